import { type Locale, locales } from '../locale.ts';
import { parseShopPhones } from '../place/shop-phones.ts';
import type { SiteSettings } from '../site-settings.ts';
import { factsOf, linksOf, type TextFacts } from './extract-facts.ts';
import { type ContentPage, type TextField, textOf, textRules } from './fields.ts';
import { hasBarePicture, hiddenMarkup, isTooComplex } from './markup.ts';
import { wrongApostrophes } from './uzbek-apostrophe.ts';

type IssueRule =
  | 'missing'
  | 'too_long'
  | 'too_complex'
  | 'phones_differ'
  | 'links_differ'
  | 'numbers_differ'
  | 'apostrophes'
  | 'hidden_markup'
  | 'missing_alt'
  | 'dead_link'
  | 'not_a_phone';

/** A problem that a reader of the site would notice. */
export interface ContentIssue {
  readonly page: ContentPage;
  readonly field: TextField | 'phones' | 'callCenterPhone' | 'email' | 'socials';
  /** null: the field has no languages */
  readonly locale: Locale | null;
  readonly rule: IssueRule;
  /** what the issue is about: words, addresses, numbers; a count for `too_long` */
  readonly found: readonly string[];
  /** true: it prevents publishing */
  readonly isBlocking: boolean;
}

/**
 * All issues of the settings' texts, in the order of the pages.
 * @param isDead whether a link is broken or does not respond
 */
export function lintContent(settings: SiteSettings, isDead: (path: string) => boolean = () => false): ContentIssue[] {
  return [...textRules.flatMap((rule) => reviewText(settings, rule, isDead)), ...reviewContacts(settings, isDead)];
}

function reviewText(settings: SiteSettings, rule: (typeof textRules)[number], isDead: (path: string) => boolean): ContentIssue[] {
  const { field, page, isMarkdown, fits, isOptional = false } = rule;
  if (field === 'privacy' && settings.privacy === null) return [];
  const texts = locales.map((locale) => ({ locale, text: textOf(settings, field, locale).trim() }));
  if (isOptional && field !== 'privacy' && texts.every(({ text }) => text === '')) return [];
  const t = (locale: Locale, of: IssueRule, found: readonly string[], isBlocking = false): ContentIssue[] =>
    found.length === 0 ? [] : [{ page, field, locale, rule: of, found, isBlocking }];
  const own = texts.flatMap(({ locale, text }) => [
    ...t(locale, 'missing', text === '' ? [locale] : [], text === '' && locale === 'ru' && field === 'privacy'),
    ...t(locale, 'too_long', text.length > fits ? [String(text.length), String(fits)] : [], isMarkdown),
    ...t(locale, 'too_complex', isMarkdown && isTooComplex(text) ? [locale] : [], true),
    ...t(locale, 'apostrophes', locale === 'uz' ? wrongApostrophes(text) : []),
    ...t(locale, 'hidden_markup', isMarkdown ? hiddenMarkup(text) : []),
    ...t(locale, 'missing_alt', isMarkdown && hasBarePicture(text) ? [locale] : [], true),
    ...t(locale, 'dead_link', isMarkdown ? linksOf(text).filter(isDead) : []),
  ]);
  return [...own, ...diffs(texts).flatMap(({ locale, rule: of, found }) => t(locale, of, found))];
}

const compared = { phones: 'phones_differ', links: 'links_differ', numbers: 'numbers_differ' } as const;

/** Compares each language with Russian; a language without a text is only reported as missing. */
function diffs(texts: readonly { readonly locale: Locale; readonly text: string }[]) {
  const [russian, ...others] = texts.filter(({ text }) => text !== '').map(({ locale, text }) => ({ locale, facts: factsOf(text) }));
  if (russian === undefined) return [];
  return others.flatMap(({ locale, facts }) =>
    (Object.keys(compared) as (keyof TextFacts)[]).map((kind) => ({
      locale,
      rule: compared[kind],
      found: [
        ...without(facts[kind], russian.facts[kind]).map((each) => `+ ${each}`),
        ...without(russian.facts[kind], facts[kind]).map((each) => `− ${each}`),
      ],
    })),
  );
}

/** The items that the first list has in addition to the second. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const rest = [...those];
  return these.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function reviewContacts(settings: SiteSettings, isDead: (link: string) => boolean): ContentIssue[] {
  const t = (field: ContentIssue['field'], locale: Locale | null, rule: IssueRule, found: readonly string[]): ContentIssue[] =>
    found.length === 0 ? [] : [{ page: 'contacts', field, locale, rule, found, isBlocking: false }];
  const dialed = (locale: Locale) =>
    settings.phones[locale].flatMap((phone) => parseShopPhones(phone)?.map(({ dial }) => dial.replace('+', '')) ?? phone.trim());
  const isPhone = (phone: string) => parseShopPhones(phone) !== null;
  const { callCenterPhone } = settings;
  return [
    ...t('callCenterPhone', null, 'missing', callCenterPhone === '' ? ['callCenterPhone'] : []),
    ...t('callCenterPhone', null, 'not_a_phone', callCenterPhone === '' || isPhone(callCenterPhone) ? [] : [callCenterPhone]),
    ...t('email', null, 'missing', settings.email === '' ? ['email'] : []),
    ...t(
      'socials',
      null,
      'dead_link',
      settings.socials.map(({ url }) => url).filter((url) => isDead(url)),
    ),
    ...locales.flatMap((locale) => [
      ...t('phones', locale, 'missing', settings.phones[locale].length === 0 ? [locale] : []),
      ...t(
        'phones',
        locale,
        'not_a_phone',
        settings.phones[locale].filter((phone) => !isPhone(phone)),
      ),
      ...t(
        'phones',
        locale,
        'phones_differ',
        locale === 'ru' || settings.phones[locale].length === 0 ? [] : differing(dialed('ru'), dialed(locale)),
      ),
    ]),
  ];
}

function differing(russian: readonly string[], others: readonly string[]): string[] {
  return [...without(others, russian).map((phone) => `+ ${phone}`), ...without(russian, others).map((phone) => `− ${phone}`)];
}
