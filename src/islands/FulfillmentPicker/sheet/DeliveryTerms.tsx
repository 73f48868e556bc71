import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $facts, loadFacts } from '#stores/shop/delivery-terms.ts';
import { $coordinates, $orderType } from '#stores/shop/preferences.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { SheetWords } from '../words.ts';

interface DeliveryTermsProps {
  locale: Locale;
  say: Translate<SheetWords>;
}

/** Fee, minimum and minutes of this address, told before anyone fills a cart. */
export function DeliveryTerms({ locale, say }: DeliveryTermsProps) {
  const facts = useStore($facts);
  const isDelivery = useStore($orderType) === delivery;
  const hasPoint = useStore($coordinates) !== null;
  if (facts.status === 'error' && !facts.isOutOfZone) {
    return <ProblemState message={facts.problem?.message ?? ''} retryLabel={say('retry')} onRetry={() => void loadFacts()} />;
  }
  if (facts.isOutOfZone) return null;
  if (isDelivery && !hasPoint) return <p className="where-hint">{say('pointNeeded')}</p>;
  if (facts.restaurantId === null) return facts.status === 'pending' ? <Skeleton label={say('loading')} count={1} shape="row" /> : null;

  const minutes = say('minutes', { count: facts.durationMinutes });
  if (!isDelivery) return <p className="where-hint">{say('readyIn', { minutes })}</p>;
  const free = facts.freeDeliveryFrom ?? 0;
  return (
    <div className="where-part" aria-live="polite" aria-busy={facts.status === 'pending'}>
      <dl className="where-facts">
        <Fact name={say('fee')} value={facts.deliveryFee ? formatPrice(facts.deliveryFee, locale) : say('free')} />
        <Fact name={say('minimum')} value={facts.minOrderSum > 0 ? formatPrice(facts.minOrderSum, locale) : say('noMinimum')} />
        <Fact name={say('time')} value={minutes} />
      </dl>
      {free > 0 && <p className="where-hint">{say('freeFrom', { sum: formatPrice(free, locale) })}</p>}
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
