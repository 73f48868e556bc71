import { emptySettings, type SiteSettings } from '#domain/site-settings.ts';
import { codecs, type Kind, type LooseSiteSettings, placesOf, settingsFields, type WireSiteSettings } from './settings-fields.ts';

interface Tree {
  [key: string]: unknown;
}

/** A codec whose types the table has checked. */
interface AnyCodec {
  readonly write: (value: unknown) => unknown;
  readonly read: (wire: unknown) => unknown;
}

const fields = (Object.keys(settingsFields) as (keyof SiteSettings)[]).flatMap((key) => {
  const [place, kind]: readonly [string, Kind] = settingsFields[key];
  return placesOf(place).map(([path, locale]) => ({ key, path, locale, codec: codecs[kind] as AnyCodec }));
});

/** Converts settings to the names of the wire (R-SITE-1); empty optional settings are omitted. */
export function toWireSiteSettings(settings: SiteSettings): WireSiteSettings {
  const wire: Tree = {};
  for (const { key, path, locale, codec } of fields) {
    const value = settings[key];
    const written = codec.write(locale === null ? value : (value as Tree)[locale]);
    if (written !== undefined) put(wire, path, written);
  }
  return wire as unknown as WireSiteSettings;
}

/** Converts settings from the names of the wire; texts are unchanged, missing values are empty. */
export function fromWireSiteSettings(wire: LooseSiteSettings): SiteSettings {
  const settings: Tree = { ...emptySettings };
  for (const { key, path, locale, codec } of fields) {
    const written = path.reduce<unknown>((tree, name) => (tree as Tree | null | undefined)?.[name], wire);
    if (written == null) continue;
    const value = codec.read(written);
    settings[key] = locale === null ? value : { ...(settings[key] as Tree), [locale]: value };
  }
  return settings as unknown as SiteSettings;
}

function put(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  tree[name] ??= {};
  put(tree[name] as Tree, rest, value);
}
