import { expect, test } from 'vitest';
import { districtAround } from './district-around.ts';
import type { District } from './region.ts';

const district = (name: string, latitude: number): District => ({
  id: name,
  regionId: '1',
  name,
  hasDelivery: true,
  deliveryFee: 10_000,
  mayCostMore: false,
  durationMinutes: 45,
  longitude: 69.28,
  latitude,
});
const districts = [district('Yunusobod', 41.36), district('Chilonzor', 41.29)];

test('a point belongs to the nearest district, and to none that is 5 km away', () => {
  expect(districtAround({ longitude: 69.28, latitude: 41.34 }, districts)).toBe('Yunusobod');
  expect(districtAround({ longitude: 69.28, latitude: 41.3 }, districts)).toBe('Chilonzor');
  expect(districtAround({ longitude: 69.28, latitude: 41.41 }, districts)).toBe('');
  expect(districtAround({ longitude: 69.28, latitude: 41.34 }, [])).toBe('');
});
