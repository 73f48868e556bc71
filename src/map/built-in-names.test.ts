import { expect, test } from 'vitest';
import sheet from '../../locales/ru/fulfillment-map.json' with { type: 'json' };
import restaurants from '../../locales/ru/restaurant-map.json' with { type: 'json' };
import { builtInNames } from './built-in-names.ts';

const namesIn = (words: Readonly<Record<string, string>>) => builtInNames((key) => words[key] ?? null);

test('a map names what its words name: the main streets and cities, landmarks around an address, countries around restaurants', () => {
  for (const words of [sheet, restaurants]) {
    expect(namesIn(words)).toContainEqual({ name: 'пр. Навои', kind: 'street', street: 'navoiAvenue' });
    expect(namesIn(words)).toContainEqual(expect.objectContaining({ name: 'Самарканд', kind: 'city' }));
  }
  expect(namesIn(sheet)).toContainEqual(expect.objectContaining({ name: 'Телебашня', kind: 'landmark' }));
  expect(namesIn(sheet).filter(({ kind }) => kind === 'country')).toEqual([]);
  expect(namesIn(restaurants)).toContainEqual(expect.objectContaining({ name: 'Узбекистан', kind: 'country' }));
  expect(namesIn(restaurants).filter(({ kind }) => kind === 'landmark')).toEqual([]);
});
