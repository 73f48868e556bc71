import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Shop } from './shop.ts';

/** Sells out a dish in a restaurant, as the staff's stop-list does; answers what brings it back. */
export function sellOut(shop: Shop, restaurantId: number, productId: number): () => void {
  const names = [String(restaurantId), String(productId)];
  write(shop, 'stock', "insert into stock (restaurant_id, item_kind, item_id, portions) values (?, 'product', ?, 0)", names);
  return () => write(shop, 'stock', "delete from stock where restaurant_id = ? and item_kind = 'product' and item_id = ?", names);
}

/** Publishes the dark or the light look. */
export function setDark(shop: Shop, isDark: boolean): void {
  const statement = 'update site_settings set settings = json_set(settings, ?, json(?)) where id = 1';
  write(shop, 'version', statement, ['$.isDarkMode', String(isDark)]);
}

/** Publishes an uploaded picture as the logo. */
export function setLogo(shop: Shop, name: string, bytes: Uint8Array): void {
  const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000 });
  database.prepare('insert into images (name, bytes, created_at) values (?, ?, ?)').run(name, bytes, Date.now());
  database.close();
  write(shop, 'version', 'update site_settings set settings = json_set(settings, ?, ?) where id = 1', ['$.logo', `/media/${name}`]);
}

export function expireSessions(shop: Shop): void {
  run(shop, ['update sessions set expires_at = 0']);
}

/** Lets the minute pass in which a phone is sent no second code. */
export function allowCodes(shop: Shop): void {
  run(shop, ["delete from limits where key like 'code-sends/%'"]);
}

/** Writes past the shop and counts the change, so that the shop reads again. */
function write(shop: Shop, part: 'stock' | 'version', statement: string, values: readonly string[]): void {
  const count = "insert into meta (key, value) values (?, '1') on conflict (key) do update set value = cast(value as integer) + 1";
  run(shop, [statement, ...values], [count, part]);
}

function run(shop: Shop, ...statements: readonly (readonly [statement: string, ...values: string[]])[]): void {
  const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000 });
  for (const [statement, ...values] of statements) database.prepare(statement).run(...values);
  database.close();
}

/** How many records of a catalogue and settings the shop keeps itself. */
export function catalogRows(shop: Shop): number {
  const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000, readOnly: true });
  const row = database.prepare('select (select count(*) from catalogue) + (select count(*) from site_settings) as rows').get();
  database.close();
  return Number(row?.['rows']);
}

/** Pauses a restaurant until an instant, as its kitchen does; answers what opens it again. */
export function pause(shop: Shop, restaurantId: number, until: string): () => void {
  write(shop, 'stock', 'insert or replace into pauses (restaurant_id, until) values (?, ?)', [
    String(restaurantId),
    String(Date.parse(until)),
  ]);
  return () => write(shop, 'stock', 'delete from pauses where restaurant_id = ?', [String(restaurantId)]);
}
