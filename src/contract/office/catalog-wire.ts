import { z } from 'zod';
import { recordSchemas } from '../catalog/catalog-file.ts';
import type { Immutable } from '../lib/define-call.ts';
import { change } from '../publishing/publishing-wire.ts';

/** The unpublished changes, and how many publications of the catalog wait for their time. `revision` is another one after each change of the draft, the plans or the live catalog. */
export const wireCatalogDraft = z.strictObject({ revision: z.string(), changes: z.array(change), planned: z.int() });

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
