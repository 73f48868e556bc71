import { defineCall, json } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wireCatalogWorkspace } from './catalog-wire.ts';

export const restoreCatalogVersion = defineCall({
  method: 'POST',
  path: '/api/v1/office/catalog/versions/:id/restore',
  summary: 'Publish the catalog of a version again',
  text: 'The version 0 is the catalog before the oldest version. Stop-list, portions, pauses, orders and the draft stay.',
  who: 'catalog',
  params: numberParams,
  responses: { 200: json(wireCatalogWorkspace) },
  problems: ['CATALOG_INVALID', 'PUBLISHED_ELSEWHERE'],
});
