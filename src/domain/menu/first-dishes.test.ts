import { expect, test } from 'vitest';
import { firstDishes, offeredFirst } from './first-dishes.ts';
import { sampleProduct } from './sample-menu.ts';
import type { Product } from './types.ts';

const dish = (id: string, tags: readonly string[], change: Partial<Product> = {}) => sampleProduct({ id, tags, ...change });
const idsOf = (dishes: readonly Product[]) => dishes.map(({ id }) => id);

test('the dish of the day and the hits are those of the owner that can be ordered now (R-MENU-13)', () => {
  const { today, hits } = firstDishes([
    dish('sold', ['today', 'hit'], { isAvailable: false }),
    dish('plain', []),
    dish('later', ['hit'], { isOffHours: true }),
    dish('plov', ['hit', 'today']),
    dish('somsa', ['hit']),
  ]);
  expect([today?.id, idsOf(hits)]).toEqual(['plov', ['somsa']]);
});

test('a dish of the day that is sold out is one only where there is more of it today, and no other can be ordered', () => {
  const sold = dish('sold', ['today'], { isAvailable: false, portionsLeft: 0 });
  const again = { ...sold, id: 'again', moreAt: 1 };
  expect(firstDishes([sold]).today).toBeNull();
  expect(firstDishes([sold, again]).today?.id).toBe('again');
  expect(firstDishes([again, dish('plov', ['today'])]).today?.id).toBe('plov');
  expect(firstDishes([{ ...again, isOffHours: true }]).today).toBeNull();
});

test('without a choice of the owner nothing is first', () => {
  expect(firstDishes([dish('plain', ['veg'])])).toEqual({ today: null, hits: [] });
});

test('what is sold out or served later never comes first', () => {
  const dishes = [dish('sold', [], { isAvailable: false }), dish('a', []), dish('later', [], { isOffHours: true }), dish('b', [])];
  expect(idsOf(offeredFirst(dishes))).toEqual(['a', 'b', 'sold', 'later']);
});
