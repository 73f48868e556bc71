// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import words from '../../../../locales/ru/order.json' with { type: 'json' };
import { inSlot, sampleOrder, withTimes } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

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
const order: FollowedOrder = withTimes({
  id: 'o1',
  number: 7,
  orderTypeId: 0,
  slot: { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' },
  status: 'created',
  history: [{ status: 'created', at: createdAt, by: 'customer' }],
  createdAt,
  discount: 0,
  pointsSpent: 0,
  pointsEarned: 0,
});
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
      firstName="Дилноза"
      kitchen="Чорсу"
      phone="998712000042"
      pointsToEarn={2_700}
      now={Date.parse(createdAt) + minutes * 60_000}
      dishes={<a href="/product/1">Плов</a>}
      follow={<button type="button">В Telegram</button>}
      again={<button type="button">{words.reorder}</button>}
    >
      <p>2 × Плов</p>
    </OrderProgress>,
  );
const stream = () => Stream.all.at(-1) as Stream;
/** The whole order, as the API sends it. */
const whole = (followed: FollowedOrder) => ({ ...sampleOrder, ...followed });

beforeEach(() => {
  Stream.all = [];
  server.reset();
  document.title = 'Заказ 7';
});
afterEach(cleanup);

describe('the progress of an order', () => {
  it('shows the time that is left, when the order comes, and when at the latest, and four stops with their times', () => {
    show(moved('cooking', moved('confirmed')), 30);
    expect(screen.queryByText('Привезём около 12:40, не позже 12:50')).not.toBeNull();
    expect(screen.getByRole('timer').textContent).toBe('примерно 10\u00a0мин');
    const stops = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent)).toEqual(['Принят12:05', 'Кухня12:05', 'В пути', 'У васдо 12:50']);
    expect(stops[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('draws what happens to the order now, and its dishes before and after that', () => {
    const { container } = show({}, 1);
    const drawing = () => container.querySelector('img')?.getAttribute('src') ?? null;
    const drawings = (['confirmed', 'cooking', 'ready', 'on_way', 'delivered'] as const).map((status) => {
      stream().notify(moved(status));
      return drawing();
    });
    expect(drawings).toEqual([null, '/drawings/order-cooking.svg', '/drawings/order-ready.svg', '/drawings/order-way.svg', null]);
  });

  it('offers news of the order above its lines, until it has ended', () => {
    show();
    const offer = screen.getByRole('button', { name: 'В Telegram' });
    expect(offer.compareDocumentPosition(screen.getByText('2 × Плов')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    stream().notify(moved('delivered'));
    expect(screen.queryByRole('button', { name: 'В Telegram' })).toBeNull();
  });

  it('says once that the restaurant has not confirmed yet', () => {
    show();
    expect(screen.getAllByText(/подтвержд/i)).toHaveLength(1);
    cleanup();
    show({}, 15);
    expect(screen.getAllByText(/подтверд/i)).toHaveLength(1);
  });

  it('does not say that an order comes at any moment before the restaurant has accepted it', () => {
    show({}, 45);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText('12:30–\u206012:50')).not.toBeNull();
    expect(screen.queryByText('Планируем привезти сегодня')).not.toBeNull();
    expect(screen.queryByText(/мин|Вот-вот|Привезём/)).toBeNull();
    stream().notify(moved('confirmed'));
    expect(screen.getByRole('timer').textContent).toBe('Вот-вот');
  });

  it('offers to repeat an order only once it has ended', () => {
    show({ ...moved('ready'), orderTypeId: 200 });
    expect(screen.queryByRole('button', { name: words.reorder })).toBeNull();
    stream().notify({ ...moved('picked_up', moved('ready')), orderTypeId: 200 });
    expect(screen.queryByRole('button', { name: words.reorder })).not.toBeNull();
    cleanup();
    show(moved('cancelled'));
    expect(screen.queryByRole('button', { name: words.reorder })).not.toBeNull();
  });

  it.each([
    [0, 0, ''],
    [5_000, 0, ' Вернули на карту 5 000 баллов.'],
    [0, 3_000, ` ${words.returnedPromo}`],
    [5_000, 3_000, ` Вернули на карту 5 000 баллов. ${words.returnedPromo}`],
  ])(
    'says of a canceled order with %d points and a discount of %d that nothing is to be paid, and what came back',
    (pointsSpent, discount, text) => {
      show({ ...moved('cancelled'), pointsSpent, discount });
      const returned = screen.getByText(new RegExp(`^${words.nothingToPay}`)).textContent;
      expect(returned?.replace(/\s/g, ' ')).toBe(words.nothingToPay + text);
    },
  );

  it('offers dishes below an order that was canceled, and only there', () => {
    show(moved('confirmed'));
    expect(screen.queryByRole('link', { name: 'Плов' })).toBeNull();
    stream().notify(moved('cancelled', moved('confirmed')));
    expect(screen.queryByRole('link', { name: 'Плов' })).not.toBeNull();
  });

  it('shows the time of an order for another day instead of a countdown', () => {
    show(inSlot(moved('confirmed'), { ...order.slot, day: '2026-11-22' }));
    expect(screen.getByRole('timer').textContent).toBe('12:25–\u206013:05');
    expect(screen.queryByText('Привезём завтра')).not.toBeNull();
  });

  it('ends when the customer has the order: completing it changes neither the way nor the time', () => {
    show({ ...moved('picked_up'), orderTypeId: 200 });
    const texts = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((stop) => stop.textContent);
    const before = texts();
    expect(screen.queryByText('Вы забрали сегодня')).not.toBeNull();
    expect(screen.queryByText(/12:25/)).toBeNull();
    expect(before.at(-1)).toBe('Выдача12:05');
    expect(screen.queryByText(words.toEarnNote)).not.toBeNull();
    stream().notify({ ...moved('completed', moved('picked_up')), orderTypeId: 200, pointsEarned: 2_700 });
    expect(texts()).toEqual(before);
    expect(screen.queryByText(/Завершён/)).toBeNull();
    expect(screen.getAllByText('Начислили 2 700 баллов')).toHaveLength(2);
    expect(screen.queryByText(words.toEarnNote)).toBeNull();
  });

  it('celebrates only an order that has just been placed', () => {
    const { container } = show({}, 1);
    expect(container.querySelector('svg path[data-color]')).not.toBeNull();
    cleanup();
    expect(show({}, 3).container.querySelector('svg path[data-color]')).toBeNull();
    cleanup();
    expect(show(moved('confirmed'), 1).container.querySelector('svg path[data-color]')).toBeNull();
  });

  it('shows of a pickup when it will be ready', () => {
    show({ ...moved('confirmed'), orderTypeId: 200 });
    expect(screen.queryByText('Будет готов около 12:40, не позже 12:50')).not.toBeNull();
    const stops = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(stops[2]?.textContent).toBe('Готов');
  });

  it('says of a pickup that is ready to fetch it, with the number and the address, without a time', () => {
    const { container } = show({ ...moved('ready'), orderTypeId: 200 }, 20);
    expect(screen.getByRole('heading').textContent).toBe(words.pickUp);
    expect(screen.queryByText('№ 7')).not.toBeNull();
    expect(screen.queryByText('Назовите этот номер на выдаче')).not.toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/мин|Будет готов|12:50/)).toBeNull();
    expect(container.querySelector('circle + circle')?.getAttribute('stroke-dasharray')).toBe('100 101');
  });

  it('says once that an order is late and whom to call, instead of the promise that has passed', () => {
    show(moved('on_way', moved('cooking')), 90);
    expect(screen.getByRole('heading').textContent).toBe('Опаздываем на 40\u00a0мин');
    expect(screen.queryByText('Обещали к 12:50. Простите!')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('+998 71 200-00-42');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/Спасибо|Вот-вот|Привезём|^до 12:50/)).toBeNull();
  });

  it('says of a late order that is not confirmed both, with one phone', () => {
    show({}, 49);
    expect(screen.queryByText(/Опаздываем/)).toBeNull();
    cleanup();
    show({}, 50);
    expect(screen.queryByText(/Опаздываем/)).not.toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('ещё не подтвердил');
    expect(screen.queryByText(words.confirming)).not.toBeNull();
  });

  it('follows the staff’s updates: step, announcement and title change without a reload', async () => {
    show();
    expect(stream().path).toBe('/api/v1/orders/o1/events');
    stream().notify(moved('confirmed'));
    expect(screen.getByRole('status').textContent).toBe('Подтверждён');
    await waitFor(() => expect(document.title).toBe('Подтверждён · Заказ 7'));
  });

  it('ignores an older state', () => {
    show(moved('cooking', moved('confirmed')));
    stream().notify(order);
    expect(screen.getByText('Кухня').closest('li')?.getAttribute('aria-current')).toBe('step');
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
    expect(document.activeElement?.textContent).toContain(words.wasCancelled);
  });

  it('keeps one line of an order on its way for the offline page, until it ends (R-CACHE-4)', async () => {
    const kept = new Map<string, string>();
    const cache = {
      put: async (path: string, response: Response) => void kept.set(path, await response.text()),
      delete: async (path: string) => kept.delete(path),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    show(moved('cooking', moved('confirmed')), 30);
    await waitFor(() => expect([...kept.values()]).toEqual(['Заказ 7 · Готовится · Привезём около 12:40, не позже 12:50']));
    stream().notify(moved('delivered', moved('on_way', moved('cooking', moved('confirmed')))));
    await waitFor(() => expect(kept.size).toBe(0));
    vi.stubGlobal('caches', undefined);
  });

  it('drops confetti on an order that was just placed, until the restaurant has accepted it', () => {
    vi.setSystemTime(createdAt);
    const { container } = show({}, 0);
    const falls = () => container.querySelector('[class*="confetti"]') !== null;
    expect(falls()).toBe(true);
    stream().notify(moved('confirmed'));
    expect(falls()).toBe(false);
  });

  it('offers no cancellation once the order is cooking, and shows the reason of a canceled one', () => {
    show(moved('cooking'));
    expect(screen.queryByRole('button', { name: words.cancel })).toBeNull();
    cleanup();
    show({ ...moved('cancelled'), cancelReason: 'out_of_stock' });
    expect(screen.queryByText(`${words.by_staff} · ${words.cancel_out_of_stock}`)).not.toBeNull();
  });

  it('draws the stop that the order has come to in the ring', () => {
    const drawn = () => document.querySelector('[data-stop]')?.getAttribute('data-stop');
    show();
    expect(drawn()).toBe('accepted');
    stream().notify(moved('cooking', moved('confirmed')));
    expect(drawn()).toBe('cooking');
  });
});
