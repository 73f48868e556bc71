import type { RecordChange } from '#contract/catalog/record-changes.ts';
import { type ContentPart, partOfIssue } from '#domain/content/content-parts.ts';
import { lintContent } from '#domain/content/lint-content.ts';
import { lintBanners, type PromoRule } from '#domain/content/pages/lint-banners.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { differingLanguages } from '#domain/take-values.ts';
import type { Site } from '#stores/office/publishing.ts';

interface WrongCode {
  readonly code: string;
  readonly rule: PromoRule;
}

/** What speaks against the publication of changes of the site (R-PUBLISH-6). */
export interface Doubts {
  /** the parts of which something prevents it */
  readonly blocked: readonly ContentPart[];
  /** languages whose texts change and are not marked as checked */
  readonly unready: readonly Locale[];
  /** languages in which readers would see the Russian text */
  readonly missing: readonly Locale[];
  /** promo codes of banners that customers can't use */
  readonly wrongCodes: readonly WrongCode[];
}

/**
 * @param site null: no part of it is chosen
 * @param ruleOfCode what is wrong with a promo code; null: nothing that is known
 */
export function doubtsOf(
  site: Site | null,
  chosen: readonly RecordChange[],
  ruleOfCode: (code: string) => PromoRule | null = () => null,
): Doubts {
  const own = chosen.filter(({ section }) => section === 'content');
  if (site === null || own.length === 0) return { blocked: [], unready: [], missing: [], wrongCodes: [] };
  const { settings, pages, ready } = site.draft;
  const parts = new Set(own.map(({ id }) => id));
  // what another system publishes can't be corrected here
  const ofSettings = site.ownsSettings ? lintContent(settings) : [];
  const found = [...ofSettings, ...lintPages(pages)]
    .map(({ page, locale, rule, isBlocking }) => ({ part: partOfIssue(page, pages), locale, rule, isBlocking }))
    .filter(({ part }) => parts.has(part));
  const banners = parts.has('banners') ? lintBanners(pages.banners, (link) => (link.kind === 'promo' ? ruleOfCode(link.code) : null)) : [];
  const blocking = new Set(found.filter(({ isBlocking }) => isBlocking).map(({ part }) => part));
  if (banners.some(({ isBlocking }) => isBlocking)) blocking.add('banners');
  const lacking = new Set(found.filter(({ rule }) => rule === 'missing').map(({ locale }) => locale));
  const changed = new Set(own.flatMap(({ before, after }) => differingLanguages(before, after)));
  return {
    blocked: [...blocking],
    unready: locales.filter((locale) => changed.has(locale) && !ready[locale]),
    missing: locales.filter((locale) => lacking.has(locale)),
    wrongCodes: banners.flatMap(({ rule, found: [code = ''] }) =>
      rule === 'promo_unknown' || rule === 'promo_over' ? [{ code, rule }] : [],
    ),
  };
}
