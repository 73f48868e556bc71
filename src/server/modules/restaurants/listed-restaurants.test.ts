import { expect, test } from 'vitest';
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { listedAt } from '../menu/availability.ts';
import { listedRestaurants } from './restaurants.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const hourMs = 60 * 60_000;

const file = demoCatalog();
const name = { ru: 'Кухня', en: 'Kitchen', uz: 'Oshxona' };

/** As much of a snapshot as lists are made of. */
function snapshotWith(pausedUntil: ReadonlyMap<string, number> = new Map()): Snapshot {
  const restaurants = file.restaurants.map(({ id }) => ({ id: String(id), regionId: '1', name, address: name, isActive: true, zones: [] }));
  const menu = { categories: [], products: new Map() };
  const catalog = {
    restaurants,
    servedOnlyBy: new Map(),
    ownPrices: new Map(),
    menus: { ru: menu, en: menu, uz: menu },
  } as unknown as Catalog;
  return { catalog, stock: { restaurants: new Map(), pausedUntil } };
}

test('the list of restaurants is made once for a snapshot and a language', () => {
  const snapshot = snapshotWith();
  const first = listedRestaurants(snapshot, 'ru', now);
  expect(listedRestaurants(snapshot, 'ru', now + hourMs)).toBe(first);
  expect(listedRestaurants(snapshot, 'en', now)).not.toBe(first);
  expect(listedRestaurants(snapshotWith(), 'ru', now)).not.toBe(first);
});

test('the list is made again when a pause has ended', () => {
  const snapshot = snapshotWith(new Map([['1', now + hourMs]]));
  const closedAt = (at: number) => listedRestaurants(snapshot, 'ru', at).find(({ id }) => id === '1')?.closedUntil;
  expect(closedAt(now)).toBe(new Date(now + hourMs).toISOString());
  expect(closedAt(now + hourMs)).toBeNull();
  expect(closedAt(now)).toBe(new Date(now + hourMs).toISOString());
});

test('the lists of dishes of a hundred restaurants are cached beside each other', () => {
  const snapshot = snapshotWith();
  const lists = () => Array.from({ length: 100 }, (_, index) => listedAt('ru', snapshot, [`kitchen-${index}`], now));
  const first = lists();
  expect(lists().every((list, index) => list === first[index])).toBe(true);
});
