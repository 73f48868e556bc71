import type { Locale } from '../locale.ts';
import { withFallbacks } from '../localized-text.ts';
import type { SiteSettings } from '../site-settings.ts';
import { mostCharacters } from './markup.ts';

/** The sections of the editor: pages of the site, and the settings shared by all of them. */
export type ContentPage = 'about' | 'contacts' | 'offer' | 'privacy' | 'look' | 'ordering';

export const contentPages: readonly ContentPage[] = ['about', 'contacts', 'offer', 'privacy', 'look', 'ordering'];

export type TextField = 'aboutUs' | 'offer' | 'privacy' | 'legalName' | 'address' | 'brand' | 'tagline' | HomeField | 'description';

/** Texts of home. */
type HomeField = 'homeTitle' | 'homeHeading' | 'homeLead';

/** How a text is written: Markdown of a page, or one line. */
interface TextRule {
  readonly field: TextField;
  readonly page: ContentPage;
  readonly isMarkdown: boolean;
  /** the number of characters that fit on the page */
  readonly fits: number;
  /** may be empty in all languages */
  readonly isOptional?: boolean;
}

/** Every text that exists in three languages. */
export const textRules: readonly TextRule[] = [
  { field: 'aboutUs', page: 'about', isMarkdown: true, fits: mostCharacters },
  { field: 'legalName', page: 'contacts', isMarkdown: false, fits: 60 },
  { field: 'address', page: 'contacts', isMarkdown: false, fits: 120 },
  { field: 'offer', page: 'offer', isMarkdown: true, fits: mostCharacters },
  { field: 'privacy', page: 'privacy', isMarkdown: true, fits: mostCharacters, isOptional: true },
  { field: 'brand', page: 'look', isMarkdown: false, fits: 40, isOptional: true },
  { field: 'tagline', page: 'look', isMarkdown: false, fits: 80, isOptional: true },
  { field: 'homeTitle', page: 'look', isMarkdown: false, fits: 70, isOptional: true },
  { field: 'homeHeading', page: 'look', isMarkdown: false, fits: 60, isOptional: true },
  { field: 'homeLead', page: 'look', isMarkdown: false, fits: 160, isOptional: true },
  { field: 'description', page: 'look', isMarkdown: false, fits: 160, isOptional: true },
];

/** The text of a field in one language; '' if it is absent. */
export function textOf(settings: SiteSettings, field: TextField, locale: Locale): string {
  return settings[field]?.[locale] ?? '';
}

/** The settings with one text replaced; a privacy text that is empty in every language is removed. */
export function withText(settings: SiteSettings, field: TextField, locale: Locale, text: string): SiteSettings {
  const texts = { ru: '', en: '', uz: '', ...settings[field], [locale]: text };
  const isNone = field === 'privacy' && Object.values(texts).every((each) => each === '');
  return { ...settings, [field]: isNone ? null : texts };
}

/** Texts as pages show them: a language without a text repeats the Russian one (R-LANG-6), or without one another one. */
export function fillLanguages(settings: SiteSettings): SiteSettings {
  const filled = textRules.map(({ field }) => [field, settings[field] === null ? null : withFallbacks(settings[field])]);
  return { ...settings, ...Object.fromEntries(filled) };
}

/** The editor page of each setting that has no text in three languages. */
export const plainFields = {
  callCenterPhone: 'contacts',
  email: 'contacts',
  phones: 'contacts',
  socials: 'contacts',
  logo: 'look',
  marker: 'look',
  isDarkMode: 'look',
  followsVisitor: 'look',
  primaryColor: 'look',
  accentColor: 'look',
  orderMaxSum: 'ordering',
  preorderDays: 'ordering',
} as const satisfies Readonly<Record<Exclude<keyof SiteSettings, TextField>, ContentPage>>;
