import { afterEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type StubPrinter, startPrinter } from '../support/shop/stub-printer.ts';
import { type Cart, fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffOf } from './staff.ts';

const minute = 60_000;
const ignore = () => undefined;

describe.each(backEnds)('the devices beside the board, on %s', (backEnd) => {
  const tested = useApi(backEnd, staffEnv);
  const printers: StubPrinter[] = [];
  afterEach(async () => {
    for (const printer of printers.splice(0)) await printer.stop();
    await tested.connection.db.deleteFrom('printers').execute();
  });
  const newOrder = async (change: object = { orderTypeId: 200 }) => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const cart = await fillCart(visitor);
    const { body: order } = await place(visitor, { ...(await orderOf(visitor, cart)), ...change });
    return { order, cart };
  };
  const openCounter = async ({ restaurantId }: Pick<Cart, 'restaurantId'>) => {
    const { body } = await staffOf(tested).put(`restaurants/${restaurantId}/counter`, { isOpen: true });
    return calls.changeCounter.responses[200].json.parse(body).counter?.split('/').at(-1) ?? '';
  };
  const started = async (port?: number) => {
    const printer = await startPrinter(port);
    printers.push(printer);
    return printer;
  };

  test('a counter shows the numbers of pickups, nothing else, at an address that can be renewed (R-BOARD-2)', async () => {
    const [pickup, delivery] = [await newOrder(), await newOrder({})];
    const visitor = tested.visitor();
    const secret = await openCounter(pickup.cart);
    const shown = async () => (await visitor.get<object>(`/api/v1/counter/${secret}`)).body;
    for (const { order } of [pickup, delivery]) await staffOf(tested).move(order.id, 'cooking');
    expect(await shown()).toEqual({ cooking: [pickup.order.number], ready: [] });
    await staffOf(tested).move(pickup.order.id, 'ready');
    expect(await shown()).toEqual({ cooking: [], ready: [pickup.order.number] });
    await staffOf(tested).move(pickup.order.id, 'picked_up');
    expect(await shown()).toEqual({ cooking: [], ready: [] });
    const renewed = await openCounter(pickup.cart);
    expect(await shown()).toMatchObject({ code: 'NOT_FOUND' });
    const { restaurants } = calls.staffRestaurants.responses[200].json.parse((await staffOf(tested).get('restaurants')).body);
    expect(restaurants.find(({ id }) => id === pickup.cart.restaurantId)?.counter).toBe(`/staff/counter/${renewed}`);
    await staffOf(tested).put(`restaurants/${pickup.cart.restaurantId}/counter`, { isOpen: false });
    expect((await visitor.get(`/api/v1/counter/${renewed}`)).status).toBe(404);
    expect((await staffOf(tested).put('restaurants/none/counter', { isOpen: true })).status).toBe(404);
  });

  test('who asks a counter too often has to wait', async () => {
    const visitor = tested.visitor();
    const statuses = new Set<number>();
    for (let asked = 0; asked <= 120; asked += 1) statuses.add((await visitor.get('/api/v1/counter/guess')).status);
    expect([...statuses]).toEqual([404, 429]);
    tested.now += minute;
  });

  test('the ticket of a new order is printed once, in letters that the printer has (R-BOARD-3)', async () => {
    const printer = await started();
    const cart = await fillCart(tested.visitor());
    const path = `restaurants/${cart.restaurantId}/printer`;
    const set = await staffOf(tested).put(path, { printer: { address: '127.0.0.1', port: printer.port, locale: 'uz' } });
    expect(set.status).toBe(204);
    const { order } = await newOrder({ orderTypeId: 200, comment: 'Oʻtkir | 🌶 «соус» ғ' });
    await tested.services.devices.printers.printDue(tested.now, ignore);
    await tested.services.devices.printers.printDue(tested.now + minute, ignore);
    await expect.poll(() => printer.papers.length).toBe(1);
    const [paper = ''] = printer.papers;
    expect(paper).toContain(String(order.number));
    expect(paper).toContain(`O'tkir | "соус" г`);
    expect(paper).toContain('Olib ketish');
    expect(paper).toContain(order.lines[0]?.name.uz.replaceAll(/[ʻʼ]/g, "'"));
    expect(paper).not.toContain('?');
  });

  test('a ticket waits for a printer that is away, the board says so, and an order that has ended needs none', async () => {
    const printer = await started();
    await printers.pop()?.stop();
    const cart = await fillCart(tested.visitor());
    const path = `restaurants/${cart.restaurantId}/printer`;
    await staffOf(tested).put(path, { printer: { address: '127.0.0.1', port: printer.port, locale: 'ru' } });
    const waiting = async () => {
      const { restaurants } = calls.staffRestaurants.responses[200].json.parse((await staffOf(tested).get('restaurants')).body);
      return restaurants.find(({ id }) => id === cart.restaurantId)?.printer?.waiting;
    };
    const [first, second] = [await newOrder(), await newOrder()];
    await tested.services.devices.printers.printDue(tested.now, ignore);
    expect(await waiting()).toBe(1);
    await staffOf(tested).move(second.order.id, 'cancelled', 'unreachable');
    const back = await started(printer.port);
    await tested.services.devices.printers.printDue(tested.now + minute, ignore);
    await expect.poll(() => back.papers.length).toBe(1);
    expect(back.papers[0]).toContain(String(first.order.number));
    expect(await waiting()).toBe(0);
    const tests = await tested.visitor().send<{ isPrinted: boolean }>('POST', `/api/v1/staff/${path}/test`, {
      headers: { authorization: `Bearer ${staffEnv.STAFF_TOKEN.split(',')[0]?.split(':')[1]}` },
    });
    expect(tests.body).toEqual({ isPrinted: true });
  });

  test('what waits for a printer is sent at once when somebody asks for it', async () => {
    const printer = await started();
    await printers.pop()?.stop();
    const cart = await fillCart(tested.visitor());
    const path = `restaurants/${cart.restaurantId}/printer`;
    await staffOf(tested).put(path, { printer: { address: '127.0.0.1', port: printer.port, locale: 'ru' } });
    await newOrder();
    const printDue = () => tested.services.devices.printers.printDue(tested.now, ignore);
    await printDue();
    const back = await started(printer.port);
    await printDue();
    expect(back.papers).toEqual([]);
    const headers = { authorization: `Bearer ${staffEnv.STAFF_TOKEN.split(',')[0]?.split(':')[1]}` };
    const asked = await tested.visitor().send('POST', `/api/v1/staff/${path}/again`, { headers });
    expect(asked.status).toBe(204);
    await printDue();
    await expect.poll(() => back.papers.length).toBe(1);
  });

  test('a printer has an address of a private network, and a port of printers', async () => {
    const put = async (change: object) =>
      (await staffOf(tested).put('restaurants/1/printer', { printer: { address: '192.168.1.9', port: 9100, locale: 'ru', ...change } }))
        .body;
    expect(await put({ address: '8.8.8.8' })).toMatchObject({ code: 'INVALID_BODY', details: { field: 'printer.address' } });
    expect(await put({ port: 22 })).toMatchObject({ code: 'INVALID_BODY', details: { field: 'printer.port' } });
  });
});
