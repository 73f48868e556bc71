import { formatClock, formatPrice } from '../format.ts';
import { delivery } from '../fulfillment/order-type.ts';
import type { Locale } from '../locale.ts';
import { minutesOf } from '../schedule/clock.ts';
import { slotWithDay } from '../schedule/day-words.ts';
import { slotRange } from '../schedule/time-slot.ts';
import { formatWait } from '../wait.ts';
import type { Translate } from '../words.ts';
import type { TimeRange } from './estimate.ts';
import type { Order } from './order.ts';
import { isReadyToPickUp } from './order-status.ts';
import { countdownOf, isLate } from './order-stops.ts';

export type LiveOrder = Pick<Order, 'status' | 'orderTypeId' | 'slot' | 'createdAt' | 'promised' | 'expectedAt'> &
  // of an order that waits for its payment
  Partial<Pick<Order, 'payment' | 'total'>>;

/**
 * The state of an order on its way, and the time that is left, or the promised time of an order for later; that it is late comes first. Of
 * an order that waits for its payment: what is to be paid, and until when.
 */
export function liveTexts(order: LiveOrder, locale: Locale, now: number, t: Translate<'order'>): readonly [title: string, note: string] {
  if (order.status === 'awaiting_payment') return [toPayText(order, locale, t), payByText(order, t)];
  const status = t(`status_${order.status}`);
  return isLate(order, now) ? [t('lateShort'), status] : [status, timeText(order, locale, now, t)];
}

/**
 * Beside the minutes that are left: about when the customer has the order, or can pick it up, and when at the latest, which is promised.
 * null without a countdown, and for an order that waits for its payment.
 */
export function promiseText(order: LiveOrder, now: number, t: Translate<'order'>): string | null {
  const countdown = countdownOf(order, now);
  if (countdown === null || order.status === 'awaiting_payment') return null;
  const [expected, latest] = [formatClock(minutesOf(countdown.at)), formatClock(minutesOf(countdown.latest))];
  const isExpected = countdown.minutes > 0 && expected !== latest;
  return comesText(order, isExpected ? t('aroundAtLatest', { expected, latest }) : t('atLatest', { time: latest }), t);
}

/** What an order that waits for its payment costs. */
function toPayText({ total = 0 }: LiveOrder, locale: Locale, t: Translate<'order'>): string {
  return t('toPay', { sum: formatPrice(total, locale) });
}

/** Until when an order that waits for its payment is to be paid. */
function payByText({ payment }: LiveOrder, t: Translate<'order'>): string {
  return payment?.until === undefined ? '' : t('payBy', { time: formatClock(minutesOf(Date.parse(payment.until))) });
}

/** `12:35–12:55`, without a line break opportunity. */
export function rangeText({ from, to }: TimeRange): string {
  const [start, end] = [minutesOf(Date.parse(from)), minutesOf(Date.parse(to))];
  return slotRange({ start, end });
}

/** That the customer has the order, or can pick it up, on this day or by this time. */
export function comesText({ orderTypeId }: Pick<Order, 'orderTypeId'>, when: string, t: Translate<'order'>): string {
  return t(orderTypeId === delivery ? 'willDeliver' : 'willBeReady', { when });
}

/** An order on its way in one line, for the offline page: its number, its state and what is promised, without a name or an address. */
export function keptText(order: LiveOrder & Pick<Order, 'number'>, locale: Locale, now: number, t: Translate<'order'>): string {
  if (order.status === 'awaiting_payment') return [t('title', { number: order.number }), ...liveTexts(order, locale, now, t)].join(' · ');
  const promise = isReadyToPickUp(order) ? t('now_pickup_ready') : (promiseText(order, now, t) ?? slotWithDay(order.slot, now, locale, t));
  return [t('title', { number: order.number }), t(`status_${order.status}`), promise].join(' · ');
}

function timeText(order: LiveOrder, locale: Locale, now: number, t: Translate<'order'>): string {
  if (isReadyToPickUp(order)) return t('now_pickup_ready');
  const countdown = countdownOf(order, now);
  if (countdown === null) return slotWithDay(order.slot, now, locale, t);
  return countdown.minutes === 0 ? t('soon') : t('left', { time: formatWait(countdown.minutes * 60, locale) });
}
