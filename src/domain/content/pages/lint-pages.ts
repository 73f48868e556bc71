import { type Locale, locales } from '../../locale.ts';
import { isEmptyText } from '../../localized-text.ts';
import { linksOf } from '../extract-facts.ts';
import { hiddenMarkup, isTooComplex } from '../markup.ts';
import { wrongApostrophes } from '../uzbek-apostrophe.ts';
import { type PageText, textsOfPage } from './block-texts.ts';
import { everyPage, type OwnPage, type SitePages } from './site-pages.ts';

type PageRule = 'missing' | 'missing_alt' | 'too_complex' | 'apostrophes' | 'hidden_markup' | 'dead_link';

/** A problem of a page's head or of one of its blocks. */
export interface PageIssue {
  /** `about`, or `/p/delivery` */
  readonly page: string;
  /** as in a JSON document: `blocks.2.items.0.answer` */
  readonly path: string;
  readonly locale: Locale;
  readonly rule: PageRule;
  /** words or addresses; the language for a missing text */
  readonly found: readonly string[];
  /** true: it prevents publishing */
  readonly isBlocking: boolean;
}

/**
 * All issues of the pages' own texts. A missing alternative text prevents publishing, and a missing Russian one, which other languages
 * fall back to.
 * @param isDead whether a link is broken or does not respond
 */
export function lintPages(pages: SitePages, isDead: (path: string) => boolean = () => false): PageIssue[] {
  return everyPage(pages).flatMap(({ name, page, own }) =>
    [...(own === null ? [] : headOf(own)), ...textsOfPage(page)].flatMap((text) =>
      lintText(text, isDead).map((issue) => ({ page: name, path: text.path, ...issue })),
    ),
  );
}

/** The title of an own page is required; other pages have one already. */
function headOf({ title, description }: OwnPage): PageText[] {
  return [
    ...(isEmptyText(title) ? [{ path: 'title', text: title, use: 'line', isRequired: true } as const] : []),
    { path: 'description', text: description, use: 'line', isRequired: false },
  ];
}

function lintText({ text, use, isRequired }: PageText, isDead: (path: string) => boolean): Omit<PageIssue, 'page' | 'path'>[] {
  if (!isRequired && isEmptyText(text)) return [];
  const issue = (locale: Locale, rule: PageRule, found: readonly string[], isBlocking = false) =>
    found.length === 0 ? [] : [{ locale, rule, found, isBlocking }];
  return locales.flatMap((locale) => {
    const written = text[locale].trim();
    if (written === '') return issue(locale, use === 'alt' ? 'missing_alt' : 'missing', [locale], use === 'alt' || locale === 'ru');
    const isMarkdown = use === 'markdown';
    return [
      ...issue(locale, 'too_complex', isMarkdown && isTooComplex(written) ? [locale] : [], true),
      ...issue(locale, 'apostrophes', locale === 'uz' ? wrongApostrophes(written) : []),
      ...issue(locale, 'hidden_markup', isMarkdown ? hiddenMarkup(written) : []),
      ...issue(locale, 'dead_link', isMarkdown ? linksOf(written).filter(isDead) : []),
    ];
  });
}
