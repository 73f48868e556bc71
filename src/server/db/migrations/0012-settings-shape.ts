import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  site_settings: { id: number; settings: string };
}

type Texts = Partial<Record<'ru' | 'en' | 'uz', string>>;

/** The previous format: settings with the names of the API and the catalog file. */
interface WireSettings extends Readonly<Record<string, unknown>> {
  readonly SiteSettings: {
    readonly Marker: string;
    readonly Logo: string;
    readonly Colors: { readonly IsDarkMode: string; readonly Primary?: string; readonly Accent?: string };
  };
  readonly AboutUs: Texts;
  readonly Offer: Texts;
  readonly Privacy?: Texts;
  readonly brand?: Texts;
  readonly tagline?: Texts;
  readonly description?: Texts;
  readonly OrderMaxSum?: number;
  readonly PreorderDays?: number;
}

/** Stores the settings under the names of the domain; only the API and the catalog file keep the names of the wire (R-SITE-1). */
export const renameSettings: Migration = {
  async up(db: Kysely<Tables>) {
    for (const { id, settings } of await db.selectFrom('site_settings').selectAll().execute()) {
      const renamed = JSON.stringify(toDomainNames(JSON.parse(settings) as WireSettings));
      await db.updateTable('site_settings').set({ settings: renamed }).where('id', '=', id).execute();
    }
  },
};

function toDomainNames(stored: WireSettings) {
  const { Marker, Logo, Colors } = stored.SiteSettings;
  const inLanguages = (name: string) => ({ ru: stored[`${name}Ru`], en: stored[`${name}En`], uz: stored[`${name}Uz`] });
  return {
    marker: Marker,
    logo: Logo,
    isDarkMode: Colors.IsDarkMode === 'true',
    primaryColor: colorOf(Colors.Primary),
    accentColor: colorOf(Colors.Accent),
    callCenterPhone: stored['callCanterPhone'],
    email: stored['email'],
    legalName: inLanguages('legalName'),
    brand: textsOf(stored.brand),
    tagline: textsOf(stored.tagline),
    description: textsOf(stored.description),
    aboutUs: textsOf(stored.AboutUs),
    offer: textsOf(stored.Offer),
    privacy: stored.Privacy === undefined ? null : textsOf(stored.Privacy),
    address: inLanguages('address'),
    phones: inLanguages('phones'),
    socials: stored['socials'],
    orderMaxSum: stored.OrderMaxSum ?? 0,
    preorderDays: Math.min(Math.max(stored.PreorderDays ?? 1, 1), 30),
  };
}

/** A missing language becomes an empty text. */
function textsOf(texts: Texts = {}): Required<Texts> {
  return { ru: texts.ru ?? '', en: texts.en ?? '', uz: texts.uz ?? '' };
}

function colorOf(value: string | undefined): string | null {
  return value !== undefined && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}
