import { formatClock, formatNumber } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { isHandedOver } from '#domain/order/order-status.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import { dayLabel, startDay } from '#domain/schedule/day-words.ts';
import { slotRange } from '#domain/schedule/time-slot.ts';
import type { Say } from '#domain/words.ts';
import styles from './OrderProgress.module.css';

interface HeroProps {
  say: Say;
  locale: Locale;
  order: FollowedOrder;
  place: string;
  now: number;
}

/** The promise: when and where, and what is being done about it; when it was kept; or that it is off, and why. */
export function Hero({ say, locale, order, place, now }: HeroProps) {
  const { status, cancelReason, slot, pointsEarned } = order;
  if (status === 'cancelled') {
    return (
      <section className={`${styles['hero']} ${styles['off']}`}>
        <p className={styles['time']}>{say('wasCancelled')}</p>
        {cancelReason && <p>{say('reason', { reason: reasonOf(cancelReason, say) })}</p>}
      </section>
    );
  }
  const isDelivery = order.orderTypeId === delivery;
  const handedAt = handedOverAt(order);
  const [day, time] = handedAt === null ? [startDay(slot), slotRange(slot)] : [dayOf(handedAt), formatClock(minutesOf(handedAt))];
  return (
    <section className={styles['hero']}>
      <p>
        {say(promiseOf(order))} · {dayLabel(day, now, locale, say)}
      </p>
      <p className={styles['time']}>{time}</p>
      <p>
        {place}
        {place !== '' && ' · '}
        {say(isDelivery ? `now_${status}` : `now_pickup_${status}`)}
      </p>
      {status === 'completed' && pointsEarned > 0 && (
        <p className={styles['earned']}>{say('earned', { points: formatNumber(pointsEarned, locale) })}</p>
      )}
    </section>
  );
}

/** What the time of the hero is: when the order comes, or when it came. */
function promiseOf({ status, orderTypeId }: FollowedOrder): string {
  const isOver = isHandedOver(status) || status === 'completed';
  if (orderTypeId === delivery) return isOver ? 'wasDelivered' : 'willDeliver';
  return isOver ? 'wasPickedUp' : status === 'ready' ? 'canPickUp' : 'willBeReady';
}

/** The instant at which the order went from hand to hand; null: it is to come. */
function handedOverAt({ status, history }: FollowedOrder): number | null {
  if (!isHandedOver(status) && status !== 'completed') return null;
  const step = history.find((one) => isHandedOver(one.status)) ?? history.find((one) => one.status === 'completed');
  return step === undefined ? null : Date.parse(step.at);
}

/** A known reason has words; any other is the kitchen's own sentence. */
function reasonOf(reason: string, say: Say): string {
  const key = `cancel_${reason}`;
  const words = say(key);
  return words === key ? reason : words;
}
