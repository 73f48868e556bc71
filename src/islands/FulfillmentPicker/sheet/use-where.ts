import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { delivery, type OrderType } from '#domain/fulfillment/order-type.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $places, $regionInUse, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $region, $restaurantId } from '#stores/shop/preferences.ts';

interface SentPlace {
  orderType: OrderType;
  sentOrderType: OrderType;
  regionName: string;
  restaurantName: string | null;
}

/**
 * The place as a short text: address, restaurant or region. The server knows the names, this browser the address;
 * after a choice on this page the names come from the lists.
 */
export function useWhere({ orderType, sentOrderType, regionName, restaurantName }: SentPlace): string {
  const { addressText, coordinates, restaurantId, regionId } = useChoices();
  const { regions, restaurants } = useStore($places, { ssr: 'initial' });
  const [sent, setSent] = useState<{ region: string | null; restaurant: string | null } | null>(null);
  const isAsSent = sent === null || (sent.region === regionId && sent.restaurant === restaurantId && orderType === sentOrderType);

  useEffect(() => {
    setSent({ region: $region.get(), restaurant: $restaurantId.get() });
  }, []);

  useEffect(() => {
    if (!isAsSent) void loadPlaces();
  }, [isAsSent]);

  if (orderType === delivery && coordinates && addressText !== '') return addressText;
  if (isAsSent) return (orderType === delivery ? null : restaurantName) ?? regionName;
  const restaurant = orderType === delivery ? undefined : restaurants.find(({ id }) => id === restaurantId);
  const region = regions.find(({ id }) => id === $regionInUse.get());
  return restaurant?.name ?? region?.name ?? regionName;
}

function useChoices() {
  return {
    addressText: useStore($checkout, { ssr: () => emptyDraft }).addressText,
    coordinates: useStore($coordinates, { ssr: () => null }) !== null,
    restaurantId: useStore($restaurantId, { ssr: () => null }),
    regionId: useStore($region, { ssr: () => null }),
  };
}
