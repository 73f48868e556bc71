import { defineCall, json } from '../lib/define-call.ts';
import { numberParams } from '../lib/number-params.ts';
import { wireCatalogDraft } from './catalog-wire.ts';

export const cancelCatalogPlan = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/catalog/plans/:id',
  summary: 'Return planned changes to the catalog’s draft',
  who: 'catalog',
  params: numberParams,
  responses: { 200: json(wireCatalogDraft) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
