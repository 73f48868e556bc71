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
  if (terms.status === 'error' && !terms.isOutOfZone) {
    return <ProblemState message={terms.problem?.message ?? ''} retryLabel={t('retry')} onRetry={() => void loadDeliveryTerms()} />;
  }
  if (terms.isOutOfZone) return null;
  if (isDelivery && !hasPoint) return <p className="where-hint">{t('pointNeeded')}</p>;
  if (terms.restaurantId === null) return terms.status === 'pending' ? <Skeleton label={t('loading')} count={1} shape="row" /> : null;

  const minutes = t('minutes', { count: terms.durationMinutes });
  if (!isDelivery) return <p className="where-hint">{t('readyIn', { minutes })}</p>;
  const free = terms.freeDeliveryFrom ?? 0;
  return (
    <div className="where-part" aria-live="polite" aria-busy={terms.status === 'pending'}>
      <dl className="where-facts">
        <Fact name={t('fee')} value={terms.deliveryFee ? formatPrice(terms.deliveryFee, locale) : t('free')} />
        <Fact name={t('minimum')} value={terms.minOrderSum > 0 ? formatPrice(terms.minOrderSum, locale) : t('noMinimum')} />
        <Fact name={t('time')} value={minutes} />
      </dl>
      {free > 0 && <p className="where-hint">{t('freeFrom', { sum: formatPrice(free, locale) })}</p>}
    </div>
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
