import { formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { canMove, isUnanswered } from '#domain/order/order-status.ts';
import { translator, type Words } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { useServerTime } from '#ui/use-server-time.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { Hero } from './Hero.tsx';
import styles from './OrderProgress.module.css';
import { Steps } from './Steps.tsx';
import { useFollowedOrder } from './use-followed-order.ts';

export interface OrderProgressProps {
  locale: Locale;
  words: Words;
  order: FollowedOrder;
  /** Where the order is delivered or picked up. */
  place: string;
  /** The restaurant's phone, 12 digits; null: unknown. */
  phone: string | null;
  /** When the page was rendered, milliseconds since the epoch. */
  now: number;
}

/**
 * An order's state: the promised time, its steps with their times, whom to call, and canceling while it is possible.
 *
 * ## Why an island?
 *
 * The staff updates the order while the page is open: the island follows the server's events without a reload, and cancels the order.
 */
export const OrderProgress = withErrorBoundary(function OrderProgress({
  locale,
  words,
  order: drawn,
  place,
  phone,
  now: drawnAt,
}: OrderProgressProps) {
  const t = translator<'order'>(words);
  const now = useServerTime(drawnAt, tickMs);
  const { order, reported, take } = useFollowedOrder(drawn, t);
  const isWaiting = order.status === 'created';
  const isLate = isUnanswered(order, now);
  const canCancel = canMove(order.status, 'cancelled', 'customer', order.orderTypeId);
  return (
    <div className={styles['progress']}>
      <Hero t={t} locale={locale} order={order} place={place} now={now} />
      {isWaiting && (
        <p className={isLate ? styles['late'] : styles['notice']} role={isLate ? 'alert' : undefined}>
          <Icon name={isLate ? 'alert' : 'clock'} sizePx={20} />
          <span>
            {t(isLate ? (phone === null ? 'waitsLongNoPhone' : 'waitsLong') : 'waits')}
            {isLate && phone !== null && (
              <>
                {' '}
                <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
              </>
            )}
          </span>
        </p>
      )}
      <Steps t={t} order={order} />
      <p className="hidden" role="status">
        {reported}
      </p>
      <div className={styles['actions']}>
        {phone !== null && (
          <a href={`tel:+${phone}`}>
            <Icon name="phone" sizePx={20} />
            {t('call')}
          </a>
        )}
        <Button variant="ghost" onClick={() => window.print()}>
          {t('print')}
        </Button>
        {canCancel && <CancelOrder t={t} id={order.id} onChanged={take} />}
      </div>
    </div>
  );
});

const tickMs = 15_000;
