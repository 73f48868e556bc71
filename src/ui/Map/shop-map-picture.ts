import type { SiteSettings } from '#domain/site-settings.ts';
import { type MapPalette, mapPalette } from '#map/map-palette.ts';
import { drawMapPicture, type PicturedZone } from '#map/map-picture.ts';
import { themeStyle } from '../theme.ts';

type Look = Pick<SiteSettings, 'isDarkMode' | 'primaryColor' | 'accentColor'>;

/** The values of `src/styles/tokens.css` that the map is colored with. */
export const mapTokens = {
  light: { '--paper': '#fbf8f3', '--card': '#fff', '--line': '#ece6db', '--brand': '#0b6e69', '--accent': '#f2a93b', '--ink': '#1d2422' },
  dark: { '--paper': '#121615', '--card': '#1b2120', '--line': '#2a3230', '--brand': '#3fb8ab', '--accent': '#f5b754', '--ink': '#f1f3ef' },
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
