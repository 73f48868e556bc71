/** The source of the map style; null: the built-in style, without requests to other origins. */
export interface MapConfig {
  /** with key, language and version filled in */
  readonly styleUrl: string | null;
  /** the style's own origin and further ones of its tiles, fonts and pictures */
  readonly origins: readonly string[];
}

interface MapVariables {
  readonly style: string;
  readonly key: string;
  readonly language: string;
  readonly version: string;
  readonly origins: readonly string[];
}

/** Keyless street map of OpenFreeMap, data © OpenStreetMap. */
export const defaultMapStyle = 'https://tiles.openfreemap.org/styles/liberty';

/** Fills `{key}`, `{lang}` and `{version}` of a style URL (R-MAP-4); null when the result is not an http(s) URL. */
export function mapConfigOf({ style, key, language, version, origins }: MapVariables): MapConfig | null {
  if (style === 'builtin') return { styleUrl: null, origins: [] };
  const values: Record<string, string> = { key, lang: language, version };
  const filled = URL.parse(style.replace(/\{(key|lang|version)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')));
  if (filled === null || !/^https?:$/.test(filled.protocol)) return null;
  return { styleUrl: filled.href, origins: [...new Set([filled.origin, ...origins])] };
}
