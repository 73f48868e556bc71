import { z } from 'zod';
import { catalogSectionsSchema, recordSchemas } from '../catalog/catalog-file.ts';
import { keyOf, type ListName, listNames, unsoldSections } from '../catalog/sold-records.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { mostBodyBytes } from '../lib/most-body-bytes.ts';
import { change, recordName } from '../publishing/publishing-wire.ts';

/** The unpublished changes, and how many publications of the catalog wait for their time. `revision` is another one after each change of the draft, the plans or the live catalog. */
const wireCatalogDraft = z.strictObject({ revision: z.string(), changes: z.array(change), planned: z.int() });

/** The live catalog by the lists of the catalog file, and the unpublished changes. */
const wireCatalogWorkspace = wireCatalogDraft.extend({
  live: z.strictObject({
    regions: z.array(recordSchemas.regions),
    districts: z.array(recordSchemas.districts),
    restaurants: z.array(recordSchemas.restaurants),
    zones: z.array(recordSchemas.zones),
    categories: z.array(recordSchemas.categories),
    modifierGroups: z.array(recordSchemas.modifierGroups),
    products: z.array(recordSchemas.products),
    recommendations: z.array(recordSchemas.recommendations),
    promoCodes: z.array(recordSchemas.promoCodes),
    loyalty: recordSchemas.loyalty.nullable(),
  }),
});

export type WireCatalogDraft = Immutable<z.infer<typeof wireCatalogDraft>>;
export type WireCatalogWorkspace = Immutable<z.infer<typeof wireCatalogWorkspace>>;

export const catalogWorkspace = defineCall({
  method: 'GET',
  path: '/api/v1/office/catalog',
  summary: 'The catalog with its unpublished changes',
  who: 'catalog',
  responses: { 200: json(wireCatalogWorkspace) },
  problems: ['PUBLISHED_ELSEWHERE'],
});

const base = z.union([z.record(z.string(), z.unknown()), z.array(z.string())]).nullable();

/** `value`: the record as the catalog file has it, null to remove it; `base`: the record that its author saw in the draft. */
const record = <Section extends ListName | 'loyalty', Value extends z.ZodType>(section: Section, value: Value) =>
  z.strictObject({ section: z.literal(section), id: recordName.shape.id, base, value: value.nullable() });

const records = [
  record('regions', recordSchemas.regions),
  record('districts', recordSchemas.districts),
  record('restaurants', recordSchemas.restaurants),
  record('zones', recordSchemas.zones),
  record('categories', recordSchemas.categories),
  record('modifierGroups', recordSchemas.modifierGroups),
  record('products', recordSchemas.products),
  record('recommendations', recordSchemas.recommendations),
  record('promoCodes', recordSchemas.promoCodes),
  record('loyalty', recordSchemas.loyalty),
] as const;

/** The ids of a list in their new order. */
const order = z.strictObject({
  section: z.literal('order'),
  id: z.enum(listNames),
  base,
  value: z.array(z.string().min(1).max(64)).max(20_000),
});

const save = z.discriminatedUnion('section', [...records, order]).superRefine((given, context) => {
  if (given.section === 'order' || given.section === 'loyalty' || given.value === null) return;
  if (keyOf(given.value) !== given.id) context.addIssue({ code: 'custom', path: ['id'], message: 'must be the id of the record' });
});

const recordsBody = z.strictObject({ records: z.array(save).min(1).max(5_000) });

export const saveCatalogRecords = defineCall({
  method: 'PUT',
  path: '/api/v1/office/catalog/records',
  summary: 'Save records in the catalog’s draft',
  text: 'All or none. What others saved since `base` stays where it concerns other values of a record. Hours, zones, promo codes and tiers of points that have no clear meaning are rejected.',
  who: 'catalog',
  body: jsonBody(
    recordsBody,
    { records: [{ section: 'categories', id: 'soups', base: null, value: { id: 'soups', parentId: null, name: { ru: 'Супы' } } }] },
    { maxBytes: 8_000_000 },
  ),
  responses: { 200: json(wireCatalogDraft) },
  problems: ['RECORD_CHANGED', 'CATALOG_INVALID', 'PUBLISHED_ELSEWHERE'],
});

/** The sections of a catalog file that the catalog's draft holds. */
const draftFile = catalogSectionsSchema.omit({ settings: true, pages: true, stopList: true, pauses: true }).required();

export const exportCatalogFile = defineCall({
  method: 'GET',
  path: '/api/v1/office/catalog/file',
  summary: 'The catalog with its unpublished changes as a catalog file',
  text: 'Without settings, pages, stop-list and pauses. `PUT` of this file changes nothing.',
  who: 'catalog',
  notFor: ['viewer', 'bound'],
  responses: { 200: json(draftFile, 'The catalog file.') },
  problems: ['PUBLISHED_ELSEWHERE'],
});

/** A path beside a file has no meaning in a request. */
const fileBody = catalogSectionsSchema.superRefine(({ products = [] }, context) => {
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
  notFor: ['bound'],
  body: jsonBody(fileBody, { recommendations: [{ productId: 1001, with: [1031] }] }, { maxBytes: mostBodyBytes }),
  responses: { 200: json(wireCatalogDraft.extend({ ignored: z.array(z.enum(unsoldSections)) })) },
  problems: ['PUBLISHED_ELSEWHERE'],
});
