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

/** Without settings: they stay as they are. */
export const sentDraft = editorDraft.partial({ settings: true });

/** `etag` is also sent as the header of that name; the next change sends it back as `If-Match`. Instants are ISO 8601. */
export const wireWorkspace = z.strictObject({
  etag: z.string(),
  draft: editorDraft,
  /** null: no changes since the last publication */
  saved: z.strictObject({ at: z.string(), by: z.string().nullable() }).nullable(),
  published: editorSettings,
  publishedPages: sitePages,
  /** how many publications of it wait for their time; the draft shows them */
  planned: z.int(),
  /** the parts with unpublished changes that are not planned */
  changed: z.array(z.string()),
  /** another one after each change of the draft, the plans or the published content; events repeat it */
  revision: z.string(),
  /** false: another system publishes the settings, which are only reviewed here; pages are always published here */
  canPublish: z.boolean(),
});

export type WireDraft = Immutable<z.infer<typeof editorDraft>>;
export type SentDraft = Immutable<z.infer<typeof sentDraft>>;
export type WireWorkspace = Immutable<z.infer<typeof wireWorkspace>>;
