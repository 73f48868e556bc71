import { z } from 'zod';
import { type ProblemCode, problemStatus } from '#domain/problem.ts';
import { recordSchemas } from '../catalog/catalog-file.ts';
import { draftSections } from '../catalog/record-changes.ts';
import type { Immutable } from '../lib/define-call.ts';

const section = z.enum(draftSections);

/** A list of the catalog file and a record's id in it; `loyalty` has the id `loyalty`, `order` the name of a list. */
export const recordName = z.strictObject({ section, id: z.string().min(1).max(64) });

/** A record of the catalog file, or of an order the ids of the list; null: none. */
const recordValue = z.union([z.record(z.string(), z.unknown()), z.array(z.string())]).nullable();

/** `before` is live, `after` what shall be; null: removed or not there yet. */
export const plainChange = recordName.extend({ before: recordValue, after: recordValue });

/** `by` null: a token without a name, or an import by a command. */
const change = plainChange.extend({ by: z.string().nullable(), at: z.iso.datetime() });

const codes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

const plan = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  madeAt: z.iso.datetime(),
  changes: z.array(plainChange),
  /** why it was not published at its time; null: it waits for it */
  problem: z.enum(codes).nullable(),
});

/** The unpublished changes. `revision` is another one after each change of the draft, the plans or the live catalog. */
export const wireCatalogDraft = z.strictObject({ revision: z.string(), changes: z.array(change), planned: z.array(plan) });

/** The live catalog by the lists of the catalog file, and the unpublished changes. */
export const wireCatalogWorkspace = wireCatalogDraft.extend({
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
