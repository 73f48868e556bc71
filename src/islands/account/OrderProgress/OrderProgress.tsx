import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { FollowedOrder } from '#domain/order/followed-order.ts';
import { keptText } from '#domain/order/live-text.ts';
import { openChange } from '#domain/order/order-change.ts';
import { canMove, hasEnded, isUnanswered } from '#domain/order/order-status.ts';
import { moneyText } from '#domain/order/payment-text.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { pagePath } from '#domain/routes.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { keepOrder } from '#stores/account/kept-order.ts';
import { onSignedOutElsewhere } from '#stores/account/session.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { useServerTime } from '#ui/use-server-time.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { Hero, type HeroProps } from './Hero.tsx';
import styles from './OrderProgress.module.css';
import type { PayingOffer } from './Paying.tsx';
import { useFollowedOrder } from './use-followed-order.ts';

export interface OrderProgressProps extends Pick<HeroProps, 'firstName' | 'kitchen' | 'phone' | 'pointsToEarn'> {
  locale: Locale;
  /**
   * Of an order that is paid online with those of `paying`, of one that may be changed with those of `order-change`, of a delivery with those
   * of `order-courier`.
   */
  words: Words;
  order: FollowedOrder;
  /** When the page was rendered, milliseconds since the epoch. */
  now: number;
  /** Of an order that is paid online. */
  paying?: PayingOffer;
  /** Where a delivery is brought. */
  to?: Coordinates;
  /** The dishes of the order, inside the ring. */
  pictures?: ReactNode;
  /** Where from and where to, rendered by the server. */
  places?: ReactNode;
  /** Offers news of the order, until it has ended. */
  follow?: ReactNode;
  /** The lines and the sums, rendered by the server. */
  children?: ReactNode;
  /** When, for whom and how paid, rendered by the server. */
  facts?: ReactNode;
  /** Dishes to continue with, below an order that was canceled. */
  dishes?: ReactNode;
  /** How it was, once it was handed over. */
  feedback?: ReactNode;
  /** The button that repeats the order, once it has ended. */
  again?: ReactNode;
}

const Courier = lazyWithRetry(() => import('./Courier.tsx').then((part) => part.Courier), true);
const ChangeOffer = lazyWithRetry(() => import('./ChangeOffer.tsx').then((part) => part.ChangeOffer));
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
  const { locale, words, order: drawn, now: drawnAt, paying: offer = null, to = null, ...others } = props;
  const { firstName, kitchen, phone, pointsToEarn, ...slots } = others;
  const t = translator<'order'>(words);
  const now = useServerTime(drawnAt, tickMs);
  const { order, reported, take } = useFollowedOrder(drawn, t, words, locale);
  const head = useRef<HTMLDivElement>(null);
  const [isCanceledHere, setCanceledHere] = useState(false);
  useEffect(() => {
    if (!isCanceledHere) return;
    head.current?.focus({ preventScroll: true });
    // the whole head, not only what of it was below the edge; jsdom has no layout
    head.current?.scrollIntoView?.();
  }, [isCanceledHere]);
  useEffect(() => onSignedOutElsewhere(() => location.replace(pagePath('home', locale))), [locale]);
  const kept = hasEnded(order.status) ? null : keptText(order, locale, now, t);
  useEffect(() => void keepOrder(kept), [kept]);
  const isFresh = drawn.status === 'created' && drawnAt - Date.parse(drawn.createdAt) < freshMs;
  // or has just been paid
  const isJustPlaced = isFresh || drawn.status === 'awaiting_payment';
  const isCanceled = order.status === 'cancelled';
  const showCanceled = (canceled: FollowedOrder) => {
    take(canceled);
    setCanceledHere(true);
  };
  const texts = { firstName, kitchen, phone, pointsToEarn };
  const state = { t, words, locale, order, now, isUnanswered: isUnanswered(order, now), isJustPlaced, drawnAt, offer };
  return (
    <div className={styles['progress']}>
      <Offer words={words} locale={locale} order={order} phone={texts.phone} drawnAt={drawnAt} onAnswered={take} />
      <div ref={head} className={styles['state']} tabIndex={-1}>
        <Hero {...texts} {...state} pictures={slots.pictures} />
        <Bringing words={words} locale={locale} order={order} to={to} />
        <p className="hidden" role="status">
          {reported}
        </p>
        {isCanceled && slots.again}
      </div>
      <div className={styles['details']}>
        {hasEnded(order.status) && !isCanceled && slots.feedback}
        {hasEnded(order.status) && !isCanceled && slots.again}
        {slots.places}
        {!hasEnded(order.status) && slots.follow}
        {!isCanceled && <Actions t={t} words={words} order={order} onCanceled={showCanceled} />}
        {slots.children}
      </div>
      <div className={styles['facts']}>{slots.facts}</div>
      {isCanceled && <div className={styles['dishes']}>{slots.dishes}</div>}
    </div>
  );
});

type BringingProps = Pick<OrderProgressProps, 'words' | 'locale' | 'order'> & { to: Coordinates | null };

/** Who brings the order, until it is there. */
function Bringing({ words, locale, order: { id, courier, status }, to }: BringingProps) {
  if (courier === undefined || hasEnded(status)) return null;
  return <Courier words={words} locale={locale} id={id} courier={courier} isOnWay={status === 'on_way'} to={to} />;
}

interface OfferProps {
  words: Words;
  locale: Locale;
  order: FollowedOrder;
  phone: string | null;
  drawnAt: number;
  onAnswered: (order: FollowedOrder) => void;
}

/** What the kitchen offers, above all else: it waits for an answer. */
function Offer({ order, drawnAt, ...props }: OfferProps) {
  const [aheadMs] = useState(() => drawnAt - Date.now());
  const change = openChange(order);
  if (change === null) return null;
  return (
    <div className={styles['offer']}>
      <ChangeOffer {...props} id={order.id} change={change} aheadMs={aheadMs} />
    </div>
  );
}

interface ActionsProps {
  t: Translate<'order'>;
  words: Words;
  order: FollowedOrder;
  onCanceled: (order: FollowedOrder) => void;
}

/** Printing the order once it is the kitchen's, and canceling it while that is possible. */
function Actions({ t, words, order, onCanceled }: ActionsProps) {
  const { id, status, orderTypeId } = order;
  return (
    <div className={styles['actions']}>
      {status !== 'awaiting_payment' && (
        <button type="button" className="button ghost" onClick={() => window.print()}>
          {t('print')}
        </button>
      )}
      {canMove(status, 'cancelled', 'customer', orderTypeId) && (
        <CancelOrder
          t={t}
          id={id}
          note={moneyText({ ...order, status: 'cancelled' }, translator<'paying'>(words))}
          onChanged={onCanceled}
        />
      )}
    </div>
  );
}
