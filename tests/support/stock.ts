import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Shop } from './shop.ts';

/** Sells out a dish in a restaurant, as the staff's stop-list does; answers what brings it back. */
export function sellOut(shop: Shop, restaurantId: number, productId: number): () => void {
  const names = [String(restaurantId), String(productId)];
  write(shop, "insert into stock (restaurant_id, item_kind, item_id, portions) values (?, 'product', ?, 0)", names);
  return () => write(shop, "delete from stock where restaurant_id = ? and item_kind = 'product' and item_id = ?", names);
}

function write(shop: Shop, statement: string, values: readonly string[]): void {
  const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000 });
  database.prepare(statement).run(...values);
  database.exec("insert into meta (key, value) values ('stock', '1') on conflict (key) do update set value = cast(value as integer) + 1");
  database.close();
}
