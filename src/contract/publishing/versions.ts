import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { plainChange, recordName, wirePublishing } from './publishing-wire.ts';

/** The newest first, at most 600. `records`: the first of those that each changed, of what one may publish. */
const response = z.strictObject({
  versions: z.array(
    z.strictObject({
      id: z.int(),
      publishedAt: z.iso.datetime(),
      by: z.string().nullable(),
      restoredFrom: z.int().nullable(),
      recordCount: z.int(),
      records: z.array(recordName),
    }),
  ),
});

export const versions = defineCall({
  method: 'GET',
  path: '/api/v1/office/publishing/versions',
  summary: 'The publications, the newest first',
  text: 'Those of the last year: at most 600, and as many as changed 500,000 records together.',
  who: 'publishing',
  notFor: ['bound'],
  responses: { 200: json(response) },
});

export const versionChanges = defineCall({
  method: 'GET',
  path: '/api/v1/office/publishing/versions/:id',
  summary: 'What publishing a version again would change',
  text: 'The version 0 is what was live before the oldest version.',
  who: 'publishing',
  notFor: ['viewer', 'bound'],
  params: numberParams,
  responses: { 200: json(z.strictObject({ changes: z.array(plainChange) })) },
});

/** R-EDITOR-4 */
export const publishVersion = defineCall({
  method: 'POST',
  path: '/api/v1/office/publishing/versions/:id/restore',
  summary: 'Publish a version again, as far as one may',
  text: 'The version 0 is what was live before the oldest version. Stop-list, portions, pauses, orders and unpublished changes stay.',
  who: 'publishing',
  notFor: ['bound'],
  params: numberParams,
  responses: { 200: json(wirePublishing) },
  problems: ['CATALOG_INVALID', 'SLUG_TAKEN'],
});
