import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import { delivery, type OrderType } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { pagePath } from '#domain/routes.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { onSignedOutElsewhere } from '#stores/account/session.ts';
import { $cartView, type CartView, emptyView, isGone } from '#stores/shop/cart-view.ts';
import { removeGone } from '#stores/shop/gone.ts';
import { $orderType, openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { $quote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import styles from './Checkout.module.css';
import { Discounts } from './Discounts.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { Lines } from './Lines.tsx';
import { useMissingAddress } from './missing-place.ts';
import { Payment } from './Payment.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { Placed } from './Placed.tsx';
import { ProblemText } from './ProblemText.tsx';
import { Summary } from './Summary.tsx';
import type { SectionProps } from './section-props.ts';
import { usePlacing } from './use-placing.ts';
import type { OwnPromo } from './use-promo-rows.ts';
import { useWayToPay, type WayToPay } from './use-way-to-pay.ts';

const noProviders: readonly PaymentProvider[] = [];

export interface CheckoutProps {
  locale: Locale;
  words: Words;
  /** as the page's request says */
  orderType?: OrderType;
  customer: { firstName: string; phone1: string; cardBalance: number };
  /** The codes that are offered to the customer. */
  promos?: readonly OwnPromo[];
  /** The automatic discounts that the customer can get. */
  discounts?: readonly OwnPromo[];
  /** The shop has a loyalty program. */
  hasLoyalty?: boolean;
  /** The providers through which orders are paid online. */
  payOnline?: readonly PaymentProvider[];
  /** Dishes to begin with, rendered by the server, below an empty cart. */
  children?: ReactNode;
}

/**
 * The whole way from the cart to the order on one page; nothing on it is lost by a reload, another language or going back.
 *
 * ## Why an island?
 *
 * The cart and the draft live in this browser; sums follow every change, and what was rejected is shown beside its cause.
 * The server's HTML has both, the form and what an empty cart shows; the page's inline script says which of them is to be seen.
 */
export const Checkout = withErrorBoundary(function Checkout(props: CheckoutProps) {
  const {
    locale,
    words,
    orderType = delivery,
    customer,
    promos = [],
    discounts = [],
    hasLoyalty = true,
    payOnline = noProviders,
    children,
  } = props;
  const t = translator<'checkout'>(words);
  const isHydrated = useHydrated();
  const cart = useStore($cartView, { ssr: () => emptyView });
  const isDelivery = useStore($orderType, { ssr: () => orderType }) === delivery;
  const way = useWayToPay(payOnline);
  const { root, orderProblem, isBusy, placed, place } = usePlacing(customer, way, locale, t);

  if (placed !== null) return <Placed t={t} {...placed} />;
  if (isHydrated && cart.lines.length === 0) return <EmptyCart t={t} locale={locale} popular={children} />;

  const part = { t, words, locale, orderProblem };
  const status = { isHydrated, isDelivery, hasPoints: hasLoyalty };
  return (
    <Theme>
      {!isHydrated && (
        <div className={styles['if-empty']}>
          <EmptyCart t={t} locale={locale} popular={children} />
        </div>
      )}
      <div ref={root} className={`${styles['checkout']} ${isHydrated ? '' : styles['if-filled']}`} aria-busy={isBusy}>
        <div className={styles['parts']}>
          <Lines {...part} lines={cart.lines} isHydrated={isHydrated} />
          <PlaceCard {...part} isDelivery={isDelivery} customer={customer} />
          <Discounts {...part} promos={promos} discounts={discounts} balance={customer.cardBalance} canSpendPoints={hasLoyalty} />
        </div>
        <div className={styles['end']}>
          <Payment {...part} total={cart.total} way={way}>
            <Summary {...part} {...status} cart={cart} />
          </Payment>
          <Foot {...part} way={way} cart={cart} isHydrated={isHydrated} isDelivery={isDelivery} isBusy={isBusy} place={place} />
        </div>
      </div>
      <p className="hidden" role="status">
        {isBusy && t('sending')}
      </p>
    </Theme>
  );
});

interface FootProps extends SectionProps {
  cart: CartView;
  way: WayToPay;
  isHydrated: boolean;
  isDelivery: boolean;
  isBusy: boolean;
  place: () => Promise<void>;
}

/** How it is paid and what the sum contains, what is wrong with the order as a whole, and the button, which says what it does. */
function Foot({ cart, way, isHydrated, isDelivery, isBusy, place, ...part }: FootProps) {
  const { t, locale } = part;
  const isAddressMissing = useMissingAddress();
  /** no restaurant takes an order for this place; its card says why */
  const isNowhere = useStore($quote, { ssr: 'initial' }).quote?.restaurantId === null;
  const removal = isAddressMissing ? null : goneRemoval(cart, way, place, t, locale);
  const gone = [...new Set(cart.lines.filter(isGone).map(({ name }) => name))];
  const label = removal?.label ?? (isAddressMissing ? t('enterAddress') : placeLabel(cart, way, t, locale));
  const included = [t(way.method), ...includedSums(cart, isDelivery, t, locale)];
  return (
    <div className={styles['foot']}>
      <p className={styles['sums']}>{isAddressMissing ? `${t('total')}: ${formatPrice(cart.total, locale)}` : included.join(' · ')}</p>
      {gone.length > 0 && cart.total > 0 && <p className={styles['sums']}>{t('notInTotal', { names: gone.join(', ') })}</p>}
      <ProblemText {...part} cause="price" />
      <ProblemText {...part} cause="form" />
      {cart.minOrderLeft > 0 ? (
        <a className="button soft wide" href={pagePath('home', locale)}>
          {t('addFor', { sum: formatPrice(cart.minOrderLeft, locale) })}
        </a>
      ) : (
        <Button
          wide
          loading={isBusy}
          disabled={!isHydrated}
          onClick={isNowhere ? openFulfillmentPicker : (removal?.press ?? (() => void place()))}
        >
          {isNowhere ? t('otherPlace') : label}
        </Button>
      )}
    </div>
  );
}

/** Says where it goes: the sum is paid at the door, or in the app of a provider. */
function placeLabel({ total }: CartView, { provider }: WayToPay, t: Translate<'checkout'>, locale: Locale): string {
  if (total === 0) return t('placeEmpty');
  const sum = formatPrice(total, locale);
  return provider === null ? t('place', { sum }) : t('payWith', { sum, provider: t(provider) });
}

/** The button removes what can't be ordered and orders the others, where there are any; null: everything can be ordered. */
function goneRemoval(
  { lines, total }: CartView,
  { provider }: WayToPay,
  place: () => Promise<void>,
  t: Translate<'checkout'>,
  locale: Locale,
) {
  if (!lines.some(isGone)) return null;
  if (lines.every(isGone)) {
    const isLater = lines.some(({ unavailable }) => unavailable?.served !== undefined);
    return isLater ? { label: t('offHoursChoose'), press: openFulfillmentPicker } : { label: t('removeMissing'), press: removeGone };
  }
  const press = () => {
    removeGone();
    void place();
  };
  const sum = formatPrice(total, locale);
  return { label: provider === null ? t('removeAndPlace', { sum }) : t('removeAndPay', { sum, provider: t(provider) }), press };
}

/** What the sum of the button contains besides the dishes: on a phone the rows of the sum are far below. */
function includedSums(
  { deliveryFee, discount, points }: CartView,
  isDelivery: boolean,
  t: Translate<'checkout'>,
  locale: Locale,
): string[] {
  const fee = deliveryFee === null ? t('delivery') : t('deliveryFor', { sum: formatPrice(deliveryFee, locale) });
  return [
    isDelivery ? (deliveryFee === 0 ? t('deliveryFree') : fee) : t('pickup'),
    ...(discount > 0 ? [t('saved', { sum: formatPrice(-discount, locale) })] : []),
    ...(points > 0 ? [t('pointsSpent', { sum: formatPrice(-points, locale) })] : []),
  ];
}

function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
    return onSignedOutElsewhere(() => location.reload());
  }, []);
  return isHydrated;
}
