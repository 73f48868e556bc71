import { expect, test } from 'vitest';
import { translator } from '#domain/words.ts';
import words from '../../locales/ru/restaurant-map.json' with { type: 'json' };
import { placeName } from './place-name.ts';

const restaurant = {
  id: '3',
  name: 'Чорсу',
  address: '',
  latitude: 41.3265,
  longitude: 69.234,
  isActive: true,
  hours: { start: 600, end: 1380 },
  regionId: '1',
  phone: null,
  supportsDelivery: true,
  supportsPickup: true,
  deliveryDurationMinutes: 45,
  pickupDurationMinutes: 20,
  closedUntil: null,
};

test.each([
  ['12:00', 'до 23:00'],
  ['09:00', 'Закрыто'],
])('at %s the name of a restaurant on the map says: %s', (time, note) => {
  const t = translator<'restaurant-map'>(words);
  const name = placeName(restaurant, Date.parse(`2026-11-26T${time}:00+05:00`), t as never);
  expect(name).toMatchObject({ kind: 'place', name: 'Чорсу', point: '3', note });
});
