import type { Locale, LocalizedText } from '#domain/locale.ts';
import { isEmptyText, noText } from '#domain/localized-text.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { WireSiteSettings } from './system.ts';

/** The settings in the specification's names (contract §2). */
export function toWireSiteSettings(settings: SiteSettings): WireSiteSettings {
  return {
    SiteSettings: { Marker: settings.marker, Logo: settings.logo, Colors: toWireColors(settings) },
    callCanterPhone: settings.callCenterPhone,
    email: settings.email,
    legalNameEn: settings.legalName.en,
    legalNameUz: settings.legalName.uz,
    legalNameRu: settings.legalName.ru,
    AboutUs: toWireText(settings.aboutUs),
    Offer: toWireText(settings.offer),
    ...(settings.privacy === null ? {} : { Privacy: toWireText(settings.privacy) }),
    ...toWireBrand(settings),
    addressEn: settings.address.en,
    addressUz: settings.address.uz,
    addressRu: settings.address.ru,
    phonesEn: phonesOf(settings, 'en'),
    phonesUz: phonesOf(settings, 'uz'),
    phonesRu: phonesOf(settings, 'ru'),
    socials: settings.socials.map(({ name, url }) => ({ name, url })),
    OrderMaxSum: settings.orderMaxSum,
    PreorderDays: settings.preorderDays,
  };
}

/** Ours, beside `Privacy` (contract §9, "Brand"): absent where nothing is written. */
function toWireBrand({ brand, tagline, description }: SiteSettings): Pick<WireSiteSettings, 'brand' | 'tagline' | 'description'> {
  return {
    ...(isEmptyText(brand) ? {} : { brand: toWireText(brand) }),
    ...(isEmptyText(tagline) ? {} : { tagline: toWireText(tagline) }),
    ...(isEmptyText(description) ? {} : { description: toWireText(description) }),
  };
}

function toWireColors(settings: SiteSettings): WireSiteSettings['SiteSettings']['Colors'] {
  return {
    IsDarkMode: settings.isDarkMode ? 'true' : 'false',
    ...(settings.primaryColor === null ? {} : { Primary: settings.primaryColor }),
    ...(settings.accentColor === null ? {} : { Accent: settings.accentColor }),
  };
}

function toWireText({ ru, en, uz }: LocalizedText): WireSiteSettings['AboutUs'] {
  return { ru, en, uz };
}

function phonesOf(settings: SiteSettings, locale: Locale): string[] {
  return [...settings.phones[locale]];
}

/** The settings behind the specification's names; texts stand as they came, an empty one stays empty. */
export function fromWireSiteSettings(wire: WireSiteSettings): SiteSettings {
  const { Marker, Logo, Colors } = wire.SiteSettings;
  return {
    marker: Marker,
    logo: Logo,
    isDarkMode: Colors.IsDarkMode === 'true',
    primaryColor: Colors.Primary ?? null,
    accentColor: Colors.Accent ?? null,
    callCenterPhone: wire.callCanterPhone,
    email: wire.email,
    legalName: { ru: wire.legalNameRu, en: wire.legalNameEn, uz: wire.legalNameUz },
    aboutUs: wire.AboutUs,
    offer: wire.Offer,
    privacy: wire.Privacy ?? null,
    brand: wire.brand ?? noText,
    tagline: wire.tagline ?? noText,
    description: wire.description ?? noText,
    address: { ru: wire.addressRu, en: wire.addressEn, uz: wire.addressUz },
    phones: { ru: wire.phonesRu, en: wire.phonesEn, uz: wire.phonesUz },
    socials: wire.socials,
    orderMaxSum: wire.OrderMaxSum,
    preorderDays: wire.PreorderDays,
  };
}
