import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import { delivery, type OrderType } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { onSignedOutElsewhere } from '#stores/account/session.ts';
import { $cartView, emptyView } from '#stores/shop/cart-view.ts';
import { $orderType } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { AddressFields } from './AddressFields.tsx';
import styles from './Checkout.module.css';
import { EmptyCart } from './EmptyCart.tsx';
import { FulfillmentRows } from './FulfillmentRows.tsx';
import { Lines } from './Lines.tsx';
import { Payment } from './Payment.tsx';
import { Person } from './Person.tsx';
import { Points } from './Points.tsx';
import { ProblemText } from './ProblemText.tsx';
import { Promo } from './Promo.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Summary } from './Summary.tsx';
import { usePlacing } from './use-placing.ts';

export interface CheckoutProps {
  locale: Locale;
  words: Words;
  /** as the page's request says */
  orderType?: OrderType;
  customer: { firstName: string; phone1: string; cardBalance: number };
}

/**
 * The whole way from the cart to the order on one page; nothing on it is lost by a reload, another language or going back.
 *
 * ## Why an island?
 *
 * The cart and the draft live in this browser; sums follow every change, and placing answers beside what caused a refusal.
 * The server's HTML has both, the form and what an empty cart shows; the page's inline script says which of them is to be seen.
 */
export const Checkout = withErrorBoundary(function Checkout({ locale, words, orderType = delivery, customer }: CheckoutProps) {
  const t = translator<'checkout'>(words);
  const isHydrated = useHydrated();
  const cart = useStore($cartView, { ssr: () => emptyView });
  const isDelivery = useStore($orderType, { ssr: () => orderType }) === delivery;
  const { root, orderProblem, isBusy, isPlaced, place } = usePlacing(customer, locale, t);

  if (isPlaced)
    return (
      <p className={styles['placed']} role="status">
        {t('placed')}
      </p>
    );
  if (isHydrated && cart.lines.length === 0) return <EmptyCart t={t} locale={locale} />;

  const part = { t, locale, orderProblem };
  return (
    <Theme>
      {!isHydrated && (
        <div className={styles['if-empty']}>
          <EmptyCart t={t} locale={locale} />
        </div>
      )}
      <div ref={root} className={`${styles['checkout']} ${isHydrated ? '' : styles['if-filled']}`}>
        <div className={styles['parts']}>
          <Lines {...part} lines={cart.lines} isHydrated={isHydrated} />
          <section className={styles['box']} aria-label={t('whereWhen')}>
            <FulfillmentRows {...part} />
            {isDelivery && <AddressFields {...part} />}
          </section>
          <Person {...part} customer={customer} />
          <Promo {...part} phone1={customer.phone1} />
          <Points t={t} locale={locale} balance={customer.cardBalance} />
          <Payment {...part} total={cart.total} />
          {isHydrated && <Suggestions t={t} locale={locale} />}
        </div>
        <div className={styles['end']}>
          <Summary {...part} cart={cart} isHydrated={isHydrated} isDelivery={isDelivery} />
          <div className={styles['foot']}>
            <ProblemText orderProblem={orderProblem} cause="price" t={t} locale={locale} />
            <ProblemText orderProblem={orderProblem} cause="form" t={t} locale={locale} />
            <Button wide loading={isBusy} disabled={!isHydrated} onClick={() => void place()}>
              {cart.total > 0 ? t('place', { sum: formatPrice(cart.total, locale) }) : t('placeEmpty')}
            </Button>
          </div>
        </div>
      </div>
    </Theme>
  );
});

function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
    return onSignedOutElsewhere(() => location.reload());
  }, []);
  return isHydrated;
}
