import { type Locale, locales } from '../../locale.ts';
import { isEmptyText } from '../../localized-text.ts';
import { wrongApostrophes } from '../uzbek-apostrophe.ts';
import type { Banner, BannerLink } from './banners.ts';

type BannerRule = 'missing' | 'missing_alt' | 'missing_link' | 'apostrophes' | 'times_swapped' | 'dead_link' | PromoRule;

/** What is wrong with a promo code: there is none, or it has ended. Editors are asked before they publish it. */
export type PromoRule = 'promo_unknown' | 'promo_over';

/** A problem of a banner. */
export interface BannerIssue {
  readonly page: 'banners';
  /** of the banner */
  readonly id: string;
  readonly field: 'title' | 'text' | 'alt' | 'times' | 'link';
  /** null: the field has no languages */
  readonly locale: Locale | null;
  readonly rule: BannerRule;
  readonly found: readonly string[];
  /** true: it prevents publishing */
  readonly isBlocking: boolean;
}

type RuleOfLink = (link: BannerLink) => 'dead_link' | PromoRule | null;

type Issue = Omit<BannerIssue, 'page' | 'id'>;

/**
 * All issues of banners. What prevents publishing: a missing alternative text, neither picture nor Russian title, a link without its
 * target, an end before the beginning.
 * @param ruleOf what is wrong with where a banner leads; null: nothing that is known
 */
export function lintBanners(banners: readonly Banner[], ruleOf: RuleOfLink = () => null): BannerIssue[] {
  return banners.flatMap((banner) => lintBanner(banner, ruleOf).map((issue) => ({ page: 'banners' as const, id: banner.id, ...issue })));
}

function lintBanner({ title, text, picture, from, until, link }: Banner, ruleOf: RuleOfLink): Issue[] {
  const wrong = link === null ? null : isUnset(link) ? 'missing_link' : ruleOf(link);
  const hasTitle = picture === null || !isEmptyText(title);
  const texts = { ...(hasTitle && { title }), ...(!isEmptyText(text) && { text }), ...(picture !== null && { alt: picture.alt }) };
  const named = Object.entries(texts) as [keyof typeof texts, Banner['title']][];
  const plain = (field: 'times' | 'link', rule: BannerRule, isBlocking: boolean): Issue => ({
    field,
    rule,
    isBlocking,
    locale: null,
    found: [],
  });
  return [
    ...named.flatMap(([field, of]) => locales.flatMap((locale) => lintText(field, locale, of[locale].trim()))),
    ...(from !== null && until !== null && until <= from ? [plain('times', 'times_swapped', true)] : []),
    ...(wrong === null
      ? []
      : [{ ...plain('link', wrong, wrong === 'missing_link'), found: link?.kind === 'promo' && link.code !== '' ? [link.code] : [] }]),
  ];
}

function isUnset(link: BannerLink): boolean {
  return ('id' in link && link.id === '') || ('code' in link && link.code === '');
}

function lintText(field: 'title' | 'text' | 'alt', locale: Locale, written: string): Issue[] {
  if (written === '') {
    const isAlt = field === 'alt';
    return [{ field, locale, rule: isAlt ? 'missing_alt' : 'missing', found: [locale], isBlocking: isAlt || locale === 'ru' }];
  }
  const wrong = locale === 'uz' ? wrongApostrophes(written) : [];
  return wrong.length === 0 ? [] : [{ field, locale, rule: 'apostrophes', found: wrong, isBlocking: false }];
}
