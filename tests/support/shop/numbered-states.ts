import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoCatalog } from '../builders/demo-catalog.ts';
import type { Shop } from './shop.ts';

/** A dish of the first folder, which every restaurant has. */
export const numberedDish = '1001';
const firstPrice = 100_000;
const step = 100;

/** The number of the state that a price belongs to. */
export function stateOfPrice(price: number): number {
  return (price - firstPrice) / step;
}

/** In states with an odd number the dish is sold out everywhere. */
export function isSoldOutIn(state: number): boolean {
  return state % 2 === 1;
}

/**
 * Changes price and stop-list of one dish past the shop, both in one transaction; each state has its own price.
 * @returns a function that makes the next state and returns its number
 */
export function numberedStates(shop: Shop): () => number {
  const restaurants = demoCatalog().restaurants.map(({ id }) => String(id));
  let state = -1;
  return () => {
    state += 1;
    const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000 });
    database.exec('begin immediate');
    database
      .prepare("update catalogue set record = json_set(record, '$.price', ?) where kind = 'products' and id = ?")
      .run(firstPrice + state * step, numberedDish);
    database.prepare("delete from stock where item_kind = 'product' and item_id = ?").run(numberedDish);
    const insert = database.prepare("insert into stock (restaurant_id, item_kind, item_id, portions) values (?, 'product', ?, 0)");
    if (isSoldOutIn(state)) for (const restaurant of restaurants) insert.run(restaurant, numberedDish);
    const count = database.prepare(
      "insert into meta (key, value) values (?, '1') on conflict (key) do update set value = cast(value as integer) + 1",
    );
    for (const part of ['version', 'stock']) count.run(part);
    database.exec('commit');
    database.close();
    return state;
  };
}
