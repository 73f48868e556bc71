import { expect, it } from 'vitest';
import { geoUrl, routeUrl } from './route-url.ts';

it('leads to the way to a place, with its latitude first', () => {
  expect(routeUrl({ latitude: 41.3, longitude: 69.2 })).toBe('https://www.google.com/maps/dir/?api=1&destination=41.3,69.2');
});

it('opens a place in the map of the phone', () => {
  expect(geoUrl({ latitude: 41.3, longitude: 69.2 })).toBe('geo:41.3,69.2?q=41.3,69.2');
});
