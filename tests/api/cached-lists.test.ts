import { expect, test } from 'vitest';
import { emptySettings } from '#domain/site-settings.ts';
import { toCatalog } from '#server/modules/catalog/catalog.ts';
import type { Snapshot } from '#server/modules/catalog/catalog-reader.ts';
import { listedAt, productsAt } from '#server/modules/menu/availability.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const catalog = toCatalog({ ...demoCatalog(), settings: emptySettings }, 'on');

function snapshotWith(limits: readonly [key: string, portions: number, until: number | null][] = []): Snapshot {
  const restaurant = new Map(limits.map(([key, portions, until]) => [key, { portions, until }]));
  return { catalog, stock: { restaurants: new Map([['1', restaurant]]), pausedUntil: new Map() } };
}

test('a list is the same object until the time or another snapshot changes it', () => {
  const [product] = catalog.menus.ru.products.keys();
  const snapshot = snapshotWith([[`product:${product}`, 0, now + 1_000]]);
  const list = listedAt('ru', snapshot, ['1'], now);
  expect(listedAt('ru', snapshot, ['1'], now + 999)).toBe(list);
  expect(listedAt('uz', snapshot, ['1'], now)).not.toBe(list);
  expect(listedAt('ru', snapshotWith(), ['1'], now)).not.toBe(list);
  expect(list.find(({ id }) => id === product)?.isAvailable).toBe(false);
  expect(listedAt('ru', snapshot, ['1'], now + 1_000).find(({ id }) => id === product)?.isAvailable).toBe(true);
});

test('a list changes on the day on which more of a dish is made (R-DISH-11)', () => {
  const [product] = catalog.menus.ru.products.keys();
  const moreAt = Date.parse('2026-11-22T07:00:00Z');
  const snapshot = snapshotWith([[`product:${product}`, 4, moreAt]]);
  const shownAt = (at: number) => listedAt('ru', snapshot, ['1'], at).find(({ id }) => id === product);
  expect(shownAt(now)).toMatchObject({ portionsLeft: 4, isAvailable: true });
  expect(shownAt(now)?.moreAt).toBeUndefined();
  expect(shownAt(Date.parse('2026-11-21T19:00:00Z'))?.moreAt).toBe(moreAt);
  expect(shownAt(moreAt)?.portionsLeft).toBeUndefined();
});

test('restaurants that serve the whole catalog share one list, unless something is on their stop-list', () => {
  const [product] = catalog.menus.ru.products.keys();
  const snapshot = snapshotWith([[`product:${product}`, 0, null]]);
  expect(listedAt('ru', snapshot, ['2'], now)).toBe(listedAt('ru', snapshot, ['3'], now));
  expect(listedAt('ru', snapshot, ['1', '2'], now)).toBe(listedAt('ru', snapshot, ['2'], now));
  expect(listedAt('ru', snapshot, ['1'], now)).not.toBe(listedAt('ru', snapshot, ['2'], now));
  const own = { ...catalog, servedOnlyBy: new Map([[product ?? '', new Set(['2'])]]) };
  const differing = { ...snapshot, catalog: own };
  expect(listedAt('ru', differing, ['2'], now)).toHaveLength(catalog.menus.ru.products.size);
  expect(listedAt('ru', differing, ['3'], now)).toHaveLength(catalog.menus.ru.products.size - 1);
});

test('restaurants with the same dishes at the same prices share one list, and others never', () => {
  const [product = ''] = catalog.menus.ru.products.keys();
  const ownPrices = new Map(['5', '6', '7'].map((id) => [id, new Map([[product, id === '7' ? 700 : 500]])]));
  const servedOnlyBy = new Map([[product, new Set(['2', '5', '6', '7'])]]);
  const snapshot = { ...snapshotWith([['product:other', 0, null]]), catalog: { ...catalog, ownPrices, servedOnlyBy } };
  const at = (...ids: string[]) => listedAt('ru', snapshot, ids, now);
  const priceAt = (...ids: string[]) => at(...ids).find(({ id }) => id === product)?.price;
  expect(at('3')).toBe(at('4'));
  expect(at('5')).toBe(at('6'));
  expect(new Set([at('1'), at('2'), at('3'), at('5'), at('7')]).size).toBe(5);
  const own = catalog.menus.ru.products.get(product)?.price;
  expect([priceAt('3'), priceAt('5'), priceAt('7'), priceAt('2')]).toEqual([undefined, 500, 700, own]);
  expect([priceAt('2', '7'), priceAt('7', '2'), priceAt('3', '7', '2')]).toEqual([own, 700, 700]);
  // what is not priced apart is one object in all lists
  const other = (list: readonly { readonly id: string }[]) => list.find(({ id }) => id !== product);
  expect(other(at('5'))).toBe(other(at('3')));
});

test('with prices in a few of a hundred restaurants the others share one list', () => {
  const [product = ''] = catalog.menus.ru.products.keys();
  const ownPrices = new Map(['1', '2', '3'].map((id) => [id, new Map([[product, 1_000 * Number(id)]])]));
  const snapshot = { ...snapshotWith(), catalog: { ...catalog, ownPrices } };
  const lists = Array.from({ length: 100 }, (_, index) => listedAt('ru', snapshot, [String(index + 1)], now));
  expect(new Set(lists).size).toBe(4);
});

test('the cache of lists is bounded with thousands of restaurants, and recently used lists stay', () => {
  const snapshot = snapshotWith();
  const often = listedAt('ru', snapshot, ['1'], now);
  const seldom = productsAt('ru', snapshot, ['2'], now);
  for (let id = 3; id < 1_000; id++) {
    productsAt('ru', snapshot, [String(id)], now);
    expect(listedAt('ru', snapshot, ['1'], now)).toBe(often);
  }
  expect(productsAt('ru', snapshot, ['2'], now)).not.toBe(seldom);
});
