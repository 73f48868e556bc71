// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Order } from '#domain/order/order.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { sampleOrder } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | null = null;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
}
vi.stubGlobal('EventSource', Stream);
const server = mockBackend();
const { StaffBoard } = await import('./StaffBoard.tsx');

const now = Date.parse('2026-11-21T12:00:00+05:00');
const address = { text: 'Навои, 30', longitude: 69.28, latitude: 41.31 };
const confirmed: Order = { ...sampleOrder, orderTypeId: 0, address, status: 'confirmed' };
const anvar = { id: 'c1', name: 'Анвар', restaurantIds: [confirmed.restaurantId] };
const other = { id: 'c2', name: 'Чужой', restaurantIds: ['another'] };
const choices = () => screen.queryAllByRole<HTMLSelectElement>('combobox');

function show(order: Order) {
  const board = { orders: [order], restaurantNames: { [order.restaurantId]: 'Чорсу' }, couriers: [anvar, other], officePath: null };
  return render(<StaffBoard locale="ru" words={words} {...board} now={now} />);
}

beforeEach(() => {
  localStorage.clear();
  server.reset();
  server.respond(calls.couriers, { couriers: [anvar, other] });
});
afterEach(cleanup);

test('a delivery is given to a courier of its restaurant, at once, and taken away again (R-COURIER-1)', async () => {
  server.respond(calls.assignCourier, ({ body }) => ({
    ...confirmed,
    isUnanswered: false,
    ...(body.courierId !== null && { courier: { id: 'c1', name: 'Анвар' } }),
  }));
  show(confirmed);
  const [choice] = choices();
  if (choice === undefined) throw new Error('no choice');
  expect(Array.from(choice.options, ({ text }) => text)).toEqual([words.noCourier, 'Анвар']);
  fireEvent.change(choice, { target: { value: 'c1' } });
  expect(choices()[0]?.value).toBe('c1');
  fireEvent.change(choice, { target: { value: '' } });
  const sent = () => server.requests(calls.assignCourier).map(({ body }) => body);
  await expect.poll(sent).toEqual([{ courierId: 'c1' }, { courierId: null }]);
});

test('neither a pickup nor an order that nobody has accepted is given to a courier', () => {
  const { address: _, ...pickup } = { ...confirmed, orderTypeId: 200 as const };
  show(pickup);
  cleanup();
  show({ ...confirmed, status: 'created' });
  expect(choices()).toEqual([]);
});

test('when the stream breaks and the session has ended, the orders are gone without a reload (R-TEAM-7)', async () => {
  show(confirmed);
  server.reject(calls.staffOrders, problem('ACCESS_TOKEN_WRONG'));
  act(() => {
    Stream.last?.onopen?.();
    Stream.last?.onerror?.();
  });
  await screen.findByRole('link', { name: words.signIn });
  expect(screen.queryByText('Навои, 30', { exact: false })).toBeNull();
});
