// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

/** Of the last stream: what the server sends. */
let send: (table: unknown) => void = () => {};
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  constructor(url: string) {
    super();
    send = (table) => this.dispatchEvent(new MessageEvent('table', { data: JSON.stringify(table) }));
    opened.push(url);
  }
  close() {}
}
const opened: string[] = [];
vi.stubGlobal('EventSource', Stream);
const server = mockBackend();
const { $cart, addToCart, emptyCart } = await import('./cart.ts');
const { $tableSeat } = await import('./table-seat.ts');
const { $tableNote, forgetTable, noteInvitation, noteTable } = await import('./table-note.ts');
const { $sharedTable, followTable, joinTable, removeLine, removeSeat, setTableState } = await import('./shared-table.ts');
type Table = NonNullable<ReturnType<typeof $sharedTable.get>['table']>;

let end = () => {};
beforeEach(() => {
  emptyCart();
  forgetTable();
  server.reset();
});
afterEach(() => end());

const put = (productId: string, quantity = 1) =>
  addToCart({ productId, quantity, modifiers: [], combo: [] }, { name: productId, image: null, unitPrice: 1, choices: [] });
const inCart = () => $cart.get().map(({ productId, quantity }) => [productId, quantity]);
const plate = (lines: readonly (readonly [string, number])[]) =>
  lines.map(([productId, quantity]) => ({
    ...{ id: productId, productId, quantity, modifiers: [], combo: [], choices: [] },
    ...{ name: productId, image: null, unitPrice: 1, total: quantity },
  }));
function tableWith(version: number, own: Parameters<typeof plate>[0], more: Partial<Table> = {}): Table {
  const seat = { isReady: false, itemsTotal: 0, share: 0 };
  const seats = [
    { ...seat, seat: 1, name: 'Дилноза', lines: plate([['plov', 1]]) },
    { ...seat, seat: 2, name: 'Тимур', lines: plate(own) },
  ];
  return {
    ...{ version, you: 2, isHost: false, state: 'open', paying: 'each', until: '2026-11-21T10:00:00.000Z', orderTypeId: 200 },
    ...{ restaurantId: '1', slot: null, seats, itemsTotal: 0, discount: 0, deliveryFee: null, total: 0 },
    ...{ minOrderLeft: 0, freeDeliveryLeft: null, unavailable: [], ...more },
  } as Table;
}
/** Sits at a table with these dishes in the cart and on the plate. */
async function sit(table: Table): Promise<void> {
  server.respond(calls.table, table);
  server.respond(calls.joinTable, table);
  await joinTable('link', 'Тимур');
  end = followTable();
  await vi.waitFor(() => expect(server.requests(calls.table)).toHaveLength(1));
}
const laid = () => server.requests(calls.layTable).map(({ body }) => (body as { lines: { productId: string }[] }).lines);

test('a browser that sits nowhere asks the server nothing', () => {
  end = followTable();
  expect([$sharedTable.get().status, server.requests().length]).toEqual(['none', 0]);
});

test('whoever sits down lays the own cart (R-TABLE-9)', async () => {
  put('somsa', 2);
  server.respond(calls.layTable, tableWith(2, [['somsa', 2]]));
  await sit(tableWith(1, []));
  await vi.waitFor(() => expect(laid()).toMatchObject([[{ productId: 'somsa', quantity: 2 }]]));
  expect([$tableSeat.get(), inCart()]).toEqual(['at', [['somsa', 2]]]);
  expect(opened.at(-1)).toBe('/api/v1/table/events?locale=ru');
});

test('what is added while a change is on its way is laid after it, and none is lost', async () => {
  await sit(tableWith(1, []));
  let version = 1;
  let respond = () => {};
  const gate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.respond(calls.layTable, async ({ body }) => {
    await gate;
    version += 1;
    return tableWith(
      version,
      body.lines.map(({ productId, quantity }) => [productId, quantity] as const),
    );
  });
  put('somsa');
  put('choy');
  send(tableWith(1, []));
  expect(inCart()).toEqual([
    ['somsa', 1],
    ['choy', 1],
  ]);
  respond();
  await vi.waitFor(() => expect(laid()).toHaveLength(2));
  expect(
    laid()
      .at(-1)
      ?.map(({ productId }) => productId),
  ).toEqual(['somsa', 'choy']);
  await vi.waitFor(() => expect($sharedTable.get().table?.version).toBe(3));
  expect(inCart()).toHaveLength(2);
});

