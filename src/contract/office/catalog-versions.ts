import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { recordName } from '../publishing/publishing-wire.ts';

/** The newest first, at most 600. `records`: the first 20 of those that each changed. */
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

export const catalogVersions = defineCall({
  method: 'GET',
  path: '/api/v1/office/catalog/versions',
  summary: 'The publications of the catalog, the newest first',
  text: 'Those of the last year: at most 600, and as many as changed 500,000 records together.',
  who: 'catalog',
  responses: { 200: json(response) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
