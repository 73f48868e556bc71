import type { SiteSettings } from '#domain/site-settings.ts';
import { type MapPalette, mapPalette } from '#map/map-palette.ts';
import { drawMapPicture, type PicturedZone } from '#map/map-picture.ts';
import { themeStyle } from '../theme.ts';

type Look = Pick<SiteSettings, 'isDarkMode' | 'primaryColor' | 'accentColor'>;

/** The values of `src/styles/tokens.css` that the map is colored with. */
export const mapTokens = {
  light: {
    '--paper': '#fcf5e8',
    '--card': '#fffdf8',
    '--line': '#eddcc0',
    '--brand': '#0b6e69',
    '--accent': '#f6bd4f',
    '--ink': '#25190f',
  },
  dark: { '--paper': '#17110b', '--card': '#251c13', '--line': '#3d3022', '--brand': '#54c7b7', '--accent': '#f6bd4f', '--ink': '#f8efe0' },
} as const;

/** The colors of the built-in map on the shop's pages. */
export function mapColors(settings: Look): MapPalette {
  const chosen = themeStyle(settings)
    .split(';')
    .map((property) => property.split(':'));
  const tokens: Record<string, string> = { ...mapTokens[settings.isDarkMode ? 'dark' : 'light'], ...Object.fromEntries(chosen) };
  return mapPalette((name) => tokens[name] ?? '');
}

/** The large picture of Tashkent as SVG in the shop's colors. */
export function shopMapPicture(settings: Look, zones: readonly PicturedZone[]): string {
  return drawMapPicture(mapColors(settings), zones);
}
