import { ownIdOf } from '../content/content-parts.ts';
import { type Locale, locales } from '../locale.ts';
import { translateUnknown, translator, type Words } from '../words.ts';

/** What editors call the values of the site. */
export interface SiteNames {
  /** of the editor */
  readonly words: Words;
  /** the titles of own pages by their ids */
  readonly pages: Readonly<Record<string, string>>;
}

/** `about/title.ru` as editors call it: the page, the field, the language. */
export function nameOfValue({ words, pages }: SiteNames, path: string): string {
  const { page } = partsOf(path);
  const own = ownIdOf(page);
  const pageName =
    own === null
      ? (translateUnknown(translator<'editor'>(words), `page_${page}`) ?? '')
      : (pages[own] ?? translator<'editor'>(words)('part_removed'));
  return [pageName, nameOfField(words, path)].filter((text) => text !== '').join(' · ');
}

/** The same without the page. */
export function nameOfField(words: Words, path: string): string {
  const t = translator<'editor'>(words);
  const { page, keys } = partsOf(path);
  const isTranslated = locales.includes(keys.at(-1) as Locale);
  const language = isTranslated ? t(`lang_${keys.at(-1) as Locale}`) : '';
  const field = (isTranslated ? keys.slice(0, -1) : keys).findLast((key) => !/^\d+$/.test(key)) ?? path;
  const ofPage = keys.length === 1 ? ['own', 'part'] : ['part', 'own'];
  const prefixes = page === '' ? ['field'] : page === 'banners' ? ['banner', 'part'] : ofPage;
  const name = prefixes.map((prefix) => translateUnknown(t, `${prefix}_${field}`)).find((found) => found !== null) ?? field;
  return [name, language].filter((text) => text !== '').join(' · ');
}

const prefixOfChoice: Readonly<Record<string, string>> = { kind: 'block', side: 'choice', tone: 'choice', employment: 'choice' };

/** A value of the site as editors call it: the kind or the look of a block, the place of a link; others as they are. */
export function textOfValue({ words }: SiteNames, path: string, value: string | number): string | number {
  const { keys } = partsOf(path);
  const prefix = keys.length > 1 ? prefixOfChoice[keys.at(-1) ?? ''] : keys[0] === 'place' ? 'own_place' : undefined;
  return (prefix === undefined ? null : translateUnknown(translator<'editor'>(words), `${prefix}_${value}`)) ?? value;
}

/** The page of a path and the keys of its field. */
function partsOf(path: string) {
  const slash = path.indexOf('/');
  return { page: path.slice(0, Math.max(0, slash)), keys: path.slice(slash + 1).split('.') };
}
