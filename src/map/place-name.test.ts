import { expect, test } from 'vitest';
import { sampleRestaurant } from '#domain/place/sample-restaurant.ts';
import { translator } from '#domain/words.ts';
import words from '../../locales/ru/restaurant-map.json' with { type: 'json' };
import { placeName } from './place-name.ts';

const restaurant = sampleRestaurant({ hours: { start: 600, end: 1_380 } });

test.each([
  ['12:00', 'до 23:00'],
  ['09:00', 'Закрыто'],
])('at %s the name of a restaurant on the map says: %s', (time, note) => {
  const t = translator<'restaurant-map'>(words);
  const name = placeName(restaurant, Date.parse(`2026-11-26T${time}:00+05:00`), t as never);
  expect(name).toMatchObject({ kind: 'place', name: 'Чорсу', point: '3', note });
});
