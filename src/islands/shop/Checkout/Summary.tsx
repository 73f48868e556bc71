import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { cartCount } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/format.ts';
import { cheapDish } from '#domain/menu/cheap-dish.ts';
import type { Product } from '#domain/menu/types.ts';
import { slotStartInstant } from '#domain/schedule/time-slot.ts';
import { plural } from '#domain/words.ts';
import { type CartView, isGone } from '#stores/shop/cart-view.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { $quote, refreshQuote } from '#stores/shop/quote.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';
import { ProblemText } from './ProblemText.tsx';
import { Suggestion } from './Suggestions.tsx';
import sumStyles from './Summary.module.css';
import type { SectionProps } from './section-props.ts';

interface SummaryProps extends SectionProps {
  cart: CartView;
  isHydrated: boolean;
  isDelivery: boolean;
  /** The shop has a loyalty program: the points of the order have their line, as above. */
  hasPoints: boolean;
}

/** Items, discount and delivery, the points they earn, and what is missing or above a limit; the total is the last, above the button. */
export function Summary({ cart, isHydrated, isDelivery, hasPoints, ...part }: SummaryProps) {
  const { t, words, locale } = part;
  const { status, quote } = useStore($quote, { ssr: 'initial' });
  const fee = useFee(part, cart, isHydrated);
  const price = (som: number) => (isHydrated ? formatPrice(som, locale) : '…');
  const count = cartCount(cart.lines.filter((line) => !isGone(line)));
  const sums = { className: sumStyles['sums'], 'aria-live': 'polite', 'aria-busy': status === 'pending' } as const;
  // the rows of the first response replace those before it: nothing that was painted moves
  return (
    <section className={isDelivery ? `${sumStyles['sum']} ${sumStyles['delivery']}` : sumStyles['sum']} aria-label={t('summary')}>
      <dl {...sums} key={`rows ${quote === null}`}>
        <Row name={t('items', { count: count || '…' })} value={price(cart.itemsTotal)} />
        {cart.discount > 0 && <Row name={quote?.discountTitle ?? t('discount')} value={price(-cart.discount)} isSaved />}
        {cart.points > 0 && <Row name={t('points')} value={price(-cart.points)} isSaved />}
        {isDelivery && <Row name={t('delivery')} value={fee} />}
      </dl>
      {hasPoints && (
        <p key={`points ${quote === null}`} className={styles['note']}>
          {quote?.pointsToEarn ? plural<'checkout'>(words, 'toEarn', quote.pointsToEarn, locale) : '\u00a0'}
        </p>
      )}
      <Limits {...part} cart={cart} />
      <dl {...sums} key={`total ${quote === null}`}>
        <Row name={t('total')} value={price(cart.total)} isTotal />
      </dl>
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
      {minOrderLeft > 0 && (
        <p className={`${styles['note']} ${sumStyles['short']}`}>{t('minLeft', { sum: formatPrice(minOrderLeft, locale) })}</p>
      )}
      {minOrderLeft === 0 && freeDeliveryLeft !== null && freeDeliveryLeft > 0 && (
        <FreeDelivery t={t} locale={locale} left={freeDeliveryLeft} cart={cart} />
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

interface FreeDeliveryProps extends Pick<SectionProps, 't' | 'locale'> {
  left: number;
  cart: CartView;
}

/** How many times the fee of the delivery may be missing for a dish to be offered. */
const worthFees = 3;

/** What is missing to free delivery and, when that is little, a dish that is enough; its height is the same without a dish. */
function FreeDelivery({ t, locale, left, cart }: FreeDeliveryProps) {
  const { products } = useStore($menu, { ssr: 'initial' });
  useEffect(() => void loadMenu(), []);
  const inCart = cart.lines.map(({ productId }) => productId);
  const served = useServed();
  const text = <p className={styles['note']}>{t(cart.discount > 0 ? 'freeLeftAfter' : 'freeLeft', { sum: formatPrice(left, locale) })}</p>;
  if (left > worthFees * (cart.deliveryFee ?? 0)) return text;
  const dish = cheapDish(products.values(), left, inCart, served);
  return (
    <div className={sumStyles['free']}>
      {text}
      {dish && <Suggestion product={dish} price={dish.price ?? 0} t={t} locale={locale} hasTile={false} />}
    </div>
  );
}

/** Whether a dish is served at the start of the order's slot. The code for serving times loads in a menu that has them. */
function useServed(): (dish: Product) => boolean {
  const { quote } = useStore($quote, { ssr: 'initial' });
  const { products } = useStore($menu, { ssr: 'initial' });
  const [rules, setRules] = useState<typeof import('#domain/menu/off-hours.ts') | null>(null);
  const hasTimes = [...products.values()].some(({ serving }) => serving);
  useEffect(() => {
    // without the rules only dishes that are always served are offered
    if (hasTimes) import('#domain/menu/off-hours.ts').then(setRules, () => {});
  }, [hasTimes]);
  const at = quote?.slot ? slotStartInstant(quote.slot) : Date.now();
  return (dish) => dish.serving === undefined || (rules !== null && !rules.atMoment(dish, at).isOffHours);
}

function useFee({ t, locale }: SectionProps, { deliveryFee }: CartView, isHydrated: boolean): string {
  const { quote } = useStore($quote, { ssr: 'initial' });
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  if (deliveryFee === 0) return t('free');
  if (deliveryFee !== null) return isHydrated ? formatPrice(deliveryFee, locale) : '…';
  if (!hasPoint) return t('feeUnknown');
  if (quote?.menuError) return '—';
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
