import { z } from 'zod';
import { catalogSectionsSchema } from '../catalog/catalog-file.ts';
import { unsoldSections } from '../catalog/sold-records.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { mostBodyBytes } from '../lib/most-body-bytes.ts';
import { wireCatalogDraft } from './catalog-wire.ts';

/** A path beside a file has no meaning in a request. */
const body = catalogSectionsSchema.superRefine(({ products = [] }, context) => {
  for (const [index, { image }] of products.entries()) {
    if (image?.startsWith('./') !== true) continue;
    context.addIssue({ code: 'custom', path: ['products', index, 'image'], message: 'must be a path of this site or an http(s) URL' });
  }
});

export const importCatalogFile = defineCall({
  method: 'PUT',
  path: '/api/v1/office/catalog/file',
  summary: 'Make the catalog’s draft equal to a catalog file',
  text: 'Sections that the file does not contain remain unchanged. Nothing is published. Settings, pages, stop-list and pauses are ignored.',
  who: 'catalog',
  body: jsonBody(body, { recommendations: [{ productId: 1001, with: [1031] }] }, { maxBytes: mostBodyBytes }),
  responses: { 200: json(wireCatalogDraft.extend({ ignored: z.array(z.enum(unsoldSections)) })) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
