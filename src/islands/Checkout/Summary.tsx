import { useStore } from '@nanostores/react';
import { formatNumber, formatPrice } from '#domain/format.ts';
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
  /** The customer has promo codes: the discount has its row before it is known, and nothing moves. */
  hasPromos: boolean;
  /** The shop has a loyalty program: the points of the order have their line, as above. */
  hasPoints: boolean;
}

/** Items, discount and delivery make the total; below it the points it earns, and what is missing or above a limit. */
export function Summary({ cart, isHydrated, isDelivery, hasPromos, hasPoints, ...part }: SummaryProps) {
  const { t, locale } = part;
  const { status, quote } = useStore($quote, { ssr: 'initial' });
  const fee = useFee(part, cart, isHydrated);
  const price = (som: number) => (isHydrated ? formatPrice(som, locale) : '…');
  const count = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const code = quote?.promo?.valid ? quote.promo.code : null;
  const saved = cart.discount > 0 ? price(-cart.discount) : quote === null ? '…' : '—';
  return (
    <section className={sumStyles['sum']} aria-label={t('summary')}>
      <dl className={sumStyles['sums']} aria-live="polite" aria-busy={status === 'pending'}>
        <Row name={t('items', { count: count || '…' })} value={price(cart.itemsTotal)} />
        {(hasPromos || cart.discount > 0) && (
          <Row name={code === null ? t('discount') : t('discountBy', { code })} value={saved} isSaved={cart.discount > 0} />
        )}
        {cart.points > 0 && <Row name={t('points')} value={price(-cart.points)} isSaved />}
        {isDelivery && <Row name={t('delivery')} value={fee} />}
        <Row name={t('total')} value={price(cart.total)} isTotal />
      </dl>
      {hasPoints && (
        <p className={styles['note']}>
          {quote?.pointsToEarn ? t('toEarn', { points: formatNumber(quote.pointsToEarn, locale) }) : '\u00a0'}
        </p>
      )}
      <Limits {...part} cart={cart} />
    </section>
  );
}

/** The sum missing to the minimum or to free delivery, the maximum, and a failed calculation. */
function Limits({ cart, ...part }: SectionProps & { cart: CartView }) {
  const { t, locale } = part;
  const { status, quote, problem } = useStore($quote, { ssr: 'initial' });
  const { minOrderLeft, freeDeliveryLeft } = cart;
  return (
    <>
      {minOrderLeft > 0 && <p className={styles['note']}>{t('minLeft', { sum: formatPrice(minOrderLeft, locale) })}</p>}
      {minOrderLeft === 0 && freeDeliveryLeft !== null && freeDeliveryLeft > 0 && (
        <p className={styles['note']}>{t('freeLeft', { sum: formatPrice(freeDeliveryLeft, locale) })}</p>
      )}
      {quote?.maxSumExceeded && part.orderProblem?.cause !== 'sum' && (
        <p className={styles['problem']}>
          <Icon name="alert" sizePx={20} />
          <span>{t('maxSum', { sum: formatPrice(quote.orderMaxSum ?? 0, locale) })}</span>
        </p>
      )}
      <ProblemText {...part} cause="sum" />
      {status === 'error' && (
        <div className={styles['problem']} role="alert">
          <p>{problem?.message}</p>
          <Button variant="ghost" onClick={refreshQuote}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}

function useFee({ t, locale }: SectionProps, { deliveryFee }: CartView, isHydrated: boolean): string {
  const { quote } = useStore($quote, { ssr: 'initial' });
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  if (deliveryFee === 0) return t('free');
  if (deliveryFee !== null) return isHydrated ? formatPrice(deliveryFee, locale) : '…';
  if (!hasPoint) return t('feeUnknown');
  return quote?.warnings.includes('OUT_OF_ZONE') ? t('noDelivery') : '…';
}

interface RowProps {
  name: string;
  value: string;
  isTotal?: boolean;
  isSaved?: boolean;
}

function Row({ name, value, isTotal = false, isSaved = false }: RowProps) {
  return (
    <div className={isTotal ? sumStyles['total'] : isSaved ? sumStyles['saved'] : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
