import { type ReactNode, useEffect } from 'react';
import { formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { canMove, isUnanswered } from '#domain/order/order-status.ts';
import { pagePath } from '#domain/routes.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { onSignedOutElsewhere } from '#stores/account/session.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { useServerTime } from '#ui/use-server-time.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { Hero, type HeroProps } from './Hero.tsx';
import styles from './OrderProgress.module.css';
import { useFollowedOrder } from './use-followed-order.ts';

export interface OrderProgressProps extends Pick<HeroProps, 'firstName' | 'kitchen' | 'pointsToEarn'> {
  locale: Locale;
  words: Words;
  order: FollowedOrder;
  /** The restaurant's phone, 12 digits; null: unknown. */
  phone: string | null;
  /** When the page was rendered, milliseconds since the epoch. */
  now: number;
  /** The dishes of the order, inside the ring. */
  pictures?: ReactNode;
  /** Where, what and how paid, rendered by the server. */
  children?: ReactNode;
}

const tickMs = 15_000;
/** How long an order counts as just placed. */
const freshMs = 120_000;

/**
 * An order's state: the time that is left, its way with the time of each stop, and canceling while it is possible.
 *
 * ## Why an island?
 *
 * The staff updates the order while the page is open: the island follows the server's events without a reload, counts down, and cancels
 * the order.
 */
export const OrderProgress = withErrorBoundary(function OrderProgress(props: OrderProgressProps) {
  const { locale, words, order: drawn, phone, now: drawnAt, pictures, children, ...texts } = props;
  const t = translator<'order'>(words);
  const now = useServerTime(drawnAt, tickMs);
  const { order, reported, take } = useFollowedOrder(drawn, t, locale);
  useEffect(() => onSignedOutElsewhere(() => location.replace(pagePath('home', locale))), [locale]);
  const isLate = isUnanswered(order, now);
  const isJustPlaced = drawn.status === 'created' && drawnAt - Date.parse(drawn.createdAt) < freshMs;
  const canCancel = canMove(order.status, 'cancelled', 'customer', order.orderTypeId);
  const state = { t, locale, order, now, isLate, isJustPlaced, pictures };
  return (
    <div className={styles['progress']}>
      <div className={styles['state']}>
        <Hero {...texts} {...state} />
        {isLate && <LateNotice t={t} phone={phone} />}
        <p className="hidden" role="status">
          {reported}
        </p>
      </div>
      <div className={styles['details']}>{children}</div>
      <div className={styles['actions']}>
        <button type="button" onClick={() => window.print()}>
          {t('print')}
        </button>
        {canCancel && <CancelOrder t={t} id={order.id} onChanged={take} />}
      </div>
    </div>
  );
});

/** The restaurant has not confirmed the order for a long time: whom to call. */
function LateNotice({ t, phone }: { t: Translate<'order'>; phone: string | null }) {
  return (
    <p className={styles['late']} role="alert">
      <Icon name="alert" sizePx={20} />
      <span>
        {t(phone === null ? 'waitsLongNoPhone' : 'waitsLong')}
        {phone !== null && (
          <>
            {' '}
            <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
          </>
        )}
      </span>
    </p>
  );
}
