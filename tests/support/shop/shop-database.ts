import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { deviceSchemeScript } from '#page-scripts/device-scheme.ts';
import type { Shop } from './shop.ts';

/** Marks a dish as sold out in a restaurant, as the staff's stop-list does; returns a function that reverts it. */
export function sellOut(shop: Shop, restaurantId: number, productId: number): () => void {
  const names = [String(restaurantId), String(productId)];
  write(shop, 'stock', "insert into stock (restaurant_id, item_kind, item_id, portions) values (?, 'product', ?, 0)", names);
  return () => write(shop, 'stock', "delete from stock where restaurant_id = ? and item_kind = 'product' and item_id = ?", names);
}

/** Publishes a dish as hidden. */
export function hide(shop: Shop, productId: number): void {
  const statement = "update catalogue set record = json_set(record, '$.isAvailable', json('false')) where kind = 'products' and id = ?";
  write(shop, 'version', statement, [String(productId)]);
}

/** Publishes the price of a dish in one restaurant. */
export function setRestaurantPrice(shop: Shop, restaurantId: number, productId: number, price: number): void {
  const statement = "update catalogue set record = json_set(record, '$.restaurantPrices', json(?)) where kind = 'products' and id = ?";
  write(shop, 'version', statement, [JSON.stringify([{ restaurantId, price }]), String(productId)]);
}

/** Publishes another price of every dish. */
export function raisePrices(shop: Shop, som: number): void {
  const price = "json_extract(record, '$.price')";
  const statement = `update catalogue set record = json_set(record, '$.price', ${price} + cast(? as integer)) where kind = 'products' and ${price} is not null`;
  write(shop, 'version', statement, [String(som)]);
}

/** Publishes the dark or the light color scheme; resolves when pages have it. */
export async function setDark(shop: Shop, isDark: boolean): Promise<void> {
  const statement = 'update site_settings set settings = json_set(settings, ?, json(?)) where id = 1';
  write(shop, 'version', statement, ['$.isDarkMode', String(isDark)]);
  await shownOnPages(shop, (html) => html.includes(`data-scheme="${isDark ? 'dark' : 'light'}"`));
}

/** Publishes whether the color scheme follows the visitor; resolves when pages do. */
export async function setFollowsVisitor(shop: Shop, follows: boolean): Promise<void> {
  const statement = 'update site_settings set settings = json_set(settings, ?, json(?)) where id = 1';
  write(shop, 'version', statement, ['$.followsVisitor', String(follows)]);
  await shownOnPages(shop, (html) => html.includes(deviceSchemeScript) === follows);
}

/** A page that is drawn while the settings are slow has the last good ones of its language (R-UPSTREAM-11). */
async function shownOnPages(shop: Shop, isShown: (html: string) => boolean): Promise<void> {
  for (const locale of locales) {
    const page = async () => (await fetch(shop.url + pagePath('about', locale))).text();
    await expect.poll(async () => isShown(await page())).toBe(true);
  }
}

/** Publishes an uploaded image as the logo. */
export function setLogo(shop: Shop, name: string, bytes: Uint8Array): void {
  const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000 });
  database.prepare('insert into images (name, bytes, created_at) values (?, ?, ?)').run(name, bytes, Date.now());
  database.close();
  write(shop, 'version', 'update site_settings set settings = json_set(settings, ?, ?) where id = 1', ['$.logo', `/media/${name}`]);
}

export function expireSessions(shop: Shop): void {
  run(shop, ['update sessions set expires_at = 0']);
}

/** The time of every offered change is over. */
export function endOffers(shop: Shop): void {
  const record = "json_set(record, '$.changes[#-1].until', '2000-01-01T00:00:00.000Z')";
  run(shop, [`update orders set offer_until = 1, record = ${record} where offer_until is not null`]);
}

/** Resets the limit of one code per minute and phone. */
export function allowCodes(shop: Shop): void {
  run(shop, ["delete from limits where key like 'code-sends/%'"]);
}

/** Writes directly to the database and increases its version, so that the shop reads it again. */
function write(shop: Shop, part: 'stock' | 'version', statement: string, values: readonly string[]): void {
  const count = "insert into meta (key, value) values (?, '1') on conflict (key) do update set value = cast(value as integer) + 1";
  run(shop, [statement, ...values], [count, part]);
}

function run(shop: Shop, ...statements: readonly (readonly [statement: string, ...values: string[]])[]): void {
  const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000 });
  for (const [statement, ...values] of statements) database.prepare(statement).run(...values);
  database.close();
}

/** How many catalog records and settings the shop itself stores. */
export function catalogRows(shop: Shop): number {
  const database = new DatabaseSync(join(shop.dataDir, 'storefront.sqlite'), { timeout: 5_000, readOnly: true });
  const row = database.prepare('select (select count(*) from catalogue) + (select count(*) from site_settings) as rows').get();
  database.close();
  return Number(row?.['rows']);
}

/** Pauses a restaurant until an instant, as its staff do; returns a function that ends the pause. */
export function pause(shop: Shop, restaurantId: number, until: string): () => void {
  write(shop, 'stock', 'insert or replace into pauses (restaurant_id, until) values (?, ?)', [
    String(restaurantId),
    String(Date.parse(until)),
  ]);
  return () => write(shop, 'stock', 'delete from pauses where restaurant_id = ?', [String(restaurantId)]);
}