test('a dish that the host takes away leaves the cart, and an older state of the table changes nothing', async () => {
  put('somsa');
  await sit(tableWith(5, [['somsa', 1]]));
  send(tableWith(7, []));
  expect(inCart()).toEqual([]);
  send(tableWith(6, [['somsa', 1]]));
  expect([inCart(), $sharedTable.get().table?.version]).toEqual([[], 7]);
  expect(laid()).toEqual([]);
});

test('what was ordered leaves the cart of a guest; other dishes stay', async () => {
  put('somsa');
  await sit(tableWith(1, [['somsa', 1]]));
  send(tableWith(2, [['somsa', 1]], { state: 'ordered', orderNumber: 1043 }));
  expect([inCart(), $tableSeat.get(), $sharedTable.get().table?.orderNumber]).toEqual([[], 'ordered', 1043]);
  put('somsa');
  send(tableWith(2, [['somsa', 1]], { state: 'ordered', orderNumber: 1043 }));
  expect(inCart()).toEqual([['somsa', 1]]);
});

test('a table that opens again, as its order was not paid, gives the plate back beside what was put into the cart since (R-TABLE-11)', async () => {
  put('somsa', 2);
  await sit(tableWith(1, [['somsa', 2]]));
  send(tableWith(2, [['somsa', 2]], { state: 'ordered', orderNumber: 7 }));
  expect(inCart()).toEqual([]);
  put('choy');
  server.respond(
    calls.layTable,
    tableWith(4, [
      ['choy', 1],
      ['somsa', 2],
    ]),
  );
  send(tableWith(3, [['somsa', 2]]));
  const both = [
    ['choy', 1],
    ['somsa', 2],
  ];
  expect([$tableSeat.get(), inCart()]).toEqual(['at', both]);
  await vi.waitFor(() => expect(laid()).toMatchObject([[{ productId: 'choy' }, { productId: 'somsa' }]]));
});

test('a seat that is gone is over, and the cart stays', async () => {
  put('somsa');
  await sit(tableWith(1, [['somsa', 1]]));
  server.reject(calls.layTable, { code: 'NOT_FOUND' });
  put('choy');
  await vi.waitFor(() => expect($sharedTable.get().status).toBe('over'));
  expect([$tableSeat.get(), inCart().length]).toEqual(['none', 2]);
});

test('the host closes the table with all plates in the cart, and has the own plate again after opening it', async () => {
  const host = { you: 1, isHost: true };
  put('plov');
  await sit(tableWith(1, [['plov', 2]], host));
  server.respond(calls.setTableState, ({ body }) => tableWith(2, [['plov', 2]], { ...host, state: body.state }));
  await setTableState('closed');
  expect(inCart()).toEqual([['plov', 3]]);
  await setTableState('open');
  expect([inCart(), laid()]).toEqual([[['plov', 1]], []]);
});

test('a guest or a dish that is gone already is read again, and the host stays at the table', async () => {
  const host = { you: 1, isHost: true };
  put('plov');
  await sit(tableWith(1, [['choy', 1]], host));
  server.reject(calls.removeTableSeat, { code: 'NOT_FOUND' });
  server.reject(calls.removeTableLine, { code: 'NOT_FOUND' });
  server.respond(calls.table, tableWith(2, [], host));
  await removeSeat(3);
  await removeLine('choy');
  expect([$sharedTable.get().status, $sharedTable.get().table?.version]).toEqual(['at', 2]);
});

test('whoever leaves keeps the dishes', async () => {
  put('somsa');
  await sit(tableWith(1, [['somsa', 1]]));
  server.respond(calls.removeTableSeat, undefined, 204);
  await removeSeat(2);
  expect([$sharedTable.get().status, $tableSeat.get(), inCart()]).toEqual(['none', 'none', [['somsa', 1]]]);
});

test('an invitation is new once; a name and a seat that are stored wrongly count as absent', () => {
  noteInvitation('one');
  expect($tableNote.get()).toMatchObject({ link: 'one', isInvited: true });
  noteTable({ isInvited: false });
  noteInvitation('one');
  expect($tableNote.get().isInvited).toBe(false);
});
