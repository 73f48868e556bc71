import { defineCall, json } from '../lib/define-call.ts';
import { wireCatalogWorkspace } from './catalog-wire.ts';

export const catalogWorkspace = defineCall({
  method: 'GET',
  path: '/api/v1/office/catalog',
  summary: 'The catalog with its unpublished changes',
  who: 'catalog',
  responses: { 200: json(wireCatalogWorkspace) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
