import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { recordName } from '../publishing/publishing-wire.ts';
import { wireCatalogDraft } from './catalog-wire.ts';

/** `records` absent: all changes. */
const body = z.strictObject({ records: z.array(recordName).min(1).max(20_000).optional() });

export const discardCatalogChanges = defineCall({
  method: 'POST',
  path: '/api/v1/office/catalog/discard',
  summary: 'Take changes out of the catalog’s draft',
  who: 'catalog',
  body: jsonBody(body, { records: [{ section: 'categories', id: 'soups' }] }, { isOptional: true, maxBytes: 2_000_000 }),
  responses: { 200: json(wireCatalogDraft) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
