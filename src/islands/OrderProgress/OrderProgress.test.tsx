// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import words from '../../../locales/ru/order.json' with { type: 'json' };
import { sampleOrder } from '../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';
import '../../../tests/support/screens/native-dialog.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 1;
  readonly path: string;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(path: string) {
    super();
    this.path = path;
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  notify(order: FollowedOrder) {
    act(() => void this.dispatchEvent(new MessageEvent('status', { data: JSON.stringify({ status: order.status, order }) })));
  }
}
vi.stubGlobal('EventSource', Stream);
const server = mockBackend();
const { OrderProgress } = await import('./OrderProgress.tsx');

const createdAt = '2026-11-21T07:00:00.000Z';
const order: FollowedOrder = {
  id: 'o1',
  number: 7,
  orderTypeId: 0,
  slot: { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' },
  status: 'created',
  history: [{ status: 'created', at: createdAt, by: 'customer' }],
  createdAt,
  pointsEarned: 0,
};
const moved = (status: FollowedOrder['status'], from = order): FollowedOrder => ({
  ...from,
  status,
  history: [...from.history, { status, at: '2026-11-21T07:05:00.000Z', by: 'staff' }],
});
const show = (change: Partial<FollowedOrder> = {}, minutes = 1) =>
  render(
    <OrderProgress
      locale="ru"
      words={words}
      order={{ ...order, ...change }}
      place="Навои, 30"
      phone="998712000042"
      now={Date.parse(createdAt) + minutes * 60_000}
    />,
  );
const stream = () => Stream.all.at(-1) as Stream;
/** The whole order, as the API sends it. */
const whole = (followed: FollowedOrder) => ({ ...sampleOrder, ...followed });

beforeEach(() => {
  Stream.all = [];
  server.reset();
  document.title = 'Заказ № 7';
});
afterEach(cleanup);

describe('the progress of an order', () => {
  it('shows the promised time, the steps with their times and the current step', () => {
    show(moved('cooking', moved('confirmed')));
    expect(screen.queryByText('Привезём · Сегодня')).not.toBeNull();
    expect(screen.queryByText('12:25–\u206013:05')).not.toBeNull();
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Оформлен12:00',
      'Подтверждён12:05',
      'Готовитсясейчас',
      'Готов',
      'Курьер в пути',
      'Доставлен',
      'Завершён',
    ]);
    expect(steps[2]?.getAttribute('aria-current')).toBe('step');
  });

  it('shows when a completed order was received', () => {
    show({ ...moved('completed', moved('picked_up')), orderTypeId: 200 });
    expect(screen.queryByText('Выдан · Сегодня')).not.toBeNull();
    expect(screen.queryByText(/12:25/)).toBeNull();
    expect(screen.getAllByText('12:05').length).toBe(3);
  });

  it('shows of a pickup when it will be ready', () => {
    show({ orderTypeId: 200 });
    expect(screen.queryByText('Будет готов · Сегодня')).not.toBeNull();
  });

  it('follows the staff’s updates: step, announcement and title change without a reload', async () => {
    show();
    expect(stream().path).toBe('/api/v1/orders/o1/events');
    stream().notify(moved('confirmed'));
    expect(screen.getByRole('status').textContent).toBe('Подтверждён');
    await waitFor(() => expect(document.title).toBe('Подтверждён · Заказ № 7'));
  });

  it('ignores an older state', () => {
    show(moved('cooking', moved('confirmed')));
    stream().notify(order);
    expect(screen.getByText('Готовится').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('closes the stream when the order is over, and does not open it for an order that is over', () => {
    show(moved('on_way'));
    stream().notify(moved('completed', moved('delivered', moved('on_way'))));
    expect(stream().readyState).toBe(Stream.CLOSED);
    cleanup();
    Stream.all = [];
    show(moved('completed'));
    expect(Stream.all).toEqual([]);
  });

  it('polls the server every five seconds when there is no stream', async () => {
    vi.useFakeTimers();
    server.respond(calls.order, whole(moved('confirmed')));
    show();
    stream().readyState = Stream.CLOSED;
    act(() => stream().onerror?.());
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(server.requests().map(({ url }) => url.pathname)).toEqual(['/api/v1/orders/o1']);
    expect(screen.getByRole('status').textContent).toBe('Подтверждён');
    vi.useRealTimers();
  });

  it('shows after 15 minutes that the order has not been accepted, with the phone to call', () => {
    show({}, 14);
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    show({}, 15);
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('tel:+998712000042');
  });

  it('cancels after confirmation, with the chosen reason', async () => {
    server.respond(calls.cancelOrder, whole(moved('cancelled')));
    show();
    fireEvent.click(screen.getByRole('button', { name: words.cancel }));
    fireEvent.click(screen.getByRole('radio', { name: words.cancel_customer_changed_mind }));
    fireEvent.click(screen.getByRole('button', { name: words.cancelYes }));
    await screen.findByText(words.wasCancelled);
    expect(server.requests()[0]).toMatchObject({
      url: { pathname: '/api/v1/orders/o1/cancel' },
      body: { reason: 'customer_changed_mind' },
    });
    expect(screen.queryByRole('button', { name: words.cancel })).toBeNull();
  });

  it('offers no cancellation once the order is cooking, and shows the reason of a canceled one', () => {
    show(moved('cooking'));
    expect(screen.queryByRole('button', { name: words.cancel })).toBeNull();
    cleanup();
    show({ ...moved('cancelled'), cancelReason: 'out_of_stock' });
    expect(screen.queryByText(`Причина: ${words.cancel_out_of_stock}`)).not.toBeNull();
  });
});
