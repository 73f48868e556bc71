import { expect, test, vi } from 'vitest';
import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { demoCatalog } from '../../../../tests/support/builders/demo-catalog.ts';
import { changesBetween, ownChangesBetween } from './compare-catalogs.ts';

const live: SoldRecords = demoCatalog();
const [first, ...others] = live.products;
const named = (changes: Awaited<ReturnType<typeof changesBetween>>) => changes.map(({ section, id }) => `${section} ${id}`);

test('a changed, a new and a removed record and the order of their list are the changes between two catalogs', async () => {
  const added = { ...live.regions[0], id: 'new' } as SoldRecords['regions'][number];
  const changed = { ...first, price: 1 } as SoldRecords['products'][number];
  const after = { ...live, regions: [...live.regions, added], products: [changed, ...others.slice(0, -1)], loyalty: null };
  const removed = String(others.at(-1)?.id);
  const orders = ['order regions', 'order products'];
  const records = ['regions new', `products ${first?.id}`, `products ${removed}`, 'loyalty loyalty'];
  expect(named(await changesBetween(live, after)).toSorted()).toEqual([...records, ...orders].toSorted());
  expect(named(await ownChangesBetween(live, after))).toEqual(records);
  expect(await changesBetween(live, structuredClone(live))).toEqual([]);
});

test('an order that does not follow from the changes is one of them', async () => {
  expect(named(await ownChangesBetween(live, { ...live, regions: live.regions.toReversed() }))).toEqual(['order regions']);
});

test('others are served while two large catalogs are compared', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  await changesBetween(live, structuredClone(live));
  clearInterval(counting);
  clock.mockRestore();
  expect(turns).toBeGreaterThan(0);
});
