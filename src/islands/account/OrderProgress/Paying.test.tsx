// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import type { OrderPayment } from '#domain/order/order.ts';
import { problem } from '#domain/problem.ts';
import orderWords from '../../../../locales/ru/order.json' with { type: 'json' };
import words from '../../../../locales/ru/paying.json' with { type: 'json' };
import { sampleOrder } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const streams: EventTarget[] = [];
class Stream extends EventTarget {
  readyState = 1;
  constructor() {
    super();
    streams.push(this);
  }
  close() {}
}
vi.stubGlobal('EventSource', Stream);
const server = mockBackend();
const { OrderProgress } = await import('./OrderProgress.tsx');

const placedAt = Date.parse('2026-11-21T07:00:00.000Z');
const url = 'http://localhost/provider';
const pending: OrderPayment = { method: 'payme', status: 'pending', until: '2026-11-21T07:20:00.000Z', url };
const waiting = { ...sampleOrder, status: 'awaiting_payment', history: [], total: 79_000, payment: pending } as const;
const service = { service: null, shop: 'Намуна' };

function show({ order = waiting, minutes = 2, ...offer }: { order?: FollowedOrder; minutes?: number; service?: number } = {}) {
  const offered = ['payme', 'click'] as const;
  render(
    <OrderProgress
      locale="ru"
      words={{ ...orderWords, ...words }}
      order={order}
      firstName="Дилноза"
      kitchen="Чорсу"
      phone={null}
      pointsToEarn={0}
      now={placedAt + minutes * 60_000}
      paying={{ offered, ...service, ...offer }}
    />,
  );
}
const notify = (order: FollowedOrder) =>
  act(() => void streams.at(-1)?.dispatchEvent(new MessageEvent('status', { data: JSON.stringify({ status: order.status, order }) })));
const changes = () => server.requests(calls.changePayment).map(({ body }) => body);
const heading = () => screen.getByRole('heading', { level: 2 }).textContent?.replace(/\s/g, ' ');

beforeEach(() => {
  server.reset();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('an order that waits for its payment (R-PAY-11)', () => {
  it('says what is to be paid, until when and how long that is, and neither that it is cooked nor when it comes', () => {
    show();
    expect(heading()).toBe('К оплате 79 000 сум');
    expect(screen.getByRole('timer').textContent).toBe('18:00');
    screen.getByText('осталось на оплату, до 12:20');
    expect(screen.queryByRole('list', { name: orderWords.statusTitle })).toBeNull();
    expect(screen.queryByText(/Будет готов|Опаздываем/)).toBeNull();
    expect(screen.queryByRole('button', { name: orderWords.print })).toBeNull();
    screen.getByRole('button', { name: orderWords.cancel });
  });

  it('leaves for its provider by a new attempt, once', async () => {
    server.respond(calls.changePayment, waiting);
    show();
    const link = screen.getByRole('link', { name: /^Оплатить 79\s000\sсум в Payme$/ });
    expect(link.getAttribute('href')).toBe(url);
    fireEvent.click(link);
    fireEvent.click(link);
    await waitFor(() => expect(sessionStorage.getItem('left-to-pay')).toBe(waiting.id));
    expect(changes()).toEqual([{ method: 'payme' }]);
  });

  it.each([
    ['click', words.click],
    ['cash', words.cash],
    ['card_on_delivery', words.card_on_delivery],
  ])('can be paid by %s instead', async (method, name) => {
    server.respond(calls.changePayment, { ...sampleOrder, payment: { method: 'cash', status: 'unpaid' } });
    show();
    fireEvent.click(within(screen.getByRole('list', { name: words.otherwise })).getByRole('button', { name }));
    await waitFor(() => expect(changes()).toEqual([{ method }]));
  });

  it('stays as it is, and says why, when the provider is not available', async () => {
    server.reject(calls.changePayment, problem('PAYMENT_UNAVAILABLE'));
    show();
    const click = screen.getByRole<HTMLButtonElement>('button', { name: words.click });
    fireEvent.click(click);
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect((await screen.findByText('PAYMENT_UNAVAILABLE')).getAttribute('role')).toBe('alert');
    expect(click.disabled).toBe(false);
    expect(heading()).toBe('К оплате 79 000 сум');
  });

  it('says how to pay in the app of a provider without a link', () => {
    show({ order: { ...waiting, payment: { method: 'uzum', status: 'pending', until: pending.until ?? '' } }, service: 101 });
    screen.getByText('Откройте приложение Uzum, найдите «Намуна» (услуга 101) и введите номер заказа: 7.');
    expect(screen.queryByRole('link', { name: /Оплатить/ })).toBeNull();
  });

  it('waits for the payment after the way back, and is paid only when the server says it', () => {
    sessionStorage.setItem('left-to-pay', waiting.id);
    show();
    screen.getByText('Ждём, когда Payme подтвердит оплату. Страница обновится сама.');
    // an event has no address of the provider
    notify({ ...waiting, payment: { method: 'payme', status: 'pending', until: pending.until ?? '' } });
    screen.getByRole('link', { name: /Оплатить/ });
    expect(screen.queryByText('Оплачено онлайн, Payme')).toBeNull();
    notify({ ...waiting, status: 'created', history: sampleOrder.history, payment: { method: 'payme', status: 'paid' } });
    expect(screen.getAllByText('Оплачено онлайн, Payme')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('Оплачено онлайн, Payme');
    expect(screen.queryByRole('link', { name: /Оплатить/ })).toBeNull();
  });

  it('says that its time is over, then that it is canceled and nothing is to be paid', () => {
    show({ minutes: 21 });
    expect(screen.getByRole('timer').textContent).toBe('0:00');
    screen.getByText(words.payOver);
    const history = [{ status: 'cancelled', at: '2026-11-21T07:21:00.000Z', by: 'system' }] as const;
    notify({ ...waiting, status: 'cancelled', history, cancelReason: 'payment_expired', payment: { method: 'payme', status: 'failed' } });
    screen.getByText(orderWords.cancel_payment_expired);
    screen.getByText(orderWords.nothingToPay);
  });

  it('says of one that was paid and canceled that the money is to be returned, then that it was', () => {
    const canceled = { ...waiting, status: 'cancelled' } as const;
    show({ order: { ...canceled, payment: { method: 'payme', status: 'paid' } } });
    screen.getByText('Деньги вернём через Payme.');
    cleanup();
    show({ order: { ...canceled, payment: { method: 'payme', status: 'refunded' } } });
    screen.getByText('Деньги вернули через Payme.');
    expect(screen.queryByText(orderWords.nothingToPay)).toBeNull();
  });

  it('says before a paid order is canceled that its money is returned', () => {
    show({ order: { ...waiting, status: 'created', payment: { method: 'payme', status: 'paid' } } });
    fireEvent.click(screen.getByRole('button', { name: orderWords.cancel }));
    expect(screen.getByRole('alertdialog').textContent).toContain('Деньги вернём через Payme.');
  });
});
