import { useStore } from '@nanostores/react';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Translate } from '#domain/words.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $coordinates, $orderType } from '#stores/shop/preferences.ts';
import { type OrderProblem, problemAt } from './order-problem.ts';

/** What a courier needs and the customer has not entered: the point or the address. */
export function missingPlace(t: Translate<'checkout'>): OrderProblem | null {
  if ($orderType.get() !== delivery) return null;
  if ($coordinates.get() === null) return problemAt('place', t('pointMissing'));
  return $checkout.get().addressText.trim() === '' ? problemAt('address', t('addressMissing')) : null;
}

/** Whether the point of a delivery is known, but neither its street nor its house. */
export function useMissingAddress(): boolean {
  const isDelivery = useStore($orderType, { ssr: () => delivery }) === delivery;
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  const { addressText } = useStore($checkout, { ssr: () => emptyDraft });
  return isDelivery && hasPoint && addressText.trim() === '';
}
