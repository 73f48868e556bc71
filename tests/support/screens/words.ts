import { readFileSync } from 'node:fs';
import { type Locale, locales } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { type Namespace, plural, type Translate, translator, type Words } from '#domain/words.ts';

/** The texts of the shop in one language: the translations of a namespace, and the names of the demo catalog. */
export interface Language {
  readonly locale: Locale;
  /** '' or '/en', '/uz' */
  readonly prefix: string;
  readonly in: <Name extends Namespace>(namespace: Name) => Translate<Name>;
  /** the text of a count */
  readonly counted: <Name extends Namespace>(namespace: Name, ...of: [key: Parameters<typeof plural<Name>>[1], count: number]) => string;
  readonly dish: (id: number) => string;
  readonly restaurant: (id: number) => string;
  readonly district: (id: number) => string;
  readonly region: (id: number) => string;
  readonly option: (id: string) => string;
}

type Names = Readonly<Record<Locale, string>>;
interface Named {
  readonly id: number | string;
  readonly name: Names;
}
interface Catalog {
  readonly products: readonly Named[];
  readonly restaurants: readonly Named[];
  readonly districts: readonly Named[];
  readonly regions: readonly Named[];
  readonly modifierGroups: readonly { readonly options: readonly Named[] }[];
}

const catalog: Catalog = readJson('src/server/db/demo/catalog.json');
const options = catalog.modifierGroups.flatMap((group) => group.options);

export const languages: readonly Language[] = locales.map((locale) => ({
  locale,
  prefix: pagePath('home', locale).replace(/\/$/, ''),
  in: (namespace) => translator(readJson<Words>(`locales/${locale}/${namespace}.json`)),
  counted: (namespace, key, count) => plural(readJson<Words>(`locales/${locale}/${namespace}.json`), key, count, locale),
  dish: (id) => nameIn(catalog.products, id, locale),
  restaurant: (id) => nameIn(catalog.restaurants, id, locale),
  district: (id) => nameIn(catalog.districts, id, locale),
  region: (id) => nameIn(catalog.regions, id, locale),
  option: (id) => nameIn(options, id, locale),
}));

export function languageOf(locale: Locale): Language {
  return languages.find((language) => language.locale === locale) as Language;
}

function nameIn(list: readonly Named[], id: number | string, locale: Locale): string {
  const found = list.find((item) => item.id === id);
  if (found === undefined) throw new Error(`the demo catalog has no ${id}`);
  return found.name[locale];
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as Content;
}
