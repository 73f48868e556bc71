import type { Id } from '../../id.ts';
import { type Locale, locales } from '../../locale.ts';
import { isEmptyText } from '../../localized-text.ts';
import { parseShopPhones } from '../../place/shop-phones.ts';
import { linksOf } from '../extract-facts.ts';
import { hasBarePicture, hiddenMarkup, isTooComplex, mostCharacters } from '../markup.ts';
import { wrongApostrophes } from '../uzbek-apostrophe.ts';
import { type PageText, textsOfPage } from './block-texts.ts';
import type { Block } from './blocks.ts';
import { everyPage, type OwnPage, type SitePages } from './site-pages.ts';

export type PageRule =
  | 'missing'
  | 'missing_picture'
  | 'missing_link'
  | 'missing_alt'
  | 'too_long'
  | 'too_complex'
  | 'apostrophes'
  | 'hidden_markup'
  | 'dead_link'
  | 'not_a_phone'
  | 'gone_dishes'
  | 'gone_restaurants';

/** Whether the shop has no dish or restaurant with an id. */
export type IsGone = (of: 'dishes' | 'restaurants', id: Id) => boolean;

/** A problem of a page's head or of one of its blocks. */
export interface PageIssue {
  /** `about`, or `/p/delivery` */
  readonly page: string;
  /** as in a JSON document: `blocks.2.items.0.answer` */
  readonly path: string;
  /** null: it has no languages */
  readonly locale: Locale | null;
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
 * @param isGone whether the shop has no such dish or restaurant
 */
export function lintPages(pages: SitePages, isDead: (path: string) => boolean = () => false, isGone: IsGone = () => false): PageIssue[] {
  return everyPage(pages).flatMap(({ name, page, own }) => [
    ...[...(own === null ? [] : titleOf(own)), ...textsOfPage(page)].flatMap((text) =>
      lintText(text, isDead).map((issue) => ({ page: name, path: text.path, ...issue })),
    ),
    ...page.blocks.flatMap((block, at) =>
      [...lintBlock(block, isDead), ...lintIds(block, isGone)].map(({ path, ...issue }) => ({
        page: name,
        path: `blocks.${at}.${path}`,
        ...issue,
      })),
    ),
  ]);
}

/** The links of all pages' blocks and Markdown texts and of banners, internal and external, each once. */
export function linksOfPages(pages: SitePages): string[] {
  const links = everyPage(pages).flatMap(({ page }) => [
    ...textsOfPage(page).flatMap(({ text, use }) => (use === 'markdown' ? locales.flatMap((locale) => linksOf(text[locale])) : [])),
    ...page.blocks.flatMap((block) => linkOf(block)?.href ?? []),
  ]);
  const ofBanners = pages.banners.flatMap(({ link }) => (link?.kind === 'page' ? [link.path] : []));
  return [...new Set([...links, ...ofBanners].filter((link) => /^(\/|https?:)/.test(link)))];
}

/** What a block misses beside its texts: its picture, a phone that can be called, and a link that works. */
function lintBlock(block: Block, isDead: (path: string) => boolean): Omit<PageIssue, 'page'>[] {
  const issue = (path: string, rule: PageRule, found: readonly string[], isBlocking: boolean) => ({
    path,
    rule,
    found,
    isBlocking,
    locale: null,
  });
  const link = linkOf(block);
  return [
    ...('phone' in block && parseShopPhones(block.phone) === null ? [issue('phone', 'not_a_phone', [block.phone], false)] : []),
    ...('picture' in block && block.picture.image === '' ? [issue('picture', 'missing_picture', [], true)] : []),
    ...(link?.href === '' ? [issue(link.path, 'missing_link', [], true)] : []),
    ...(link !== null && link.href !== '' && isDead(link.href) ? [issue(link.path, 'dead_link', [link.href], false)] : []),
  ];
}

/** Dishes and restaurants that the page leaves out, because there are none with these ids. */
function lintIds(block: Block, isGone: IsGone): Omit<PageIssue, 'page'>[] {
  const gone = (path: string, of: 'dishes' | 'restaurants', ids: readonly Id[]): Omit<PageIssue, 'page'>[] => {
    const found = ids.filter((id) => isGone(of, id));
    return found.length === 0 ? [] : [{ path, rule: `gone_${of}`, found, locale: null, isBlocking: false }];
  };
  if (block.kind === 'dishes') return gone('ids', 'dishes', block.ids);
  return block.kind === 'restaurants' ? block.items.flatMap(({ id }, at) => gone(`items.${at}.id`, 'restaurants', [id])) : [];
}

function linkOf(block: Block): { readonly path: string; readonly href: string } | null {
  if (block.kind === 'video') return { path: 'url', href: block.url };
  return 'link' in block && block.link !== null ? { path: 'link.href', href: block.link.href } : null;
}

/** The title of an own page is required; other pages have one already. */
function titleOf({ title }: OwnPage): PageText[] {
  return isEmptyText(title) ? [{ path: 'title', text: title, use: 'line', isRequired: true }] : [];
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
      ...issue(
        locale,
        'too_long',
        isMarkdown && written.length > mostCharacters ? [String(written.length), String(mostCharacters)] : [],
        true,
      ),
      ...issue(locale, 'too_complex', isMarkdown && isTooComplex(written) ? [locale] : [], true),
      ...issue(locale, 'apostrophes', locale === 'uz' ? wrongApostrophes(written) : []),
      ...issue(locale, 'hidden_markup', isMarkdown ? hiddenMarkup(written) : []),
      ...issue(locale, 'missing_alt', isMarkdown && hasBarePicture(written) ? [locale] : [], true),
      ...issue(locale, 'dead_link', isMarkdown ? linksOf(written).filter(isDead) : []),
    ];
  });
}
