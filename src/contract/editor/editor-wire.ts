import { z } from 'zod';
import type { Immutable } from '../lib/define-call.ts';
import { freeText } from '../lib/scalars.ts';
import { sitePages } from '../shop/pages-schema.ts';
import { editorSettings } from '../shop/settings-schema.ts';

const comment = freeText(2_000);

export const editorDraft = z.strictObject({
  settings: editorSettings,
  pages: sitePages,
  ready: z.strictObject({ ru: z.boolean(), en: z.boolean(), uz: z.boolean() }),
  comments: z.strictObject({ about: comment, contacts: comment, offer: comment, privacy: comment, look: comment, ordering: comment }),
});

/** `etag` is also sent as the header of that name; the next change sends it back as `If-Match`. Instants are ISO 8601. */
export const wireWorkspace = z.strictObject({
  etag: z.string(),
  draft: editorDraft,
  /** null: no changes since the last publication */
  saved: z.strictObject({ at: z.string(), by: z.string().nullable() }).nullable(),
  published: editorSettings,
  publishedPages: sitePages,
  scheduled: z.strictObject({ at: z.string(), by: z.string().nullable() }).nullable(),
  /** false: another system publishes the settings, which are only reviewed here; pages are always published here */
  canPublish: z.boolean(),
});

export type WireDraft = Immutable<z.infer<typeof editorDraft>>;
export type WireWorkspace = Immutable<z.infer<typeof wireWorkspace>>;
