import { expect, it } from 'vitest';
import { cities } from './cities.ts';
import { cityRoads } from './city-roads.ts';

it.each(cities)('around %s at %d, %d there are roads in a view of some kilometers', (_, longitude, latitude) => {
  const isNear = ([x, y]: readonly [number, number]) => Math.abs(x - longitude) < 0.05 && Math.abs(y - latitude) < 0.04;
  const near = [...cityRoads().open, ...cityRoads().closed].filter((road) => road.some(isNear));
  expect(near.length).toBeGreaterThanOrEqual(3);
});
