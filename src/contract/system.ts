import { z } from 'zod';
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
