import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $deliveryTerms, loadDeliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $coordinates, $orderType } from '#stores/shop/preferences.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { SheetWords } from '../words.ts';

interface DeliveryTermsProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

/** Fee, minimum and minutes of this address, shown before the cart is filled. */
export function DeliveryTerms({ locale, t }: DeliveryTermsProps) {
  const terms = useStore($deliveryTerms);
  const isDelivery = useStore($orderType) === delivery;
  const hasPoint = useStore($coordinates) !== null;
  if (terms.isOutOfZone) return null;
  if (terms.status === 'error') {
    return <ProblemState message={terms.problem?.message ?? ''} retryLabel={t('retry')} onRetry={() => void loadDeliveryTerms()} />;
  }
  if (isDelivery && !hasPoint) return <p className="where-hint">{t('pointNeeded')}</p>;
  if (terms.restaurantId === null) return terms.status === 'pending' ? <Skeleton label={t('loading')} count={1} shape="row" /> : null;
  if (!isDelivery) return null;

  const free = terms.freeDeliveryFrom ?? 0;
  return (
    <dl className="where-facts" aria-live="polite" aria-busy={terms.status === 'pending'}>
      <Fact name={t('fee')} value={terms.deliveryFee ? formatPrice(terms.deliveryFee, locale) : t('free')} />
      <Fact name={t('minimum')} value={terms.minOrderSum > 0 ? formatPrice(terms.minOrderSum, locale) : t('noMinimum')} />
      {free > 0 ? (
        <Fact name={t('freeFrom')} value={formatPrice(free, locale)} />
      ) : (
        <Fact name={t('duration')} value={t('minutes', { count: terms.durationMinutes })} />
      )}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
