import type { BlockView, BlockViewOf } from '#domain/content/pages/block-view.ts';
import type { Locale } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { shopName } from '#i18n/shop-name.ts';
import type { JsonLdNode } from './json-ld.ts';

interface Context {
  readonly settings: SiteSettings;
  readonly siteUrl: string;
  readonly locale: Locale;
}

/** The questions of a page as one node, and each vacancy that has what search engines require. */
export function blocksJsonLd(blocks: readonly BlockView[], context: Context): JsonLdNode[] {
  const questions = blocks.filter((block) => block.kind === 'questions').flatMap(({ items }) => items);
  const vacancies = blocks.filter((block) => block.kind === 'vacancy');
  return [...(questions.length > 0 ? [faqPage(questions)] : []), ...vacancies.flatMap((vacancy) => jobPosting(vacancy, context))];
}

function faqPage(items: BlockViewOf<'questions'>['items']): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml.trim() },
    })),
  };
}

/** A vacancy without a day or a place is not listed. */
function jobPosting(vacancy: BlockViewOf<'vacancy'>, { settings, siteUrl, locale }: Context): JsonLdNode[] {
  const { title, html, place, employment, salaryFrom, salaryTo, postedOn, validUntil } = vacancy;
  if (postedOn === null || place === '') return [];
  const amounts = { minValue: salaryFrom ?? undefined, maxValue: salaryTo ?? undefined };
  const hasSalary = salaryFrom !== null || salaryTo !== null;
  return [
    {
      '@type': 'JobPosting',
      title,
      description: html.trim(),
      datePosted: postedOn,
      validThrough: validUntil === null ? undefined : `${validUntil}T23:59:59+05:00`,
      employmentType: employment === 'full' ? 'FULL_TIME' : 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: shopName(settings, locale), sameAs: siteUrl },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'UZ' } },
      baseSalary: hasSalary
        ? { '@type': 'MonetaryAmount', currency: 'UZS', value: { '@type': 'QuantitativeValue', ...amounts, unitText: 'MONTH' } }
        : undefined,
    },
  ];
}
