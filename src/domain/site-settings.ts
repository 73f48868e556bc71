import type { Locale, LocalizedText } from './locale.ts';
import type { Som } from './money.ts';

export interface SocialLink {
  readonly name: 'fb' | 'ins' | 'tg';
  readonly url: string;
}

/** What the restaurant says of itself; the same in embedded and upstream mode. */
export interface SiteSettings {
  readonly marker: string;
  readonly logo: string;
  readonly isDarkMode: boolean;
  /** `#RRGGBB` or null */
  readonly primaryColor: string | null;
  readonly accentColor: string | null;
  readonly callCenterPhone: string;
  readonly email: string;
  readonly legalName: LocalizedText;
  /** what customers call the shop; '' in every language: the legal name */
  readonly brand: LocalizedText;
  /** what the shop does, in a few words; '': a general one */
  readonly tagline: LocalizedText;
  /** one sentence for search engines and shared links; '': a general one */
  readonly description: LocalizedText;
  /** Markdown */
  readonly aboutUs: LocalizedText;
  readonly offer: LocalizedText;
  /** null: there is no `/privacy` and nothing links it */
  readonly privacy: LocalizedText | null;
  readonly address: LocalizedText;
  readonly phones: Readonly<Record<Locale, readonly string[]>>;
  readonly socials: readonly SocialLink[];
  /** 0: no limit */
  readonly orderMaxSum: Som;
  /** 1..30 */
  readonly preorderDays: number;
}
