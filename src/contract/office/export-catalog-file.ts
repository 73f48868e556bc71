import { catalogSectionsSchema } from '../catalog/catalog-file.ts';
import { defineCall, json } from '../lib/define-call.ts';

/** The sections of a catalog file that the catalog's draft holds. */
const draftFile = catalogSectionsSchema.omit({ settings: true, pages: true, stopList: true, pauses: true }).required();

export const exportCatalogFile = defineCall({
  method: 'GET',
  path: '/api/v1/office/catalog/file',
  summary: 'The catalog with its unpublished changes as a catalog file',
  text: 'Without settings, pages, stop-list and pauses. `PUT` of this file changes nothing.',
  who: 'catalog',
  responses: { 200: json(draftFile, 'The catalog file.') },
  problems: ['PUBLISHED_ELSEWHERE'],
});
