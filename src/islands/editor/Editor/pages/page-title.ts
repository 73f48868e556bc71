import { fixedPages, type SitePages } from '#domain/content/pages/site-pages.ts';
import { ownTitle } from '#domain/content/part-name.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';

/** What editors call a page, by its name in issues and comparisons. */
export function titleOfPage(t: Translate<'editor'>, locale: Locale, pages: SitePages, name: string): string {
  const fixed = fixedPages.find((each) => each === name);
  if (fixed !== undefined) return t(`page_${fixed}`);
  const own = pages.own.find(({ slug }) => `/p/${slug}` === name);
  return own === undefined ? name : ownTitle(own, locale);
}
