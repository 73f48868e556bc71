import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { backUp, DataError, databaseFile, restore } from '#server/db/backup.ts';
import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { moveDatabase } from '#server/db/move-to-postgres.ts';
import { createSiteImages } from '#server/modules/content/site-images.ts';
import {
  deliveringRestaurant,
  lineOf,
  newKey,
  orderableProducts,
  orderOf,
  pickupOf,
  plainPickup,
} from '../support/builders/order-builders.ts';
import { demoFile as file, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { createDatabase, type TestDatabase } from '../support/shop/backends.ts';
import { type ShopProcess, startProcesses } from '../support/shop/processes.ts';

const restaurant = deliveringRestaurant(file);

async function openEmbedded(): Promise<Scene> {
  const scene = await openScene('sqlite');
  await scene.load({ ...file, restaurants: file.restaurants.map((record) => ({ ...record, slotCapacity: null })) });
  return scene;
}

/** Orders the dishes of the restaurant in turn, so that the sums differ. */
async function placeMany({ backend }: Scene, customers: readonly Customer[], count: number): Promise<void> {
  const menu = (await orderableProducts(backend, String(restaurant.id))).filter(
    ({ modifierGroups, comboGroups, isSet }) => modifierGroups.length === 0 && comboGroups.length === 0 && !isSet,
  );
  for (let at = 0; at < count; at++) {
    const line = lineOf(menu[at % menu.length] as (typeof menu)[number], menu, 1 + (at % 3));
    const order = { ...orderOf(pickupOf(restaurant, [line]), 10_000_000), comment: `№ ${at}: oʻzbekcha, «без лука» \\ "x"` };
    const placed = await backend.placeOrder(
      order,
      'ru',
      customers[at % customers.length]?.id ?? '',
      newKey(),
      noon + (at % 4) * 86_400_000,
    );
    if (!placed.ok) throw new Error(placed.problem.code);
  }
}

/** Orders and amounts per customer and per day, as text lines. */
async function sumsOf({ db }: Connection): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['customer_id', 'slot_day', 'total']).execute();
  const groups = [Map.groupBy(orders, (order) => order.customer_id), Map.groupBy(orders, (order) => order.slot_day)];
  return groups.flatMap((group) =>
    [...group].map(([name, rows]) => `${name} ${rows.length} ${rows.reduce((sum, { total }) => sum + total, 0)}`).sort(),
  );
}

describe('backup and restore of the embedded database while the shop runs', () => {
  let scene: Scene;
  let writer: ShopProcess;
  let customer: Customer;
  beforeAll(async () => {
    scene = await openEmbedded();
    customer = await scene.newCustomer();
    [writer] = (await startProcesses(1, scene.database.place)) as [ShopProcess];
  });
  afterAll(async () => {
    await writer.end();
    await scene.database.remove();
  });
  const orderCount = async () =>
    (await sumsOf(scene.database.connection)).length && (await scene.backend.orders(customer.id, null, noon)).orders.length;

  test('a backup made while orders arrive is complete, and the shop keeps running', async () => {
    const { dataDir } = scene.database.place;
    await placeMany(scene, [customer], 5);
    const order = orderOf(await plainPickup(scene.backend, restaurant), 10_000_000);
    const orders = Array.from({ length: 10 }, () => ({ order, key: newKey() }));
    const placing = writer.perform<{ ok: boolean }[]>({ kind: 'place', orders, customerId: customer.id, now: noon });
    const held = await backUp(dataDir, join(dataDir, 'copy.sqlite'));
    expect(held).toBeGreaterThanOrEqual(5);
    expect((await placing).every(({ ok }) => ok)).toBe(true);
    expect(await orderCount()).toBe(15);
    expect(readdirSync(dataDir)).not.toContain('copy.sqlite.part');
  });

  test('after a restore the running shop serves the menu and orders of the backup, and the former database is kept', async () => {
    const { dataDir } = scene.database.place;
    const backup = join(dataDir, 'good.sqlite');
    const before = await sumsOf(scene.database.connection);
    const menu = await orderableProducts(scene.backend, String(restaurant.id));
    const known = await backUp(dataDir, backup);
    await placeMany(scene, [customer], 3);
    await scene.load({ ...file, products: file.products.map((record) => ({ ...record, price: (record.price ?? 0) + 1_000 })) });
    const { orders, former } = await restore(dataDir, backup, noon);
    expect([orders, await sumsOf(scene.database.connection)]).toEqual([known, before]);
    expect(await orderableProducts(scene.backend, String(restaurant.id))).toEqual(menu);
    expect(existsSync(String(former))).toBe(true);
    await placeMany(scene, [customer], 1);
    expect((await restore(dataDir, String(former), noon + 1)).orders).toBe(known + 3);
  });

  test('an incomplete database file is rejected and changes nothing', async () => {
    const { dataDir } = scene.database.place;
    const broken = join(dataDir, 'broken.sqlite');
    writeFileSync(broken, 'no database');
    const before = await sumsOf(scene.database.connection);
    await expect(restore(dataDir, broken, noon)).rejects.toThrow(DataError);
    expect(await sumsOf(scene.database.connection)).toEqual(before);
  });
});

