import { formatClock } from '../format.ts';
import { delivery } from '../fulfillment/order-type.ts';
import type { Locale } from '../locale.ts';
import { slotWithDay } from '../schedule/day-words.ts';
import { formatWait } from '../wait.ts';
import type { Translate } from '../words.ts';
import type { Order } from './order.ts';
import { countdownOf, isLate, isReadyToPickUp } from './order-stops.ts';

export type LiveOrder = Pick<Order, 'status' | 'orderTypeId' | 'slot' | 'createdAt'>;

/** The state of an order on its way, and the time that is left, or the promised time of an order for later; that it is late comes first. */
export function liveTexts(order: LiveOrder, locale: Locale, now: number, t: Translate<'order'>): readonly [title: string, note: string] {
  const status = t(`status_${order.status}`);
  return isLate(order, now) ? [t('lateShort'), status] : [status, timeText(order, locale, now, t)];
}

/**
 * The promise beside the minutes that are left, which are an estimate and end within the slot: when the customer has the order, or can pick
 * it up, at the latest.
 */
export function promiseText(order: Pick<Order, 'orderTypeId' | 'slot'>, t: Translate<'order'>): string {
  return comesText(order, t('atLatest', { time: formatClock(order.slot.end) }), t);
}

/** That the customer has the order, or can pick it up, on this day or by this time. */
export function comesText({ orderTypeId }: Pick<Order, 'orderTypeId'>, when: string, t: Translate<'order'>): string {
  return t(orderTypeId === delivery ? 'willDeliver' : 'willBeReady', { when });
}

function timeText(order: LiveOrder, locale: Locale, now: number, t: Translate<'order'>): string {
  if (isReadyToPickUp(order)) return t('now_pickup_ready');
  const countdown = countdownOf(order, now);
  if (countdown === null) return slotWithDay(order.slot, now, locale, t);
  return countdown.minutes === 0 ? t('soon') : t('left', { time: formatWait(countdown.minutes * 60, locale) });
}
