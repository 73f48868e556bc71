import { z } from 'zod';
import { localizedText } from '../lib/scalars.ts';

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
  brand: localizedText.exactOptional(),
  tagline: localizedText.exactOptional(),
  description: localizedText.exactOptional(),
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

const answeredText = z.string().nullish();
const answeredTexts = z.object({ ru: answeredText, en: answeredText, uz: answeredText }).nullish();
const answeredList = z.array(z.string()).nullish();

/** The same call answered by an upstream: what the specification names, anything of it may be absent, anything else is left behind. */
export const answeredSiteSettings = z.object({
  SiteSettings: z
    .object({
      Marker: answeredText,
      Logo: answeredText,
      Colors: z.object({ IsDarkMode: answeredText, Primary: answeredText, Accent: answeredText }).nullish(),
    })
    .nullish(),
  callCanterPhone: answeredText,
  email: answeredText,
  legalNameEn: answeredText,
  legalNameUz: answeredText,
  legalNameRu: answeredText,
  AboutUs: answeredTexts,
  Offer: answeredTexts,
  Privacy: answeredTexts,
  brand: answeredTexts,
  tagline: answeredTexts,
  description: answeredTexts,
  addressEn: answeredText,
  addressUz: answeredText,
  addressRu: answeredText,
  phonesEn: answeredList,
  phonesUz: answeredList,
  phonesRu: answeredList,
  socials: z.array(z.object({ name: answeredText, url: answeredText })).nullish(),
  OrderMaxSum: z.number().nullish(),
  PreorderDays: z.number().nullish(),
});

export type AnsweredSiteSettings = z.infer<typeof answeredSiteSettings>;
export type WireSiteSettings = z.infer<typeof wireSiteSettings>;
