import type { Restaurant } from './restaurant.ts';

/** An active restaurant in Tashkent with delivery and pickup, open from 9:00 to 23:00. */
export function sampleRestaurant(change: Partial<Restaurant> = {}): Restaurant {
  return {
    id: '3',
    name: 'Чорсу',
    address: '',
    latitude: 41.3265,
    longitude: 69.234,
    isActive: true,
    hours: { start: 540, end: 1_380 },
    regionId: '1',
    phone: null,
    supportsDelivery: true,
    supportsPickup: true,
    deliveryDurationMinutes: 45,
    pickupDurationMinutes: 20,
    closedUntil: null,
    ...change,
  };
}
