import { z } from 'zod';
import { freeText } from '../lib/scalars.ts';
import { editorSettings } from '../shop/settings-schema.ts';

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
