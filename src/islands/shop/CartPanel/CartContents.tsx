import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import { promisedSlot } from '#domain/order/promised-time.ts';
import { pagePath } from '#domain/routes.ts';
import { slotWithDate } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { $storageBlocked } from '#stores/lib/persistent.ts';
import { $cartLook } from '#stores/shop/cart-look.ts';
import { type CartView, isGone } from '#stores/shop/cart-view.ts';
import { $checkout } from '#stores/shop/checkout.ts';
import { removeGone } from '#stores/shop/gone.ts';
import { $coordinates, $orderType, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { $quote, type QuoteState, refreshQuote } from '#stores/shop/quote.ts';
import { $tableSeat } from '#stores/shop/table-seat.ts';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { CartLook } from './CartLook.tsx';
import { Progress } from './Progress.tsx';
import type { CartWords } from './words.ts';

/** It loads with the first response of the server. */
const CartAdvice = lazyWithRetry(async () => (await import('./CartAdvice.tsx')).CartAdvice, true);

/** What is missing on the table; one chunk with the advice, which has the same parts. */
const EmptyPlaces = lazyWithRetry(async () => (await import('./CartAdvice.tsx')).EmptyPlaces, true);

interface CartContentsProps {
  view: CartView;
  /** The translated count of dishes. */
  dishes: string;
  /** Shows the menu again, where the cart covers it; beside the menu it only says what is missing. */
  onMore?: (() => void) | undefined;
  locale: Locale;
  t: Translate<CartWords>;
}

/**
 * Lines, warnings, sums and the link to the checkout. What loads later stands where it does not move the link: below it in the column, above
 * it in the sheet, which grows upwards.
 */
export function CartContents({ view, dishes, onMore, locale, t }: CartContentsProps) {
  const look = useStore($cartLook);
  const isBlocked = useStore($storageBlocked);
  const isAtTable = useStore($tableSeat) === 'at';
  const { quote, problem } = useStore($quote);
  const isOffline = problem?.status === 0;
  const removeAndOrder = () => {
    removeGone();
    location.assign(pagePath('checkout', locale));
  };
  const advice = !isOffline && (isBlocked || problem || quote) && <CartAdvice locale={locale} />;
  const [label, press] = problem
    ? [t('retry'), refreshQuote]
    : view.minOrderLeft
      ? [t('addFor', { sum: formatPrice(view.minOrderLeft, locale) }), onMore]
      : quote?.restaurantId === null || view.lines.every(isGone)
        ? [t('otherPlace'), openFulfillmentPicker]
        : view.lines.some(isGone)
          ? [t('removeAndOrder', { sum: formatPrice(view.total, locale) }), removeAndOrder]
          : [];
  return (
    <>
      <CartLook look={look} t={t} />
      <ol className={look === 'table' ? 'cart-lines cart-table cloth' : 'cart-lines'}>
        {view.lines.map((line) => (
          <CartLineRow key={line.key} line={line} locale={locale} t={t} />
        ))}
        {look === 'table' && <EmptyPlaces view={view} locale={locale} />}
      </ol>
      {onMore && advice}
      {isOffline && (
        <p className="cart-quiet" role="status">
          {t('offline')}
        </p>
      )}
      <div className="cart-sums">
        <Progress view={view} locale={locale} t={t} />
        <Sums view={view} dishes={dishes} quote={quote} locale={locale} t={t} />
        {label && !isAtTable ? (
          <button type="button" className={press === removeAndOrder ? 'button' : 'button soft'} disabled={!press} onClick={press}>
            {label}
          </button>
        ) : (
          <a className="button" href={pagePath(isAtTable ? 'table' : 'checkout', locale)}>
            {t(isAtTable ? 'toTable' : 'order')} <b>{formatPrice(view.total, locale)}</b>
          </a>
        )}
      </div>
      {!onMore && advice}
    </>
  );
}

/** The order's time is shown when it is not the usual "as soon as possible": one was chosen, or the kitchen is paused until then. */
function Sums({ view, dishes, quote, locale, t }: CartContentsProps & Pick<QuoteState, 'quote'>) {
  const isDelivery = useStore($orderType) === delivery;
  const { slot } = useStore($checkout);
  const promised = promisedSlot(slot, quote);
  const time = (slot ?? quote?.paused) && promised && `, ${slotWithDate(promised, Date.now(), locale)}`;
  return (
    <dl className="cart-totals">
      <dt>{dishes}</dt>
      <dd>{formatPrice(view.itemsTotal, locale)}</dd>
      {view.discount > 0 && (
        <>
          <dt>{quote?.discountTitle}</dt>
          <dd>{formatPrice(-view.discount, locale)}</dd>
        </>
      )}
      {view.points > 0 && (
        <>
          <dt>{t('points')}</dt>
          <dd>{formatPrice(-view.points, locale)}</dd>
        </>
      )}
      <dt>
        {t(isDelivery ? 'delivery' : 'pickup')}
        {time}
      </dt>
      <dd>
        <Fee fee={isDelivery ? view.deliveryFee : 0} locale={locale} t={t} />
      </dd>
      <dt>{t('total')}</dt>
      <dd>{formatPrice(view.total, locale)}</dd>
    </dl>
  );
}

/** Without an address there is no fee: a link to enter one is shown. An address outside every zone is reported elsewhere in the cart. */
function Fee({ fee, locale, t }: { fee: Som | null; locale: Locale; t: Translate<CartWords> }) {
  const point = useStore($coordinates);
  if (fee !== null) return fee ? formatPrice(fee, locale) : t('free');
  if (point) return '—';
  return (
    <button type="button" className="cart-link" onClick={openFulfillmentPicker}>
      {t('feeUnknown')}
    </button>
  );
}
