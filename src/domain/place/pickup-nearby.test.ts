import { expect, test } from 'vitest';
import { openPickupsNear } from './pickup-nearby.ts';
import type { Restaurant } from './restaurant.ts';
import { sampleRestaurant } from './sample-restaurant.ts';

const noon = Date.parse('2026-11-21T12:00:00+05:00');
const restaurant = (id: string, latitude: number, other: Partial<Restaurant> = {}) =>
  sampleRestaurant({ id, latitude, longitude: 69.28, ...other });

test('near a restaurant are the others within 20 km that are open for pickup, the nearest first', () => {
  const own = restaurant('own', 41.3);
  const others = [
    restaurant('far', 41.6),
    restaurant('second', 41.36),
    own,
    restaurant('first', 41.31),
    restaurant('delivers', 41.3, { supportsPickup: false }),
    restaurant('gone', 41.3, { isActive: false }),
    restaurant('closed', 41.3, { hours: { start: 1_000, end: 1_380 } }),
    restaurant('paused', 41.3, { closedUntil: '2026-11-21T13:00:00+05:00' }),
  ];
  expect(openPickupsNear(own, others, noon).map(({ id }) => id)).toEqual(['first', 'second']);
});
