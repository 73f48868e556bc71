import type { Id } from '#domain/id.ts';
import type { QuoteRequest } from '#domain/order/quote.ts';
import type { Executor } from '../../db/connection.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { readUses, type UseCounts } from '../promo/promo-uses.ts';
import type { KitchenWork } from '../restaurants/kitchen-work.ts';
import { readLoads, type SlotLoads } from '../restaurants/slots.ts';
import { choosePlace } from './place.ts';
import type { TakenSince } from './portions.ts';
import { codesOf } from './promo-choice.ts';

/** What the database counts and carts depend on besides the catalog and the stock. */
export interface CartCounts {
  readonly loads: SlotLoads;
  readonly uses: UseCounts;
  readonly taken: TakenSince;
  readonly work: KitchenWork;
}

export interface CountedCart {
  readonly request: QuoteRequest;
  readonly snapshot: Snapshot;
  /** null: not signed in */
  readonly customerId: Id | null;
  readonly now: number;
}

/** The counts for any number of carts, with as many statements as for one. */
export async function readCounts(executor: Executor, carts: readonly CountedCart[], work: KitchenWork): Promise<CartCounts> {
  const restaurants = carts.flatMap(({ request, snapshot, now }) => {
    const place = choosePlace(request, snapshot, now);
    return place.ok && place.value.restaurant !== null ? [place.value.restaurant] : [];
  });
  const promos = carts.flatMap(({ request, snapshot: { catalog } }) => {
    const { named, listed } = codesOf(request, catalog);
    return [...(named === null ? [] : [named]), ...catalog.automaticDiscounts, ...listed];
  });
  const customerIds = carts.flatMap(({ customerId }) => customerId ?? []);
  const loads = await readLoads(executor, restaurants, Math.min(...carts.map(({ now }) => now)));
  return { loads, uses: await readUses(executor, promos, customerIds), taken: new Map(), work };
}
