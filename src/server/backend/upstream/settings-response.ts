import type { CatalogueFile } from '#contract/catalog/catalog-file.ts';
import type { AnsweredSiteSettings } from '#contract/shop/system.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { emptySettings } from '../../modules/catalog/empty-settings.ts';
import { toSiteSettings } from '../../modules/catalog/site-settings.ts';
import type { ResolvePicture } from './pictures.ts';

type SettingsRecord = CatalogueFile['settings'];
type Social = SettingsRecord['socials'][number];

/** An upstream's settings as the house knows them: what is absent is empty, links are http(s) only (contract §2, §8). */
export function fromAnsweredSettings(answered: AnsweredSiteSettings, resolve: ResolvePicture): SiteSettings {
  const { SiteSettings: look, Privacy, brand, tagline, description, OrderMaxSum, PreorderDays } = answered;
  const text = (value: string | null | undefined) => value ?? '';
  const record: SettingsRecord = {
    SiteSettings: {
      Marker: resolve(look?.Marker ?? null) ?? emptySettings.SiteSettings.Marker,
      Logo: resolve(look?.Logo ?? null) ?? emptySettings.SiteSettings.Logo,
      Colors: {
        IsDarkMode: look?.Colors?.IsDarkMode === 'true' ? 'true' : 'false',
        Primary: look?.Colors?.Primary ?? undefined,
        Accent: look?.Colors?.Accent ?? undefined,
      },
    },
    callCanterPhone: text(answered.callCanterPhone),
    email: text(answered.email),
    legalNameRu: text(answered.legalNameRu),
    legalNameEn: text(answered.legalNameEn),
    legalNameUz: text(answered.legalNameUz),
    addressRu: text(answered.addressRu),
    addressEn: text(answered.addressEn),
    addressUz: text(answered.addressUz),
    phonesRu: answered.phonesRu ?? [],
    phonesEn: answered.phonesEn ?? [],
    phonesUz: answered.phonesUz ?? [],
    socials: (answered.socials ?? []).flatMap(({ name, url }) => toSocial(name, url)),
    AboutUs: toTexts(answered.AboutUs),
    Offer: toTexts(answered.Offer),
    ...(Privacy == null ? {} : { Privacy: toTexts(Privacy) }),
    ...(brand == null ? {} : { brand: toTexts(brand) }),
    ...(tagline == null ? {} : { tagline: toTexts(tagline) }),
    ...(description == null ? {} : { description: toTexts(description) }),
    ...(OrderMaxSum == null ? {} : { OrderMaxSum: Math.max(0, Math.trunc(OrderMaxSum)) }),
    ...(PreorderDays == null ? {} : { PreorderDays: Math.trunc(PreorderDays) }),
  };
  return toSiteSettings(record);
}

function toTexts(texts: AnsweredSiteSettings['AboutUs']): { ru: string; en: string; uz: string } {
  return { ru: texts?.ru ?? '', en: texts?.en ?? '', uz: texts?.uz ?? '' };
}

function toSocial(name: string | null | undefined, url: string | null | undefined): Social[] {
  const isKnown = name === 'fb' || name === 'ins' || name === 'tg';
  return isKnown && url != null && /^https?:\/\//.test(url) && URL.canParse(url) ? [{ name, url }] : [];
}
