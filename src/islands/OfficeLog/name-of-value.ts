import { ownIdOf } from '#domain/content/content-parts.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { translateUnknown, translator, type Words } from '#domain/words.ts';

/** What editors call the values of the site. */
export interface SiteNames {
  /** of the editor */
  readonly words: Words;
  /** the titles of own pages by their ids */
  readonly pages: Readonly<Record<string, string>>;
}

/** `about/title.ru` as editors call it: the page, the field, the language. */
export function nameOfValue({ words, pages }: SiteNames, path: string): string {
  const t = translator<'editor'>(words);
  const slash = path.indexOf('/');
  const page = path.slice(0, Math.max(0, slash));
  const keys = path.slice(slash + 1).split('.');
  const isTranslated = locales.includes(keys.at(-1) as Locale);
  const language = isTranslated ? t(`lang_${keys.at(-1) as Locale}`) : '';
  const field = (isTranslated ? keys.slice(0, -1) : keys).findLast((key) => !/^\d+$/.test(key)) ?? path;
  const prefixes = page === '' ? ['field'] : page === 'banners' ? ['banner', 'part'] : ['part', 'own'];
  const name = prefixes.map((prefix) => translateUnknown(t, `${prefix}_${field}`)).find((found) => found !== null) ?? field;
  const own = ownIdOf(page);
  const pageName = own === null ? (translateUnknown(t, `page_${page}`) ?? '') : (pages[own] ?? t('part_removed'));
  return [pageName, name, language].filter((text) => text !== '').join(' · ');
}
