import { z } from 'zod';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';

/** The newest first; `by` is null where the editor has no name and where the version came with a catalog file. */
const response = z.strictObject({
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

export type WireVersion = Immutable<z.infer<typeof response>['versions'][number]>;

export const editorVersions = defineCall({
  method: 'GET',
  path: '/api/v1/editor/versions',
  summary: 'Every published version, the newest first',
  who: 'editor',
  responses: { 200: json(response) },
});
