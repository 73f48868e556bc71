export interface MapPalette {
  readonly abroad: string;
  readonly home: string;
  /** Of the country where a single city fills the view. */
  readonly land: string;
  readonly edge: string;
  readonly border: string;
  readonly water: string;
  readonly river: string;
  readonly town: string;
  readonly park: string;
  readonly avenue: string;
  readonly avenueEdge: string;
  readonly brand: string;
  readonly accent: string;
  /** Of delivery zones by their price tier, the cheapest first and strongest, the last of another hue; further tiers look as the last. */
  readonly zones: readonly [string, string, string];
  readonly zoneEdge: string;
}

/** The last tier of zones with a color of its own. */
export const lastTier = 2;

type Rgb = readonly [number, number, number];

/** The built-in map's colors, mixed from the current values of the theme's tokens (`#rgb` or `#rrggbb`). */
export function mapPalette(token: (name: string) => string): MapPalette {
  const [paper, card, line, brand, accent, ink] = ['--paper', '--card', '--line', '--brand', '--accent', '--ink'].map((name) =>
    parseHex(token(name)),
  ) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  const isDark = lightness(paper) < 128;
  const home = isDark ? mix(card, ink, 0.03) : mix(card, paper, 0.35);
  const sea: Rgb = isDark ? [38, 84, 96] : [170, 217, 222];
  const zone = (share: number, color = brand) => toHex(mix(home, color, share));
  return {
    abroad: toHex(isDark ? mix(paper, line, 0.35) : mix(paper, line, 0.75)),
    home: toHex(home),
    land: toHex(isDark ? home : mix(paper, line, 0.9)),
    edge: toHex(mix(home, brand, 0.6)),
    border: toHex(mix(line, ink, isDark ? 0.16 : 0.2)),
    water: toHex(mix(sea, brand, 0.12)),
    river: toHex(mix(sea, brand, isDark ? 0.2 : 0.16)),
    town: toHex(mix(home, line, isDark ? 0.3 : 0.45)),
    park: toHex(mix(home, [116, 158, 70], isDark ? 0.35 : 0.5)),
    avenue: toHex(isDark ? mix(home, ink, 0.38) : mix(card, accent, 0.04)),
    avenueEdge: toHex(isDark ? mix(paper, home, 0.5) : mix(line, ink, 0.2)),
    brand: toHex(brand),
    accent: toHex(accent),
    // in the dark the accent alone would be brown
    zones: isDark ? [zone(0.56), zone(0.26), zone(0.3, mix(accent, ink, 0.5))] : [zone(0.4), zone(0.15), zone(0.22, accent)],
    zoneEdge: zone(isDark ? 0.8 : 0.5),
  };
}

function parseHex(text: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  const hex = short ? short.slice(1).map((digit) => digit + digit) : (/^#(..)(..)(..)$/.exec(text.trim())?.slice(1) ?? ['80', '80', '80']);
  return hex.map((pair) => Number.parseInt(pair, 16)) as unknown as Rgb;
}

/** `share` of the second color, 0 to 1. */
function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [0, 1, 2].map((index) => Math.round((a[index] ?? 0) * (1 - share) + (b[index] ?? 0) * share)) as unknown as Rgb;
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function lightness([red, green, blue]: Rgb): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
