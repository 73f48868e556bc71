import { describe, expect, it } from 'vitest';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import { suggestionsFor, withReplacements } from './suggestions.ts';

const noon = Date.parse('2026-11-21T12:00:00+05:00');
const dishes = [
  sampleProduct({ id: 'bread', price: 6_000 }),
  sampleProduct({ id: 'salad', price: 17_000 }),
  sampleProduct({ id: 'soup', price: 40_000 }),
  sampleProduct({ id: 'gone', price: 9_000, isAvailable: false }),
];
const products = new Map(dishes.map((dish) => [dish.id, dish]));
const recommendations = new Map([['bread', ['gone', 'salad', 'bread']]]);
const suggested = (minOrderLeft: number) =>
  suggestionsFor(
    { recommendations },
    {
      lines: [{ productId: 'bread', quantity: 1, modifiers: [], combo: [] }],
      products,
      at: noon,
      minOrderLeft,
    },
  );

describe('the suggested dishes', () => {
  it('are the recommended ones that can be ordered and are not in the cart', () => {
    expect(suggested(0)).toEqual(['salad']);
  });

  it('begin below the minimum order with those that are enough, and name no dish twice', () => {
    expect(suggested(30_000)).toEqual(['soup', 'salad']);
    expect(suggested(10_000)).toEqual(['salad']);
  });
});

describe('the dishes in place of what is unavailable (R-CART-6)', () => {
  const line = (productId: string) => ({ productId, quantity: 1, modifiers: [], combo: [] });
  const replaced = (...ids: string[]) =>
    withReplacements(
      { hidden: new Map([['hidden', { categoryId: dishes[0]?.categoryId ?? '', price: 30_000 }]]) },
      { items: ids.map((productId) => ({ productId, name: '' })), lines: ids.map(line), products, at: noon },
    ).map((item) => item.replacements);

  it('are those of its category that are nearest in price, also of a dish that was hidden', () => {
    expect(replaced('gone')).toEqual([['bread', 'salad']]);
    expect(replaced('hidden')).toEqual([['soup', 'salad']]);
  });

  it('are named once, and absent where there is none', () => {
    expect(replaced('gone', 'hidden')).toEqual([['bread', 'salad'], ['soup']]);
    expect(replaced('unknown')).toEqual([undefined]);
  });
});
