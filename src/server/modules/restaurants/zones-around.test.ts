import { expect, test } from 'vitest';
import { isInside } from '#domain/place/inside-polygon.ts';
import { emptySettings } from '#domain/site-settings.ts';
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import { random } from '../../../../tests/support/builders/random.ts';
import { toCatalog } from '../catalog/catalog.ts';
import { zonesAround } from './restaurants.ts';

const catalog = toCatalog({ ...demoCatalog(), settings: emptySettings }, 'on');
const zones = catalog.restaurants.filter(({ isActive, supportsDelivery }) => isActive && supportsDelivery).flatMap((one) => one.zones);

test('the zones around a point are all that contain it, their corners included, and not all there are', () => {
  const { upTo } = random(5);
  const corners = zones.flatMap(({ polygon }) => polygon.map(([longitude, latitude]) => ({ longitude, latitude })));
  const others = Array.from({ length: 500 }, () => ({ longitude: 69 + upTo(500) / 1_000, latitude: 41.2 + upTo(250) / 1_000 }));
  for (const point of [...corners, ...others]) {
    const around = zonesAround(catalog, point);
    expect(around.filter(({ polygon }) => isInside(point, polygon))).toEqual(zones.filter(({ polygon }) => isInside(point, polygon)));
    expect(around.length).toBeLessThan(zones.length);
  }
});
