import { z } from 'zod';
import { isTooComplex } from '#domain/content/markup.ts';
import { freeText, som } from '../lib/scalars.ts';

/** What editors send and get (contract §3, `editor/…`): the specification's settings with the limits of a catalogue file. */

const longText = z
  .string()
  .max(20_000)
  .refine((text) => !isTooComplex(text), 'too_complex');
const line = freeText(500);
const texts = z.strictObject({ ru: longText, en: longText, uz: longText });
const lines = z.strictObject({ ru: line, en: line, uz: line });
const phones = z.array(freeText(60).min(1)).max(20);
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'color');
/** A file of this site; what an import brought in from elsewhere may stay. */
const picture = z
  .string()
  .max(2_000)
  .regex(/^(\/(?!\/)|https?:\/\/)/, 'path');

export const editorSettings = z.strictObject({
  SiteSettings: z.strictObject({
    Marker: picture,
    Logo: picture,
    Colors: z.strictObject({ IsDarkMode: z.enum(['true', 'false']), Primary: color.exactOptional(), Accent: color.exactOptional() }),
  }),
  callCanterPhone: line,
  email: line,
  legalNameEn: line,
  legalNameUz: line,
  legalNameRu: line,
  AboutUs: texts,
  Offer: texts,
  Privacy: texts.exactOptional(),
  brand: lines.exactOptional(),
  tagline: lines.exactOptional(),
  description: lines.exactOptional(),
  addressEn: line,
  addressUz: line,
  addressRu: line,
  phonesEn: phones,
  phonesUz: phones,
  phonesRu: phones,
  socials: z
    .array(
      z.strictObject({
        name: z.enum(['fb', 'ins', 'tg']),
        url: z
          .string()
          .max(2_000)
          .regex(/^https?:\/\//, 'link'),
      }),
    )
    .max(20),
  OrderMaxSum: som,
  PreorderDays: z.int().min(1).max(30),
});

const comment = freeText(2_000);

export const editorDraft = z.strictObject({
  settings: editorSettings,
  ready: z.strictObject({ ru: z.boolean(), en: z.boolean(), uz: z.boolean() }),
  comments: z.strictObject({ about: comment, contacts: comment, offer: comment, privacy: comment, look: comment, ordering: comment }),
});

/** `etag` also stands in the header of that name; the next change sends it back as `If-Match`. Instants are ISO 8601. */
export const editorDesk = z.strictObject({
  etag: z.string(),
  draft: editorDraft,
  /** null: nothing was changed since it was published */
  saved: z.strictObject({ at: z.string(), by: z.string().nullable() }).nullable(),
  published: editorSettings,
  scheduled: z.strictObject({ at: z.string(), by: z.string().nullable() }).nullable(),
  /** false: another system publishes, and here it is only reviewed */
  canPublish: z.boolean(),
});

/** Absent: at once; a time less than a minute ahead is refused. */
export const publishBody = z.strictObject({ at: z.iso.datetime({ offset: true }).optional() });

/** Paths of this site and addresses of others. */
export const linksBody = z.strictObject({ links: z.array(z.string().max(2_000)).max(100) });

export type WireDraft = z.infer<typeof editorDraft>;
export type WireDesk = z.infer<typeof editorDesk>;
