import { expect, test } from 'vitest';
import words from '../../../locales/ru/order.json' with { type: 'json' };
import { withTimes } from '../../../tests/support/builders/sample-orders.ts';
import { translator } from '../words.ts';
import { keptText, liveTexts, promiseText } from './live-text.ts';

const t = translator<'order'>(words);

const slot = { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' };
const order = withTimes({ status: 'cooking', orderTypeId: 0, slot, createdAt: '2026-11-21T07:05:00.000Z', history: [] } as const);
const textsAt = (clock: string, changed: Partial<typeof order> | { status: 'ready'; orderTypeId: 200 } = {}) =>
  liveTexts({ ...order, ...changed }, 'ru', Date.parse(`2026-11-21T${clock}:00+05:00`), t);

test('an order on its way says its state and the time that is left', () => {
  expect(textsAt('12:25')).toEqual(['Готовится', t('left', { time: '20\u00A0мин' })]);
});

test('an order that is late says so first, a pickup that is ready never is', () => {
  expect(textsAt('13:10')).toEqual([t('lateShort'), 'Готовится']);
  expect(textsAt('13:10', { status: 'ready', orderTypeId: 200 })).toEqual([t('status_ready'), t('now_pickup_ready')]);
});

test('beside the minutes stands about when the order comes, and when at the latest', () => {
  const promiseAt = (clock: string) => promiseText(order, Date.parse(`2026-11-21T${clock}:00+05:00`), t);
  expect(promiseAt('12:25')).toBe('Привезём около 12:45, не позже 12:55');
  expect(promiseAt('12:50')).toBe('Привезём не позже 12:55');
});

test('an order that waits for its payment says what is to be paid and until when, and no time at which it comes (R-PAY-11)', () => {
  const payment = { method: 'payme', status: 'pending', until: '2026-11-21T07:40:00.000Z' } as const;
  const waiting = { ...order, status: 'awaiting_payment', number: 7, total: 79_000, payment } as const;
  const now = Date.parse('2026-11-21T13:10:00+05:00');
  expect(liveTexts(waiting, 'ru', now, t)).toEqual(['К оплате 79 000 сум', 'оплатите до 12:40']);
  expect(promiseText(waiting, Date.parse('2026-11-21T12:25:00+05:00'), t)).toBeNull();
  expect(keptText(waiting, 'ru', now, t)).toBe('Заказ 7 · К оплате 79 000 сум · оплатите до 12:40');
});
