import { formatClock, formatNumber } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import { dayLabel } from '#domain/schedule/day-words.ts';
import { slotRange, slotStartInstant } from '#domain/schedule/time-slot.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import styles from './OrderProgress.module.css';

interface HeroProps {
  t: Translate<'order'>;
  locale: Locale;
  order: FollowedOrder;
  place: string;
  now: number;
}

/** The promised time and the current state of the order; when it was received; or that it is canceled, and why. */
export function Hero({ t, locale, order, place, now }: HeroProps) {
  const { status, cancelReason, slot, pointsEarned } = order;
  if (status === 'cancelled') {
    return (
      <section className={`${styles['hero']} ${styles['off']}`}>
        <p className={styles['time']}>{t('wasCancelled')}</p>
        {cancelReason && <p>{t('reason', { reason: reasonOf(cancelReason, t) })}</p>}
      </section>
    );
  }
  const isDelivery = order.orderTypeId === delivery;
  const end = order.history.find((step) => ['delivered', 'picked_up', 'completed'].includes(step.status));
  const at = end && Date.parse(end.at);
  return (
    <section className={styles['hero']}>
      <p>
        {t(isDelivery ? (at ? 'wasDelivered' : 'willDeliver') : at ? 'wasPickedUp' : 'willBeReady')} ·{' '}
        {dayLabel(dayOf(at ?? slotStartInstant(slot)), now, locale, t)}
      </p>
      <p className={styles['time']}>{at ? formatClock(minutesOf(at)) : slotRange(slot)}</p>
      <p>
        {place && `${place} · `}
        {translateUnknown(t, `now_${isDelivery ? '' : 'pickup_'}${status}`)}
      </p>
      {status === 'completed' && pointsEarned > 0 && (
        <p className={styles['earned']}>{t('earned', { points: formatNumber(pointsEarned, locale) })}</p>
      )}
    </section>
  );
}

/** A known reason is translated; any other is shown as the restaurant wrote it. */
function reasonOf(reason: string, t: Translate<'order'>): string {
  return translateUnknown(t, `cancel_${reason}`) ?? reason;
}
