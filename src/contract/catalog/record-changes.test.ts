import { expect, test } from 'vitest';
import { applyChanges, findRecord, type RecordTarget } from './record-changes.ts';
import type { SoldRecords } from './sold-records.ts';

type Product = SoldRecords['products'][number];

const count = 2_000;
let reads = 0;

/** A dish that counts how often its id is read. */
function countedDish(id: number, price: number): Product {
  const dish = { price } as Product;
  return Object.defineProperty(dish, 'id', {
    enumerable: true,
    get: () => {
      reads += 1;
      return id;
    },
  });
}

const records = (price: number): SoldRecords => {
  const products = Array.from({ length: count }, (_, id) => countedDish(id, price));
  const empty = { regions: [], districts: [], restaurants: [], zones: [], categories: [], modifierGroups: [], promoCodes: [] };
  return { ...empty, products, recommendations: [], loyalty: null };
};

test('the records of a list are found in time that grows with their number', () => {
  const live = records(1);
  reads = 0;
  for (let id = 0; id < count; id += 1) expect(findRecord(live, { section: 'products', id: String(id) })).not.toBeNull();
  expect(reads).toBeLessThan(5 * count);
});

test('changes of all records are made in time that grows with their number', () => {
  const live = records(1);
  const changes: RecordTarget[] = records(2).products.map((after, id) => ({ section: 'products', id: String(id), after }));
  reads = 0;
  expect(applyChanges(live, changes).products.every(({ price }) => price === 2)).toBe(true);
  expect(reads).toBeLessThan(15 * count);
});
