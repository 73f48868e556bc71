import type { Locale, LocalizedText } from '#domain/locale.ts';
import { isEmptyText } from '#domain/localized-text.ts';
import type { SiteSettings, SocialLink } from '#domain/site-settings.ts';

/** A type whose values may be absent or null at any depth. */
export type Loose<Wire> = Wire extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : Wire extends object
    ? { readonly [Key in keyof Wire]?: Loose<Wire[Key]> | null | undefined }
    : Wire extends string
      ? string
      : Wire;

type WireText = Record<Locale, string>;

const same = <Value>() => ({ write: (value: Value) => value, read: (wire: Value) => wire });
const writeText = ({ ru, en, uz }: LocalizedText): WireText => ({ ru, en, uz });
const readText = ({ ru, en, uz }: Loose<WireText>): LocalizedText => ({ ru: ru ?? '', en: en ?? '', uz: uz ?? '' });

/**
 * How each kind of setting is converted to and from the wire format; its limits are defined in settings-schema.ts. `write` returns
 * undefined for a value that is omitted. `read` gets the received value, any part of which may be missing from an upstream or a file; a
 * missing setting keeps its empty value.
 */
export const codecs = {
  /** a path of this site or a URL */
  picture: same<string>(),
  flag: { write: (value: boolean) => (value ? 'true' : 'false'), read: (wire: string): boolean => wire === 'true' },
  /** whether it follows the visitor; omitted while it is fixed */
  scheme: {
    write: (value: boolean): 'visitor' | undefined => (value ? 'visitor' : undefined),
    read: (wire: string): boolean => wire === 'visitor',
  },
  color: { write: (value: string | null) => value ?? undefined, read: (wire: string) => wire },
  line: same<string>(),
  /** Markdown in three languages */
  page: { write: writeText, read: readText },
  /** omitted when there is none */
  optionalPage: { write: (value: LocalizedText | null) => (value === null ? undefined : writeText(value)), read: readText },
  /** one line in three languages, omitted while it is empty in all of them */
  optionalLines: { write: (value: LocalizedText) => (isEmptyText(value) ? undefined : writeText(value)), read: readText },
  phones: { write: (value: readonly string[]) => [...value], read: (wire: readonly string[]) => [...wire] },
  socials: {
    write: (value: readonly SocialLink[]) => value.map(({ name, url }) => ({ name, url })),
    read: (wire: readonly Loose<SocialLink>[]) => wire.map(({ name, url }) => ({ name: name ?? '', url: url ?? '' }) as SocialLink),
  },
  sum: same<number>(),
  days: same<number>(),
} satisfies Readonly<Record<string, Codec>>;

interface Codec {
  readonly write: (value: never) => unknown;
  readonly read: (wire: never) => unknown;
}

export type Kind = keyof typeof codecs;

/**
 * Every setting: its name in the domain, its path on the wire (R-SITE-1) and its kind, in the order of the wire.
 * `*` stands for one key per language, `legalNameEn`; a dot separates an object from its field.
 */
export const settingsFields = {
  marker: ['SiteSettings.Marker', 'picture'],
  logo: ['SiteSettings.Logo', 'picture'],
  isDarkMode: ['SiteSettings.Colors.IsDarkMode', 'flag'],
  followsVisitor: ['SiteSettings.Colors.Scheme', 'scheme'],
  primaryColor: ['SiteSettings.Colors.Primary', 'color'],
  accentColor: ['SiteSettings.Colors.Accent', 'color'],
  callCenterPhone: ['callCanterPhone', 'line'],
  email: ['email', 'line'],
  legalName: ['legalName*', 'line'],
  aboutUs: ['AboutUs', 'page'],
  offer: ['Offer', 'page'],
  privacy: ['Privacy', 'optionalPage'],
  brand: ['brand', 'optionalLines'],
  tagline: ['tagline', 'optionalLines'],
  homeTitle: ['homeTitle', 'optionalLines'],
  homeHeading: ['homeHeading', 'optionalLines'],
  homeLead: ['homeLead', 'optionalLines'],
  description: ['description', 'optionalLines'],
  address: ['address*', 'line'],
  phones: ['phones*', 'phones'],
  socials: ['socials', 'socials'],
  orderMaxSum: ['OrderMaxSum', 'sum'],
  preorderDays: ['PreorderDays', 'days'],
} as const satisfies { readonly [Key in keyof SiteSettings]: Field<SiteSettings[Key]> };

type ValueOf<K extends Kind> = Parameters<(typeof codecs)[K]['write']>[0];
type KindOf<Value> = { [K in Kind]: Value extends ValueOf<K> ? K : never }[Kind];
type Field<Value> =
  | readonly [wire: string, kind: KindOf<Value>]
  | (Value extends Readonly<Record<Locale, infer Item>> ? readonly [wire: `${string}*`, kind: KindOf<Item>] : never);

/** The paths of a field on the wire, with the language of each where it has one. */
export function placesOf(place: string): readonly (readonly [path: readonly string[], locale: Locale | null])[] {
  if (!place.endsWith('*')) return [[place.split('.'), null]];
  const name = place.slice(0, -1);
  return [[[`${name}En`], 'en'] as const, [[`${name}Uz`], 'uz'] as const, [[`${name}Ru`], 'ru'] as const];
}

type Written<K extends Kind> = ReturnType<(typeof codecs)[K]['write']>;
type Keyed<Key extends string, Value> = undefined extends Value ? { [Each in Key]?: Exclude<Value, undefined> } : { [Each in Key]: Value };
type Placed<Place extends string, Value> = Place extends `${infer Head}.${infer Rest}`
  ? { [Each in Head]: Placed<Rest, Value> }
  : Place extends `${infer Name}*`
    ? Keyed<`${Name}${'En' | 'Uz' | 'Ru'}`, Value>
    : Keyed<Place, Value>;
type Fields = typeof settingsFields;
type EachPlaced = { [Key in keyof Fields]: (wire: Placed<Fields[Key][0], Written<Fields[Key][1]>>) => void }[keyof Fields];

/** The response of `GET /api/system/`: all paths of the table combined. */
export type WireSiteSettings = EachPlaced extends (wire: infer Whole) => void ? Whole : never;

/** Settings in which any field may be missing: from an upstream, or from a catalog file. */
export type LooseSiteSettings = Loose<WireSiteSettings>;
