import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { recordName } from '../publishing/publishing-wire.ts';
import { wireCatalogWorkspace } from './catalog-wire.ts';

/** `at` absent: immediately; a time less than a minute ahead is rejected. `records` absent: all changes. */
const body = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  records: z.array(recordName).min(1).max(20_000).optional(),
});

export const publishCatalog = defineCall({
  method: 'POST',
  path: '/api/v1/office/catalog/publish',
  summary: 'Publish changes of the catalog, now or later',
  text: 'Changes that are planned leave the draft. At their time they are added to what is live then.',
  who: 'catalog',
  body: jsonBody(body, { at: '2026-12-01T09:00:00+05:00' }, { isOptional: true, maxBytes: 2_000_000 }),
  responses: { 200: json(wireCatalogWorkspace) },
  problems: ['CATALOG_INVALID', 'PUBLISH_TIME_PAST', 'PUBLISHED_ELSEWHERE', 'NOT_FOUND'],
});
