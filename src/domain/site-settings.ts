import type { Locale, LocalizedText } from './locale.ts';
import { isEmptyText, noText } from './localized-text.ts';
import type { Som } from './money.ts';
import { clampPreorderDays } from './schedule/preorder-day.ts';

export interface SocialLink {
  readonly name: 'fb' | 'ins' | 'tg';
  readonly url: string;
}

/** The settings of the site; the same in embedded and upstream mode. */
export interface SiteSettings {
  readonly marker: string;
  readonly logo: string;
  /** the scheme of the shop */
  readonly isDarkMode: boolean;
  /** a visitor sees the scheme that the phone prefers, or chooses one */
  readonly followsVisitor: boolean;
  /** `#RRGGBB` or null */
  readonly primaryColor: string | null;
  readonly accentColor: string | null;
  readonly callCenterPhone: string;
  readonly email: string;
  readonly legalName: LocalizedText;
  /** the shop's name for customers; '' in every language: the legal name is used */
  readonly brand: LocalizedText;
  /** what the shop does, in a few words; '': a general text */
  readonly tagline: LocalizedText;
  /** the title of home for search engines and browser tabs; '': name and tagline */
  readonly homeTitle: LocalizedText;
  /** above the dishes of home; '': nothing */
  readonly homeHeading: LocalizedText;
  /** below `homeHeading`, one or two sentences; shown only with it */
  readonly homeLead: LocalizedText;
  /** one sentence for search engines and shared links; '': a general text */
  readonly description: LocalizedText;
  /** Markdown */
  readonly aboutUs: LocalizedText;
  readonly offer: LocalizedText;
  /** null: there is no `/privacy` page and no link to it */
  readonly privacy: LocalizedText | null;
  readonly address: LocalizedText;
  readonly phones: Readonly<Record<Locale, readonly string[]>>;
  readonly socials: readonly SocialLink[];
  /** 0: no limit */
  readonly orderMaxSum: Som;
  /** 1..30 */
  readonly preorderDays: number;
}

/** The settings before the first edit; also the defaults for fields missing in stored or received settings. */
export const emptySettings: SiteSettings = {
  marker: '/brand/marker.svg',
  logo: '/brand/logo.svg',
  isDarkMode: false,
  followsVisitor: false,
  primaryColor: null,
  accentColor: null,
  callCenterPhone: '',
  email: '',
  legalName: noText,
  brand: noText,
  tagline: noText,
  homeTitle: noText,
  homeHeading: noText,
  homeLead: noText,
  description: noText,
  aboutUs: noText,
  offer: noText,
  privacy: null,
  address: noText,
  phones: { ru: [], en: [], uz: [] },
  socials: [],
  orderMaxSum: 0,
  preorderDays: 1,
};

/** The same settings within their limits (R-SITE-2, R-SITE-3, R-SLOT-2): an invalid color, link to a network or number counts as absent. */
export function normalizeSettings(settings: SiteSettings): SiteSettings {
  return {
    ...settings,
    primaryColor: toColor(settings.primaryColor),
    accentColor: toColor(settings.accentColor),
    brand: withoutBlanks(settings.brand),
    tagline: withoutBlanks(settings.tagline),
    homeTitle: withoutBlanks(settings.homeTitle),
    homeHeading: withoutBlanks(settings.homeHeading),
    homeLead: withoutBlanks(settings.homeLead),
    description: withoutBlanks(settings.description),
    socials: settings.socials.filter(isLink),
    orderMaxSum: Math.max(0, Math.trunc(settings.orderMaxSum)),
    preorderDays: clampPreorderDays(settings.preorderDays),
  };
}

function toColor(value: string | null): string | null {
  return value !== null && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}

function withoutBlanks(text: LocalizedText): LocalizedText {
  return isEmptyText(text) ? noText : text;
}

function isLink({ name, url }: SocialLink): boolean {
  return ['fb', 'ins', 'tg'].includes(name) && /^https?:\/\//.test(url) && URL.canParse(url);
}
