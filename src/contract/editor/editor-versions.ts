import { z } from 'zod';
import { editorSettings } from '../shop/settings-schema.ts';

/** The newest first; `by` is null where the editor has no name, and where it came with a catalogue file. */
export const editorVersions = z.strictObject({
  versions: z.array(
    z.strictObject({
      id: z.int(),
      publishedAt: z.string(),
      by: z.string().nullable(),
      isImported: z.boolean(),
      restoredFrom: z.int().nullable(),
    }),
  ),
});

export const editorVersion = z.strictObject({ settings: editorSettings });

export type WireVersion = z.infer<typeof editorVersions>['versions'][number];
