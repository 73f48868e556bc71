import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { delivery, type OrderType } from '#domain/fulfillment/order-type.ts';
import type { Translate } from '#domain/words.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $places, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $orderType, $region, $restaurantId } from '#stores/shop/preferences.ts';

/** Whether the choices are those that the page was rendered with: then its texts are still true. */
export function useIsAsSent(sentOrderType: OrderType): boolean {
  const [sent, setSent] = useState<string | null>(null);
  const orderType = useStore($orderType, { ssr: () => sentOrderType });
  const region = useStore($region, { ssr: () => null });
  const restaurantId = useStore($restaurantId, { ssr: () => null });
  const coordinates = useStore($coordinates, { ssr: () => null });
  useEffect(() => {
    setSent(JSON.stringify([$region.get(), $restaurantId.get(), $coordinates.get()]));
  }, []);
  return sent === null || (orderType === sentOrderType && sent === JSON.stringify([region, restaurantId, coordinates]));
}

/** The name of a place; of a restaurant also its address. */
type Where = readonly [name: string, address?: string | undefined];

/**
 * The place as a short text: address or restaurant, or a request to choose or to complete one. The server knows the restaurant, this
 * browser the address; after a choice on this page (`sent` is null) the names come from the lists. A place without delivery (`isServed`
 * is false) is replaced rather than completed.
 */
export function useWhere(orderType: OrderType, sent: Where | null, isServed: boolean, t: Translate<'fulfillment-picker'>): Where {
  const { addressText } = useStore($checkout, { ssr: () => emptyDraft });
  const hasPoint = useStore($coordinates, { ssr: () => null }) !== null;
  const restaurantId = useStore($restaurantId, { ssr: () => null });
  const { restaurants } = useStore($places, { ssr: 'initial' });

  const isChanged = sent === null;
  useEffect(() => {
    if (isChanged) void loadPlaces();
  }, [isChanged]);

  const text = addressText || (isServed && t('addStreet'));
  if (orderType === delivery && hasPoint && text) return [text];
  if (orderType === delivery && (hasPoint || sent === null)) return [t('chooseAddress')];
  if (sent !== null) return sent;
  const restaurant = restaurants.find(({ id }) => id === restaurantId);
  return restaurant ? [restaurant.name, restaurant.address] : [t('chooseRestaurant')];
}
