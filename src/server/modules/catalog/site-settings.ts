import type { CatalogueFile } from '#contract/catalog/catalog-file.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import { clampPreorderDays } from '#domain/schedule/preorder-day.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { toLocalizedText } from './localized-text.ts';

/** The stored settings as the house knows them; colors other than `#RRGGBB` count as absent, PreorderDays is kept within 1..30 (contract §2). */
export function toSiteSettings(record: CatalogueFile['settings']): SiteSettings {
  const { Marker, Logo, Colors } = record.SiteSettings;
  return {
    marker: Marker,
    logo: Logo,
    isDarkMode: Colors.IsDarkMode === 'true',
    primaryColor: toColor(Colors.Primary),
    accentColor: toColor(Colors.Accent),
    callCenterPhone: record.callCanterPhone,
    email: record.email,
    legalName: toLocalizedText({ ru: record.legalNameRu, en: record.legalNameEn, uz: record.legalNameUz }),
    aboutUs: toLocalizedText(record.AboutUs),
    offer: toLocalizedText(record.Offer),
    privacy: record.Privacy === undefined ? null : toLocalizedText(record.Privacy),
    brand: textOrNone(record.brand),
    tagline: textOrNone(record.tagline),
    description: textOrNone(record.description),
    address: toLocalizedText({ ru: record.addressRu, en: record.addressEn, uz: record.addressUz }),
    phones: { ru: record.phonesRu, en: record.phonesEn, uz: record.phonesUz },
    socials: record.socials,
    orderMaxSum: record.OrderMaxSum ?? 0,
    preorderDays: clampPreorderDays(record.PreorderDays ?? 1),
  };
}

function textOrNone(text: CatalogueFile['settings']['brand']): LocalizedText {
  return text === undefined ? noText : toLocalizedText(text);
}

function toColor(value: string | undefined): string | null {
  return value !== undefined && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}
