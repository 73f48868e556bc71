import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { delivery, type OrderType } from '#domain/fulfillment/order-type.ts';
import type { Translate } from '#domain/words.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $places, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $placeKey, $restaurantId } from '#stores/shop/preferences.ts';

/** Whether the choices are those that the page was rendered with: then its texts are still true. */
export function useIsAsSent(isSentOrderType: boolean): boolean {
  const [sent, setSent] = useState<string | null>(null);
  const choices = useStore($placeKey, { ssr: () => '' });
  useEffect(() => setSent($placeKey.get()), []);
  return sent === null || (isSentOrderType && sent === choices);
}

export interface Where {
  readonly name: string;
  /** of a restaurant its address, of a point its district, or that it has no delivery */
  readonly note?: string | undefined;
}

/**
 * The place as a short text: address or restaurant, or a request to choose or to complete one. The server knows the restaurant, this
 * browser the address; after a choice on this page (`known` is null) the names come from the lists. A place without delivery (`isServed`
 * is false) keeps its name: nothing completes it.
 */
export function useWhere(orderType: OrderType, known: Where | null, isServed: boolean, t: Translate<'fulfillment-picker'>): Where {
  const { addressText } = useStore($checkout, { ssr: () => emptyDraft });
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  const restaurantId = useStore($restaurantId, { ssr: () => null });
  const { restaurants } = useStore($places, { ssr: 'initial' });

  const isChanged = known === null;
  useEffect(() => {
    if (isChanged) void loadPlaces();
  }, [isChanged]);

  const isDelivery = orderType === delivery;
  const place = known ?? { name: t(isDelivery ? 'chooseAddress' : 'chooseRestaurant') };
  if (isDelivery && hasPoint) return { name: addressText || (isServed ? t('addStreet') : place.name), note: place.note };
  const restaurant = isChanged && !isDelivery && restaurants.find(({ id }) => id === restaurantId);
  return restaurant ? { name: restaurant.name, note: restaurant.address } : place;
}
