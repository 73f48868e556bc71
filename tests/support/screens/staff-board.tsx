import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Order } from '#domain/order/order.ts';
import words from '../../../locales/ru/staff-board.json' with { type: 'json' };
import { sampleOrder as order } from '../builders/sample-orders.ts';
import { mockBackend } from '../mock-backend.ts';
import './native-dialog.ts';

/** The staff board, for tests that draw it without a browser. */

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | null = null;
  readyState = 1;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
}
vi.stubGlobal('EventSource', Stream);
export const started: number[] = [];
class Tone {
  frequency = { value: 0 };
  connect() {
    return this;
  }
  start() {
    started.push(this.frequency.value);
  }
  stop() {}
}
class Sound {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator = () => new Tone();
  createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} });
}
vi.stubGlobal('AudioContext', Sound);
export const server = mockBackend();
export const print = vi.fn();
vi.stubGlobal('print', print);
const { StaffBoard } = await import('#islands/staff/StaffBoard/StaffBoard.tsx');
const { takeStaffOrders } = await import('#stores/staff/orders.ts');
const { printOrders } = await import('#stores/staff/printing.ts');

export const noon = Date.parse('2026-11-21T12:00:00+05:00');
export const moved = (status: Order['status'], from = order): Order => ({
  ...from,
  status,
  history: [...from.history, { status, at: '2026-11-21T07:00:00.000Z', by: 'staff' }],
});
export const notify = (event: string, data: object) =>
  act(() => void Stream.last?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
export const column = (title: string) => within(screen.getByRole('region', { name: new RegExp(`^${title}`) }));
export const sent = () =>
  server
    .requests()
    .map(({ method, url, body }) => `${method} ${url.pathname} ${body === null ? '' : JSON.stringify(body)}`.trim())
    .filter((one) => one !== 'GET /api/v1/staff/restaurants');
export const sampleRestaurant = {
  id: '1',
  name: 'Чорсу',
  regionId: '1',
  isActive: true,
  pausedUntil: null as string | null,
  counter: null,
  printer: null,
};
export const onBoard = (from: Order) => ({ ...from, isUnanswered: false });

export function show(orders: readonly Order[] = [order], restaurantNames: Record<string, string> = { '1': 'Чорсу' }) {
  return render(<StaffBoard locale="ru" words={words} orders={orders} restaurantNames={restaurantNames} now={noon} officePath={null} />);
}

beforeEach(() => {
  started.length = 0;
  print.mockReset();
  server.reset();
  server.respond(calls.staffRestaurants, { restaurants: [sampleRestaurant] });
  history.replaceState(null, '', '/staff');
  localStorage.clear();
  printOrders(false, []);
  act(() => takeStaffOrders([]));
});
afterEach(cleanup);
