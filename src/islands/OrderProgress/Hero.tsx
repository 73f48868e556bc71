import type { ReactNode } from 'react';
import { formatClock, formatNumber } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { countdownOf, customerStatus } from '#domain/order/order-way.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import { dayLabel, slotWithDay } from '#domain/schedule/day-words.ts';
import { slotRange } from '#domain/schedule/time-slot.ts';
import { formatWait } from '#domain/wait.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { Confetti } from './Confetti.tsx';
import styles from './Hero.module.css';
import { Way } from './Way.tsx';

export interface HeroProps {
  t: Translate<'order'>;
  locale: Locale;
  order: FollowedOrder;
  /** The customer's name. */
  firstName: string;
  /** The restaurant's name. */
  kitchen: string;
  /** The points that come when the order is completed. */
  pointsToEarn: number;
  now: number;
  isJustPlaced: boolean;
  /** The restaurant has not confirmed for a long time, which is said below. */
  isLate: boolean;
  /** The dishes, drawn by the server. */
  pictures: ReactNode;
}

/** The state of the order in words, the time that is left around its dishes, and its way; or that it is canceled, and why. */
export function Hero(props: HeroProps) {
  const { t, locale, order, pointsToEarn, isJustPlaced, isLate } = props;
  if (order.status === 'cancelled') return <Canceled t={t} order={order} />;
  const { headline, note, promise } = textsOf(props);
  const { status, pointsEarned } = order;
  return (
    <section className={styles['hero']}>
      {isJustPlaced && <Confetti />}
      <h2>{headline}</h2>
      {!isLate && <p className={styles['note']}>{note}</p>}
      <Ring {...props} />
      <p className={styles['note']}>{promise}</p>
      <Way t={t} order={order} />
      {status === 'completed' && pointsEarned > 0 && (
        <p className={styles['earned']}>{t('earned', { points: formatNumber(pointsEarned, locale) })}</p>
      )}
      {status !== 'completed' && pointsToEarn > 0 && (
        <p className={styles['points']}>
          <b>{t('toEarn', { points: formatNumber(pointsToEarn, locale) })}</b> {t('toEarnNote')}
        </p>
      )}
    </section>
  );
}

function textsOf({ t, locale, order, firstName, kitchen, now }: HeroProps) {
  const isDelivery = order.orderTypeId === delivery;
  const status = customerStatus(order);
  const handedOver = receivedAt(order);
  if (handedOver !== null) {
    const when = `${dayLabel(dayOf(handedOver), now, locale, t)}, ${formatClock(minutesOf(handedOver))}`;
    return { headline: t('enjoy'), note: '', promise: t(isDelivery ? 'wasDelivered' : 'wasPickedUp', { when }) };
  }
  const isNew = status === 'created' || status === 'confirmed';
  const thanks = firstName === '' ? t('thanksNameless') : t('thanks', { name: firstName });
  const own = isDelivery ? null : translateUnknown(t, `now_pickup_${status}`);
  return {
    headline: isNew ? thanks : t(`status_${status}`),
    note: own ?? translateUnknown(t, `now_${status}`, { kitchen }) ?? '',
    promise: t(isDelivery ? 'willDeliver' : 'willBeReady', { when: slotWithDay(order.slot, now, locale, t) }),
  };
}

/** What is left of the promised time as a ring around the dishes, and in words; an order for later shows its time. */
function Ring({ t, locale, order, now, pictures }: HeroProps) {
  const received = receivedAt(order);
  const countdown = received === null ? countdownOf(order, now) : null;
  const share = received !== null || countdown === null ? 1 : countdown.share;
  const text = received === null ? timeText({ t, locale, order, now }) : formatClock(minutesOf(received));
  return (
    <>
      <div className={styles['ring']} data-over={received !== null || undefined}>
        <svg viewBox="0 0 208 208" aria-hidden="true">
          <circle cx="104" cy="104" r="96" />
          <circle
            cx="104"
            cy="104"
            r="96"
            pathLength="100"
            strokeDasharray={`${Math.round(share * 100)} 101`}
            transform="rotate(-90 104 104)"
          />
        </svg>
        <div className={styles['plate']}>{pictures}</div>
      </div>
      <p className={styles['time']} role="timer">
        {text}
      </p>
    </>
  );
}

function timeText({ t, locale, order, now }: Pick<HeroProps, 't' | 'locale' | 'order' | 'now'>): string {
  const countdown = countdownOf(order, now);
  if (countdown === null) return slotRange(order.slot);
  return countdown.minutes === 0 ? t('soon') : formatWait(countdown.minutes * 60, locale);
}

function Canceled({ t, order: { cancelReason } }: Pick<HeroProps, 't' | 'order'>) {
  return (
    <section className={`${styles['hero']} ${styles['off']}`}>
      <h2>{t('wasCancelled')}</h2>
      {cancelReason && <p>{t('reason', { reason: translateUnknown(t, `cancel_${cancelReason}`) ?? cancelReason })}</p>}
    </section>
  );
}

/** When the customer got the order, in ms since the epoch; null before. */
function receivedAt({ history }: FollowedOrder): number | null {
  const end = history.find(({ status }) => ['delivered', 'picked_up', 'completed'].includes(status));
  return end === undefined ? null : Date.parse(end.at);
}
