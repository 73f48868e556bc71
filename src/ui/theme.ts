import type { SiteSettings } from '#domain/site-settings.ts';

type Rgb = readonly [number, number, number];
type Scheme = Pick<SiteSettings, 'isDarkMode' | 'primaryColor' | 'accentColor'>;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const paper = { light: parse('#fcf5e8'), dark: parse('#17110b') };
const card = { light: parse('#fffdf8'), dark: parse('#251c13') };

/** The contrast ratio of WCAG AA for text of any size. */
const readable = 4.5;

/**
 * The settings' colors as custom properties for the `style` of `<html>` (R-SITE-6); empty when the settings contain none.
 *
 * `--brand` keeps its hue and gets darker (light) or lighter (dark) until it is readable as text on paper, card and its own
 * soft tint; `--brand-ink` is readable on it. The contrast is AA for every color in the settings.
 */
export function themeStyle({ isDarkMode, primaryColor, accentColor }: Scheme): string {
  const properties = [...brandProperties(primaryColor, isDarkMode), ...accentProperties(accentColor)];
  return properties.map(([name, color]) => `${name}:${print(color)}`).join(';');
}

function brandProperties(color: string | null, isDark: boolean): [string, Rgb][] {
  if (color === null) return [];
  const grounds = isDark ? [paper.dark, card.dark] : [paper.light, card.light];
  const { hue, saturation, lightness } = toHsl(parse(color));
  for (let step = 0; step <= 100; step += 1) {
    const brand = fromHsl(hue, saturation, isDark ? Math.min(1, lightness + step / 100) : Math.max(0, lightness - step / 100));
    const soft = mix(isDark ? card.dark : card.light, brand, isDark ? 0.16 : 0.12);
    if ([...grounds, soft].every((ground) => contrast(brand, ground) >= readable)) {
      return [
        ['--brand', brand],
        ['--brand-ink', inkOn(brand)],
        ['--brand-soft', soft],
      ];
    }
  }
  return [];
}

function accentProperties(color: string | null): [string, Rgb][] {
  if (color === null) return [];
  const accent = parse(color);
  return [
    ['--accent', accent],
    ['--accent-ink', inkOn(accent)],
  ];
}

function inkOn(ground: Rgb): Rgb {
  const dark = mix(ground, black, 0.86);
  if (contrast(white, ground) >= readable) return white;
  return contrast(dark, ground) >= readable ? dark : black;
}

/** WCAG contrast ratio of two colors, 1..21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

/** Parses `#RRGGBB` into three numbers. */
export function parse(hex: string): Rgb {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

function toHsl(color: Rgb): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [color[0] / 255, color[1] / 255, color[2] / 255];
  const high = Math.max(r, g, b);
  const range = high - Math.min(r, g, b);
  const lightness = high - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const turn = high === r ? (g - b) / range : high === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { hue: (turn * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const at = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [at(0), at(8), at(4)];
}

function print(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
