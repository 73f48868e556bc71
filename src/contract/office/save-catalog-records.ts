import { z } from 'zod';
import { recordSchemas } from '../catalog/catalog-file.ts';
import { keyOf, type ListName, listNames } from '../catalog/sold-records.ts';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { recordName } from '../publishing/publishing-wire.ts';
import { wireCatalogDraft } from './catalog-wire.ts';

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

const body = z.strictObject({ records: z.array(save).min(1).max(5_000) });

export const saveCatalogRecords = defineCall({
  method: 'PUT',
  path: '/api/v1/office/catalog/records',
  summary: 'Save records in the catalog’s draft',
  text: 'All or none. What others saved since `base` stays where it concerns other values of a record. Hours, zones, promo codes and tiers of points that have no clear meaning are rejected.',
  who: 'catalog',
  body: jsonBody(
    body,
    { records: [{ section: 'categories', id: 'soups', base: null, value: { id: 'soups', parentId: null, name: { ru: 'Супы' } } }] },
    { maxBytes: 8_000_000 },
  ),
  responses: { 200: json(wireCatalogDraft) },
  problems: ['RECORD_CHANGED', 'CATALOG_INVALID', 'PUBLISHED_ELSEWHERE'],
});
