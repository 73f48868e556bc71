import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ValueOf } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderRequest } from '#domain/order/quote.ts';
import { tableLifeMs } from '#domain/table/table.ts';
import { purgeExpired } from '#server/jobs/purge-expired.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, orderOf, place, signUp } from './journey.ts';
import { cookieOf, type Listening, listen } from './listen.ts';
import { type TestedApi, useApi } from './open-api.ts';
import { payme } from './payment-callers.ts';
import type { Visitor } from './visitor.ts';

type Table = ValueOf<'GET /api/v1/table'> & ProblemBody;

const path = '/api/v1/table';
/** What one guest does is seen by another within this time (R-TABLE-6). */
const seenMs = 1_000;

describe.each(backEnds)('shared tables, on %s', (backEnd) => {
  const tested = useApi(backEnd, payme);
  const ends: (() => Promise<void>)[] = [];
  let cart: Cart;
  beforeAll(async () => {
    cart = await fillCart(tested.visitor());
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const linesOf = (quantity: number) => [{ productId: cart.lines[0]?.productId ?? '', quantity }];
  const open = async (host = tested.visitor(), quantity = 2) => {
    const { status, body } = await host.post<Table>('/api/v1/tables', { ...cart, name: 'Дилноза', lines: linesOf(quantity) });
    expect(status).toBe(201);
    return { host, link: body.link ?? '', table: body };
  };
  const join = async (link: string, name: string, guest = tested.visitor()) => {
    const joined = await guest.post<Table>('/api/v1/tables/join', { link, name });
    return { guest, ...joined };
  };
  const lay = (visitor: Visitor, quantity: number) => visitor.send<Table>('PUT', `${path}/lines`, { body: { lines: linesOf(quantity) } });
  const set = (visitor: Visitor, what: string, body: unknown) => visitor.send<Table>('PUT', `${path}/${what}`, { body });
  const remove = (visitor: Visitor, what: string) => visitor.send<Table>('DELETE', `${path}/${what}`);
  const follow = async (visitor: Visitor, app: Pick<TestedApi, 'api'> = tested) => {
    const stream = await listen(app, `${path}/events`, { cookie: cookieOf(visitor) });
    ends.push(() => stream.close());
    expect([stream.status, await stream.next()]).toEqual([200, expect.objectContaining({ event: 'table' })]);
    return stream;
  };
  const seats = async (stream: Listening) => ((await stream.next(seenMs))?.data as Table | undefined)?.seats;

  test('guests sit down by the link with a name, lay dishes, and pay shares that add up to the total (R-TABLE-1, R-TABLE-7)', async () => {
    const { host, link, table } = await open();
    expect(table).toMatchObject({ you: 1, isHost: true, state: 'open', paying: 'each', seats: [{ seat: 1, name: 'Дилноза' }] });
    const timur = await join(link, 'Тимур');
    expect(timur.body).toMatchObject({ you: 2, isHost: false, seats: [{ seat: 1 }, { seat: 2, name: 'Тимур', lines: [] }] });
    const malika = await join(link, 'Малика');
    await lay(timur.guest, 1);
    await lay(malika.guest, 4);
    const { body } = await host.get<Table>(path);
    const { body: quote } = await tested.visitor().post<Table>('/api/v1/quote', { ...cart, lines: linesOf(7) });
    expect([body.itemsTotal, body.deliveryFee, body.total]).toEqual([quote.itemsTotal, quote.deliveryFee, quote.total]);
    expect(body.seats.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2], [1], [4]]);
    expect(body.seats.reduce((sum, { share }) => sum + share, 0)).toBe(body.total);
    expect(body.version).toBeGreaterThan(malika.body.version);
    const [first, second, third] = body.seats.map(({ share }) => share);
    expect([second, third].map((share) => Math.round((share ?? 0) / (first ?? 1) / 0.5))).toEqual([1, 4]);
  });

  test('each change is on every screen within a second, from another process too (R-TABLE-6)', async () => {
    const { host, link } = await open();
    const { guest } = await join(link, 'Тимур');
    const other = await tested.otherProcess();
    const streams = [await follow(host), await follow(host, other)];
    await follow((await open()).host);
    await lay(guest, 3);
    for (const stream of streams) expect(await seats(stream)).toMatchObject([{}, { lines: [{ quantity: 3 }], isReady: false }]);
    await set(guest, 'ready', { isReady: true });
    for (const stream of streams) expect(await seats(stream)).toMatchObject([{}, { isReady: true }]);
    await join(link, 'Малика');
    for (const stream of streams) expect((await seats(stream))?.map(({ name }) => name)).toEqual(['Дилноза', 'Тимур', 'Малика']);
    const atAnother = await follow((await open()).host);
    await lay(guest, 1);
    expect(await atAnother.next(300)).toBeNull();
  });

  test('the stream names dishes in the language that its address asks for: a browser sends its own one', async () => {
    const { host } = await open();
    const namesIn = async (query: string) => {
      const stream = await listen(tested, `${path}/events${query}`, { cookie: cookieOf(host) });
      ends.push(() => stream.close());
      const { data } = (await stream.next()) ?? {};
      return (data as Table | undefined)?.seats[0]?.lines[0]?.name;
    };
    const names = [await namesIn('?locale=ru'), await namesIn('?locale=en'), await namesIn('?locale=uz')];
    expect(new Set(names).size).toBe(3);
  });

  test('a removed guest is a stranger, and the stream ends within a second (R-TABLE-5, R-STREAM-3)', async () => {
    const { host, link } = await open();
    const { guest } = await join(link, 'Тимур');
    const stream = await follow(guest);
    expect((await remove(host, 'seats/2')).body.seats).toHaveLength(1);
    await stream.next(1_000);
    expect(stream.isOver()).toBe(true);
    expect((await guest.get(path)).status).toBe(404);
    expect((await lay(guest, 1)).status).toBe(404);
  });

  const changes = ['lines', 'ready', 'paying', 'state'] as const;
  const bodies = { lines: { lines: [] }, ready: { isReady: true }, paying: { paying: 'host' }, state: { state: 'open' } } as const;

  test('a stranger can neither read nor change a table, whatever the cookie is (R-TABLE-2)', async () => {
    const { host, link } = await open();
    const row = await tested.connection.db.selectFrom('table_seats').selectAll().orderBy('expires_at', 'desc').executeTakeFirstOrThrow();
    for (const cookie of [undefined, '', 'x', link, row.token_hash, row.table_id]) {
      const stranger = tested.visitor();
      if (cookie !== undefined) stranger.cookies.set('table', cookie);
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.get(`${path}/events`)).status).toBe(404);
      for (const what of changes) expect((await set(stranger, what, bodies[what])).status).toBe(404);
      for (const what of ['seats/1', 'lines/1-0']) expect((await remove(stranger, what)).status).toBe(404);
      expect((await join(row.token_hash, 'Тимур', stranger)).status).toBe(404);
    }
    expect((await host.get<Table>(path)).body.seats).toHaveLength(1);
  });

  test('nothing stored opens a table: its link and its seats are hashed (R-TABLE-2)', async () => {
    const { host, link } = await open();
    const { db } = tested.connection;
    const stored = JSON.stringify([
      await db.selectFrom('shared_tables').selectAll().execute(),
      await db.selectFrom('table_seats').selectAll().execute(),
    ]);
    expect(stored).not.toContain(link);
    expect(stored).not.toContain(host.cookies.get('table'));
    expect(link).toHaveLength(43);
  });

  test('a guest changes the own seat alone and does not see where it is brought; the host removes lines of others (R-TABLE-5)', async () => {
    const { host, link } = await open();
    const { guest, body } = await join(link, 'Тимур');
    expect(JSON.stringify(body)).not.toMatch(/longitude|latitude|"link"/);
    const ofHost = body.seats[0]?.lines[0]?.id;
    for (const what of ['paying', 'state'] as const) expect((await set(guest, what, bodies[what])).body.code).toBe('NOT_HOST');
    expect((await remove(guest, 'seats/1')).body.code).toBe('NOT_HOST');
    expect((await remove(guest, `lines/${ofHost}`)).body.code).toBe('NOT_HOST');
    const own = (await lay(guest, 2)).body.seats[1]?.lines[0]?.id;
    expect((await remove(host, `lines/${own}`)).body.seats[1]).toMatchObject({ lines: [], share: 0 });
    expect((await set(host, 'paying', { paying: 'host' })).body.paying).toBe('host');
    expect((await remove(guest, 'seats/2')).status).toBe(204);
    expect(guest.cookies.has('table')).toBe(false);
  });

  test('a closed table takes neither guests nor dishes until the host opens it again', async () => {
    const { host, link } = await open();
    const { guest } = await join(link, 'Тимур');
    expect((await set(host, 'state', { state: 'closed' })).body.state).toBe('closed');
    expect((await lay(guest, 1)).body.code).toBe('TABLE_CLOSED');
    expect((await join(link, 'Малика')).body.code).toBe('TABLE_CLOSED');
    expect((await join(link, 'Тимур', guest)).body.you).toBe(2);
    await set(host, 'state', { state: 'open' });
    expect((await lay(guest, 1)).status).toBe(200);
  });

  test('a table is one order of 50 equal units and has 20 seats (R-TABLE-3)', async () => {
    const { link } = await open(tested.visitor(), 30);
    const { guest } = await join(link, 'Тимур');
    expect((await lay(guest, 21)).body.code).toBe('TABLE_FULL');
    expect((await lay(guest, 20)).status).toBe(200);
    for (let seat = 3; seat <= 20; seat += 1) expect((await join(link, `Гость ${seat}`)).status).toBe(200);
    expect((await join(link, 'Малика')).body.code).toBe('TABLE_FULL');
  });

  test('an unknown dish is refused, and nothing else changes', async () => {
    const { host } = await open();
    const laid = await set(host, 'lines', { lines: [{ productId: 'no-such-dish', quantity: 1 }] });
    expect([laid.status, laid.body.code]).toEqual([422, 'UNKNOWN_PRODUCT']);
    expect((await host.get<Table>(path)).body.seats[0]?.lines).toHaveLength(1);
  });

  test('guests who change at once lose nothing of each other', async () => {
    const { host, link } = await open();
    const guests = await Promise.all(['А', 'Б', 'В', 'Г'].map((name) => join(link, name)));
    expect(new Set(guests.map(({ body }) => body.you)).size).toBe(4);
    await Promise.all(guests.map(({ guest, body }) => lay(guest, body.you)));
    const { body } = await host.get<Table>(path);
    expect(body.seats.map(({ lines }) => lines[0]?.quantity)).toEqual([2, 2, 3, 4, 5]);
  });

  test('the order of a closed table says who laid what, and the table is done (R-TABLE-8)', async () => {
    const host = tested.visitor();
    await signUp(tested, host);
    const { link } = await open(host);
    const { guest } = await join(link, 'Тимур');
    await lay(guest, 1);
    const stream = await follow(guest);
    await set(host, 'state', { state: 'closed' });
    await stream.next(seenMs);
    const order = await orderOf(host, { ...cart, lines: linesOf(3) });
    const key = crypto.randomUUID();
    const placed = await place(host, order, key);
    expect(placed.status).toBe(201);
    const laidBy = [
      { seat: 1, name: 'Дилноза', quantity: 2 },
      { seat: 2, name: 'Тимур', quantity: 1 },
    ];
    expect(placed.body.lines).toMatchObject([{ quantity: 3, laidBy }]);
    expect((await stream.next(seenMs))?.data).toMatchObject({ state: 'ordered', orderNumber: placed.body.number });
    expect((await host.get<Order>(`/api/v1/orders/${placed.body.id}`)).body.lines).toMatchObject([{ laidBy }]);
    expect((await set(host, 'state', { state: 'open' })).body.code).toBe('TABLE_CLOSED');
    tested.now += tableLifeMs;
    expect((await place(host, order, key)).status).toBe(200);
    tested.now -= tableLifeMs;
  });

  test('a table is ordered with its order, whatever follows: a process that ends at once leaves none open (R-TABLE-8)', async () => {
    const host = tested.visitor();
    await signUp(tested, host);
    const { link } = await open(host);
    await lay((await join(link, 'Тимур')).guest, 1);
    await set(host, 'state', { state: 'closed' });
    const { tables, backend } = tested.services;
    const table = await tables.laidFor(host.cookies.get('table'), tested.now);
    const { customer_id: customerId } = await tested.connection.db
      .selectFrom('shared_tables')
      .select('customer_id')
      .where('id', '=', table?.id ?? '')
      .executeTakeFirstOrThrow();
    const lines = linesOf(3).map((line) => ({ ...line, modifiers: [], combo: [] }));
    const sent: object = { ...(await orderOf(host, { ...cart, lines })), lines, ...(table && { table }) };
    // without the call of the API, which could do more after it
    const placed = await backend.placeOrder(sent as OrderRequest, 'ru', customerId ?? '', crypto.randomUUID(), tested.now);
    expect(placed.ok && placed.value.order.lines[0]?.laidBy).toHaveLength(2);
    expect((await host.get<Table>(path)).body).toMatchObject({ state: 'ordered', orderNumber: placed.ok && placed.value.order.number });
  });

  test('an order that is not paid in its window opens its table again with its dishes, on every screen; one paid at the door does not (R-TABLE-11)', async () => {
    const ordered = async () => {
      const host = tested.visitor();
      await signUp(tested, host);
      const { link } = await open(host);
      const { guest } = await join(link, 'Тимур');
      await lay(guest, 1);
      await set(host, 'state', { state: 'closed' });
      const placed = await place(host, { ...(await orderOf(host, { ...cart, lines: linesOf(3) })), payment: { method: 'payme' } });
      expect([placed.status, placed.body.status]).toEqual([201, 'awaiting_payment']);
      return { host, guest, order: placed.body };
    };
    const [expired, canceled, atDoor] = [await ordered(), await ordered(), await ordered()];
    await atDoor.host.post(`/api/v1/orders/${atDoor.order.id}/payment`, { method: 'cash' });
    const stream = await follow(expired.guest);
    expect((await canceled.host.post(`/api/v1/orders/${canceled.order.id}/cancel`, {})).status).toBe(200);
    tested.now += 20 * 60_000;
    await tested.services.backend.purge(tested.now);
    const seatsLaid = [{ lines: [{ quantity: 2 }] }, { lines: [{ quantity: 1 }] }];
    expect((await stream.next(seenMs))?.data).toMatchObject({ state: 'open', seats: seatsLaid });
    for (const { host } of [expired, canceled]) {
      const { body } = await host.get<Table>(path);
      expect([body.state, body.orderNumber]).toEqual(['open', undefined]);
    }
    expect((await atDoor.host.get<Table>(path)).body).toMatchObject({ state: 'ordered', orderNumber: atDoor.order.number });
    expect((await lay(expired.guest, 4)).status).toBe(200);
    await set(expired.host, 'state', { state: 'closed' });
    expect((await place(expired.host, await orderOf(expired.host, { ...cart, lines: linesOf(6) }))).status).toBe(201);
    tested.now -= 20 * 60_000;
  });

  test('an order from an open table, or with other amounts, names nobody', async () => {
    const host = tested.visitor();
    await signUp(tested, host);
    await open(host);
    const { body } = await place(host, await orderOf(host, cart));
    expect(body.lines.map(({ laidBy }) => laidBy)).toEqual([undefined]);
    await set(host, 'state', { state: 'closed' });
    const other = await place(host, await orderOf(host, { ...cart, lines: linesOf(5) }));
    expect(other.body.lines.map(({ laidBy }) => laidBy)).toEqual([undefined]);
    expect((await host.get<Table>(path)).body.state).toBe('closed');
  });

  test('after three hours a table is gone, and its rows with it (R-TABLE-4)', async () => {
    const { host, link } = await open();
    tested.now += tableLifeMs - 1;
    expect((await host.get(path)).status).toBe(200);
    tested.now += 1;
    expect((await host.get(path)).status).toBe(404);
    expect((await join(link, 'Тимур')).status).toBe(404);
    await purgeExpired(tested.connection, tested.now);
    const { db } = tested.connection;
    const left = [await db.selectFrom('shared_tables').select('id').execute(), await db.selectFrom('table_seats').select('seat').execute()];
    expect(left).toEqual([[], []]);
  });
});
