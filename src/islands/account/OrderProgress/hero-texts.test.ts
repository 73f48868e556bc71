import { describe, expect, it, test } from 'vitest';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../locales/ru/order.json' with { type: 'json' };
import { inSlot, withTimes } from '../../../../tests/support/builders/sample-orders.ts';
import { heroTexts } from './hero-texts.ts';

const t = translator<'order'>(words);
const order: FollowedOrder = withTimes({
  id: 'o1',
  number: 7,
  orderTypeId: 0,
  slot: { day: '2026-11-21', start: 745, end: 785, tomorrow: false, label: '12:25 - 13:05' },
  status: 'created',
  history: [],
  createdAt: '2026-11-21T12:05:00+05:00',
  discount: 0,
  pointsSpent: 0,
  pointsEarned: 0,
});
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+05:00`);
const textsAt = (clock: string, change: Partial<FollowedOrder> = {}) =>
  heroTexts({ t, locale: 'ru', order: { ...order, ...change }, firstName: 'Дилноза', kitchen: 'Чорсу', now: at(clock) });
const shown = (clock: string, change: Partial<FollowedOrder> = {}) => {
  const { large, small } = textsAt(clock, change);
  return [large, small].map((text) => text.replace(/[\u00A0\u2060]/g, (sign) => (sign === '\u00A0' ? ' ' : '')));
};

describe('the promise of an order', () => {
  it('is the estimate of the checkout and its latest time, before the restaurant has accepted the order and after', () => {
    expect(shown('12:06')).toEqual(['примерно 39 мин', 'Привезём около 12:45, не позже 12:55']);
    expect(shown('12:50')).toEqual(['12:35–12:55', 'Планируем привезти сегодня']);
    expect(shown('12:06', { status: 'confirmed' })).toEqual(['примерно 39 мин', 'Привезём около 12:45, не позже 12:55']);
    expect(shown('12:35', { status: 'on_way' })).toEqual(['примерно 10 мин', 'Привезём около 12:45, не позже 12:55']);
    expect(shown('12:50', { status: 'on_way' })).toEqual([words.soon, 'Привезём не позже 12:55']);
  });

  it('names the slot once when it is too far away to count to', () => {
    const slot = { ...order.slot, day: '2026-11-22' };
    expect(shown('12:06', { status: 'confirmed', ...inSlot({}, slot) })).toEqual(['12:25–13:05', 'Привезём завтра']);
  });

  it('says of a pickup when it is ready', () => {
    expect(shown('12:15', { status: 'cooking', orderTypeId: 200 })).toEqual(['примерно 30 мин', 'Будет готов около 12:45, не позже 12:55']);
  });
});

const counted = ['confirmed', 'cooking', 'ready', 'on_way'] as const satisfies readonly OrderStatus[];
test.each(counted)('the minutes of an order that is %s only become fewer and never end after the promised time', (status) => {
  let before = Number.POSITIVE_INFINITY;
  for (let minute = 6; minute < 55; minute += 1) {
    const { large, small } = textsAt(`12:${String(minute).padStart(2, '0')}`, { status });
    const minutes = Number(/\d+/.exec(large)?.[0] ?? 0);
    expect(minutes).toBeLessThanOrEqual(before);
    expect(12 * 60 + minute + minutes).toBeLessThanOrEqual(12 * 60 + 55);
    expect(small).toContain('12:55');
    before = minutes;
  }
});
