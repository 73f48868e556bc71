import { expect, test } from 'vitest';
import { regionFor } from './region.ts';

const regions = ['1', '2', '3'].map((id) => ({ id, name: id, longitude: 69, latitude: 41 }));
const restaurants = [
  { regionId: '1', isActive: false },
  { regionId: '2', isActive: true },
];

test('no or unknown region: the first of the list that has an active restaurant', () => {
  expect(regionFor(null, regions, restaurants)?.id).toBe('2');
  expect(regionFor('99', regions, restaurants)?.id).toBe('2');
  expect(regionFor('3', regions, restaurants)?.id).toBe('3');
});

test('if no region has an active restaurant, the first one is chosen', () => {
  expect(regionFor(null, regions, [])?.id).toBe('1');
  expect(regionFor('1', [], [])).toBeNull();
});
