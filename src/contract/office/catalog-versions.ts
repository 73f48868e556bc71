import { z } from 'zod';
import { defineCall, json } from '../lib/define-call.ts';
import { recordName } from './catalog-wire.ts';

/** The newest first, the last 100. `records`: what each changed. */
const response = z.strictObject({
  versions: z.array(
    z.strictObject({
      id: z.int(),
      publishedAt: z.iso.datetime(),
      by: z.string().nullable(),
      restoredFrom: z.int().nullable(),
      records: z.array(recordName),
    }),
  ),
});

export const catalogVersions = defineCall({
  method: 'GET',
  path: '/api/v1/office/catalog/versions',
  summary: 'Every publication of the catalog, the newest first',
  who: 'catalog',
  responses: { 200: json(response) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
