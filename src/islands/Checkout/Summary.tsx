import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import type { CartView } from '#stores/shop/cart-view.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { $quote, refreshQuote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';
import { ProblemText } from './ProblemText.tsx';
import sumStyles from './Summary.module.css';
import type { SectionProps } from './section-props.ts';

interface SummaryProps extends SectionProps {
  cart: CartView;
  isHydrated: boolean;
  isDelivery: boolean;
}

/** Items, discount and delivery make the total; below it, what is missing or above a limit. */
export function Summary({ cart, isHydrated, isDelivery, ...part }: SummaryProps) {
  const { t, locale } = part;
  const { status, quote, problem } = useStore($quote, { ssr: 'initial' });
  const price = (som: number) => (isHydrated ? formatPrice(som, locale) : '…');
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  const noFee = !hasPoint ? t('feeUnknown') : quote?.warnings.includes('OUT_OF_ZONE') ? t('noDelivery') : '…';
  const fee = cart.deliveryFee === null ? noFee : cart.deliveryFee === 0 ? t('free') : price(cart.deliveryFee);
  return (
    <section className={styles['box']} aria-label={t('summary')}>
      <dl className={sumStyles['sums']} aria-live="polite" aria-busy={status === 'pending'}>
        <Row name={t('items')} value={price(cart.itemsTotal)} />
        {cart.discount > 0 && <Row name={t('discount')} value={price(-cart.discount)} />}
        {cart.points > 0 && <Row name={t('points')} value={price(-cart.points)} />}
        {isDelivery && <Row name={t('delivery')} value={fee} />}
        <Row name={t('total')} value={price(cart.total)} isTotal />
      </dl>
      {cart.minOrderLeft > 0 && <p className={styles['note']}>{t('minLeft', { sum: formatPrice(cart.minOrderLeft, locale) })}</p>}
      {cart.minOrderLeft === 0 && cart.freeDeliveryLeft !== null && cart.freeDeliveryLeft > 0 && (
        <p className={styles['note']}>{t('freeLeft', { sum: formatPrice(cart.freeDeliveryLeft, locale) })}</p>
      )}
      {quote?.maxSumExceeded && part.orderProblem?.cause !== 'sum' && (
        <p className={styles['refusal']}>
          <Icon name="alert" sizePx={20} />
          <span>{t('maxSum', { sum: formatPrice(quote.orderMaxSum ?? 0, locale) })}</span>
        </p>
      )}
      <ProblemText {...part} cause="sum" />
      {status === 'error' && (
        <div className={styles['refusal']} role="alert">
          <p>{problem?.message}</p>
          <Button variant="ghost" onClick={refreshQuote}>
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Row({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? sumStyles['total'] : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
