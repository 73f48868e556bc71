import { sampleWireRestaurant } from '#contract/shop/sample-wire.ts';

/** A small shop for tests of the choice of place and time: what its API responds, by parts of the URLs. */

export const now = Date.parse('2026-11-21T18:00:00+05:00');
export const slot = (start: number, isAvailable = true, day = '2026-11-21') => ({
  day,
  start,
  end: start + 40,
  tomorrow: false,
  label: `${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`,
  isAvailable,
});
export const restaurant = (id: string, name: string, latitude: number, startOfWorkingTime = 540) =>
  sampleWireRestaurant({ id, name, address: `ул. ${name}`, latitude, startOfWorkingTime });
export const terms = {
  restaurantId: '2',
  deliveryFee: 10_000,
  minOrderSum: 40_000,
  freeDeliveryFrom: 150_000,
  durationMinutes: 40,
  paused: null,
};
export function shopResponses(): Record<string, unknown> {
  return {
    regions: [
      { id: '7', name: 'Навои', latitude: 40.1, longitude: 65.4 },
      { id: '1', name: 'Ташкент', latitude: 41.3, longitude: 69.2 },
    ],
    restaurants: [restaurant('1', 'Чорсу', 41.9), restaurant('2', 'Мирабад', 41.3), restaurant('3', 'Ночной', 41.4, 1200)],
    districts: [
      {
        id: '13',
        regionId: '1',
        name: 'Бектемир',
        latitude: 41.21,
        longitude: 69.33,
        hasDelivery: false,
        deliveryFee: null,
        mayCostMore: false,
        durationMinutes: null,
      },
      {
        id: '12',
        regionId: '1',
        name: 'Юнусабад',
        latitude: 41.36,
        longitude: 69.28,
        hasDelivery: true,
        deliveryFee: 10_000,
        mayCostMore: true,
        durationMinutes: 45,
      },
    ],
    'delivery-terms': terms,
    zones: [],
    slots: [
      { day: '2026-11-21', slots: [slot(1110), slot(1150, false), slot(1190)] },
      { day: '2026-11-22', slots: [slot(600, true, '2026-11-22')] },
    ],
  };
}
