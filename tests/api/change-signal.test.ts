import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import { type ChangeSignal, listenForChanges } from '#server/db/listen.ts';
import { createPresence } from '#server/modules/content/presence.ts';
import { type Change, createOrderFeed, type OrderFeed } from '#server/modules/orders/order-feed.ts';
import { deliveringRestaurant, newKey, orderOf, plainPickup } from '../support/builders/order-builders.ts';
import { demoFile as file, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { startTcpProxy } from '../support/shop/tcp-proxy.ts';

describe('change notifications of PostgreSQL', () => {
  const restaurant = deliveringRestaurant(file);
  const reported: string[] = [];
  let scene: Scene;
  let customer: Customer;
  let signal: ChangeSignal;

  const place = async () => {
    const order = orderOf(await plainPickup(scene.backend, restaurant), 10_000_000);
    return scene.backend.placeOrder(order, 'ru', customer.id, newKey(), noon);
  };
  const listenAt = (address: string | null | undefined) =>
    listenForChanges(address ?? '', {
      notify: (channel) => sql`select pg_notify(${channel}, '')`.execute(scene.database.connection.db),
      report: (reason) => reported.push(reason),
    });
  /** Milliseconds until a page is notified of an order that another customer places. */
  const receivesAfter = async (feed: OrderFeed) => {
    const received: Change[] = [];
    const stop = await feed.subscribe((change) => received.push(change));
    const placed = await place();
    const start = performance.now();
    const orderId = placed.ok ? placed.value.order.id : '';
    await vi.waitFor(() => expect(received).toContainEqual({ kind: 'order', orderId }));
    stop();
    return performance.now() - start;
  };
  const breakListening = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(
      scene.database.connection.db,
    );

  beforeAll(async () => {
    scene = await openScene('postgres');
    await scene.load(file);
    customer = await scene.newCustomer();
    signal = listenAt(scene.database.place.databaseDirectUrl);
    await vi.waitFor(() => expect(signal.isOpen()).toBe(true));
  });
  afterAll(async () => {
    await signal.close();
    await scene.database.remove();
  });

  test('what editors see of each other is notified, whichever connection changes it', async () => {
    const notified = vi.spyOn(signal, 'onChange');
    await createPresence(scene.database.connection).enter({ tab: 'tab-a', name: 'anna', page: 'about' }, noon);
    await vi.waitFor(() => expect(notified).toHaveBeenCalledTimes(1));
    notified.mockRestore();
  });

  test('an order and the stop-list are notified, whichever connection changes them', async () => {
    const reported = vi.spyOn(signal, 'onChange');
    expect((await place()).ok).toBe(true);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    const [product] = file.products as [(typeof file.products)[number]];
    const stop = {
      restaurantId: String(restaurant.id),
      productId: String(product.id),
      portions: 3,
      until: null,
    } as const;
    expect((await scene.backend.staff.stop(stop, { name: null, restaurantIds: null }, Date.now())).ok).toBe(true);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  });

  test('when the connection breaks, changes are polled, and notified again as soon as it is restored', { timeout: 60_000 }, async () => {
    const feed = createOrderFeed(scene.database.connection, (error) => reported.push(String(error)), signal);
    const received: Change[] = [];
    const stop = await feed.subscribe((change) => received.push(change));
    await breakListening();
    await vi.waitFor(() => expect(signal.isOpen()).toBe(false));
    expect(reported).toHaveLength(1);
    const placed = await place();
    const orderId = placed.ok ? placed.value.order.id : '';
    await vi.waitFor(() => expect(received).toContainEqual({ kind: 'order', orderId }));
    await vi.waitFor(() => expect(signal.isOpen()).toBe(true));
    const next = await place();
    await vi.waitFor(() => expect(received).toContainEqual({ kind: 'order', orderId: next.ok ? next.value.order.id : '' }));
    stop();
  });

  test('a pooler that delivers no notifications is logged, and changes still arrive within a second', { timeout: 60_000 }, async () => {
    reported.length = 0;
    const pooled = listenAt(scene.database.place.databaseUrl);
    const feed = createOrderFeed(scene.database.connection, (error) => reported.push(String(error)), pooled);
    expect(await receivesAfter(feed)).toBeLessThan(2_000);
    await vi.waitFor(() => expect(reported).toEqual([expect.stringContaining('set DATABASE_DIRECT_URL')]));
    expect(pooled.isOpen()).toBe(false);
    expect(await receivesAfter(feed)).toBeLessThan(2_000);
    await pooled.close();
  });

  test('a notification that cannot be sent is reported with its reason', { timeout: 30_000 }, async () => {
    const reasons: string[] = [];
    const unsent = listenForChanges(scene.database.place.databaseDirectUrl ?? '', {
      notify: () => Promise.reject(new Error('no connection is free')),
      report: (reason) => reasons.push(reason),
    });
    await vi.waitFor(() => expect(reasons).toEqual(['Error: no connection is free']));
    await unsent.close();
  });

  test('a connection that stops responding without closing is detected', { timeout: 60_000 }, async () => {
    const address = new URL(scene.database.place.databaseDirectUrl ?? '');
    const proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
    address.port = String(proxy.port);
    const silenced = listenAt(address.href);
    await vi.waitFor(() => expect(silenced.isOpen()).toBe(true));
    await proxy.set('silent');
    await vi.waitFor(() => expect(silenced.isOpen()).toBe(false), 15_000);
    await silenced.close();
    await proxy.stop();
  });
});
