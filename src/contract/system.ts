import { z } from 'zod';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { localizedText } from './scalars.ts';

/** The answer of `GET /api/system/` (contract §2): an allow-list, nothing else leaves the server. */
export const wireSiteSettings = z.strictObject({
  SiteSettings: z.strictObject({
    Marker: z.string(),
    Logo: z.string(),
    Colors: z.strictObject({
      IsDarkMode: z.enum(['true', 'false']),
      Primary: z.string().exactOptional(),
      Accent: z.string().exactOptional(),
    }),
  }),
  callCanterPhone: z.string(),
  email: z.string(),
  legalNameEn: z.string(),
  legalNameUz: z.string(),
  legalNameRu: z.string(),
  AboutUs: localizedText,
  Offer: localizedText,
  Privacy: localizedText.exactOptional(),
  addressEn: z.string(),
  addressUz: z.string(),
  addressRu: z.string(),
  phonesEn: z.array(z.string()),
  phonesUz: z.array(z.string()),
  phonesRu: z.array(z.string()),
  socials: z.array(z.strictObject({ name: z.enum(['fb', 'ins', 'tg']), url: z.string() })),
  OrderMaxSum: z.number(),
  PreorderDays: z.int().min(1).max(30),
});

export type WireSiteSettings = z.infer<typeof wireSiteSettings>;

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
