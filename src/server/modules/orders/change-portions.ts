import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { ProductsById } from '#domain/menu/types.ts';
import type { UnavailableItem } from '#domain/order/types.ts';
import type { Executor } from '../../db/connection.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { portionsLeft, stockKey } from '../catalog/stock.ts';
import { demandOf } from './demand.ts';
import type { TakenPortions } from './order-holds.ts';
import { returnUnlessSoldOut, takePortions } from './portions.ts';

/** A limited dish or option has fewer portions than a change needs: its transaction has to be undone. */
export class NotEnough extends Error {
  readonly item: UnavailableItem;
  constructor(item: UnavailableItem) {
    super('not enough portions');
    this.item = item;
  }
}

interface Kitchen {
  readonly snapshot: Snapshot;
  readonly products: ProductsById;
  readonly restaurantId: Id;
  readonly now: number;
}

type Portions = readonly TakenPortions[];

/** The portions that an order holds with another line in place of one, in the order in which stock rows are locked. */
export function portionsFor(
  held: Portions,
  line: CartLine,
  to: CartLine | null,
  { snapshot, products, restaurantId, now }: Kitchen,
): TakenPortions[] {
  const before = demandOf([line], products);
  const after = demandOf(to === null ? [] : [to], products);
  const portions = new Map(held.map((item) => [stockKey(item.kind, item.id), item]));
  for (const [key, { kind, id }] of new Map([...before, ...after])) {
    const more = (after.get(key)?.portions ?? 0) - (before.get(key)?.portions ?? 0);
    const isLimited = Number.isFinite(portionsLeft(snapshot.stock, restaurantId, key, now));
    const known = portions.get(key);
    if (known !== undefined) portions.set(key, { kind, id, portions: Math.max(0, known.portions + more) });
    else if (more > 0 && isLimited) portions.set(key, { kind, id, portions: more });
  }
  return [...portions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

/**
 * Takes what an order would hold beyond what it holds.
 * @param to the line that needs them
 * @throws NotEnough
 */
export async function takeMore(
  transaction: Executor,
  restaurantId: Id,
  { held, wanted }: { readonly held: Portions; readonly wanted: Portions },
  demanded: () => ReturnType<typeof demandOf>,
): Promise<void> {
  const more = differences(wanted, held);
  for (const item of more) {
    if (await takePortions(transaction, restaurantId, item)) continue;
    throw new NotEnough(demanded().get(stockKey(item.kind, item.id))?.item ?? { productId: item.id, name: '' });
  }
  if (more.length > 0) await bumpVersion(transaction, 'stock');
}

/** Returns what an order does not need any more; a dish that is sold out stays sold out: the kitchen has none (R-CHANGE-6). */
export async function returnRest(transaction: Executor, restaurantId: Id, held: Portions, needed: Portions): Promise<void> {
  const rest = differences(held, needed);
  for (const item of rest) await returnUnlessSoldOut(transaction, restaurantId, item);
  if (rest.length > 0) await bumpVersion(transaction, 'stock');
}

/** The most of both, for an answer that is not known yet. */
export function mostOf(one: Portions, other: Portions): TakenPortions[] {
  const most = new Map(one.map((item) => [stockKey(item.kind, item.id), item]));
  for (const item of other) {
    const known = most.get(stockKey(item.kind, item.id))?.portions ?? 0;
    if (known < item.portions) most.set(stockKey(item.kind, item.id), item);
  }
  return [...most].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

/** What the first has more than the second. */
function differences(most: Portions, least: Portions): TakenPortions[] {
  const known = new Map(least.map((item) => [stockKey(item.kind, item.id), item.portions]));
  return most
    .map((item) => ({ ...item, portions: item.portions - (known.get(stockKey(item.kind, item.id)) ?? 0) }))
    .filter(({ portions }) => portions > 0);
}