describe('moving the embedded database to PostgreSQL', () => {
  let scene: Scene;
  let target: TestDatabase;
  let image: string;
  const move = () => moveDatabase(scene.database.place.dataDir, target.place.databaseUrl ?? '');
  beforeAll(async () => {
    scene = await openEmbedded();
    target = await createDatabase('postgres');
    const customers = [await scene.newCustomer(), await scene.newCustomer(), await scene.newCustomer()];
    await placeMany(scene, customers, 40);
    const content = createSiteImages(scene.database.connection, true);
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const former = await content.saveImage(png, null, noon);
    image = former.ok ? former.value.replace('/media/', '') : '';
  });
  afterAll(() => target.remove());

  test('the move is rejected while the shop runs on the database', async () => {
    await expect(move()).rejects.toThrow(DataError);
  });

  test('every row is copied, sums per customer and per day are equal, and order numbers continue', async () => {
    const before = await sumsOf(scene.database.connection);
    const picture = await createSiteImages(scene.database.connection, true).image(image);
    const secretsOf = ({ db }: Scene['database']['connection']) => db.selectFrom('secrets').selectAll().orderBy('name').execute();
    const secrets = await secretsOf(scene.database.connection);
    await scene.database.connection.close();
    const { rows, total } = await move();
    expect(rows).toMatchObject({ orders: 40, order_history: 40, outbox: 40, customers: 3, images: 1 });
    expect(await sumsOf(target.connection)).toEqual(before);
    expect(await secretsOf(target.connection)).toEqual(secrets);
    const lines = before.filter((line) => !/^\d{4}-/.test(line));
    expect(total).toBe(lines.reduce((sum, line) => sum + Number(line.split(' ')[2]), 0));
    expect(Buffer.from((await createSiteImages(target.connection, true).image(image)) ?? []).equals(Buffer.from(picture ?? []))).toBe(true);
    const moved = { ...scene, backend: createEmbeddedBackend({ connection: target.connection, filterModifiers: 'on' }) };
    const { customer_id } = await target.connection.db.selectFrom('orders').select('customer_id').limit(1).executeTakeFirstOrThrow();
    const customer = await moved.backend.customer(customer_id ?? '', 'ru');
    if (customer === null) throw new Error('the customer did not move');
    await placeMany(moved, [customer], 1);
    expect((await moved.backend.orders(customer.id, null, noon)).orders[0]?.number).toBe(41);
  });

  test('a database that is not empty is rejected, and the embedded one is unchanged', async () => {
    await expect(move()).rejects.toThrow(DataError);
    const embedded = await connect(scene.database.place);
    expect((await embedded.db.selectFrom('orders').select('id').execute()).length).toBe(40);
    await embedded.close();
    expect(existsSync(databaseFile(scene.database.place.dataDir))).toBe(true);
  });
});
