import { describe, expect, it } from 'vitest';
import { sampleProduct } from '#domain/menu/sample-menu.ts';
import { suggestionsFor } from './suggestions.ts';

const noon = Date.parse('2026-11-21T12:00:00+05:00');
const dishes = [
  sampleProduct({ id: 'bread', price: 6_000 }),
  sampleProduct({ id: 'salad', price: 17_000 }),
  sampleProduct({ id: 'soup', price: 40_000 }),
  sampleProduct({ id: 'gone', price: 9_000, isAvailable: false }),
];
const products = new Map(dishes.map((dish) => [dish.id, dish]));
const recommendations = new Map([['bread', ['gone', 'salad', 'bread']]]);
const suggested = (minOrderLeft: number, soldOut: readonly string[] = []) =>
  suggestionsFor(
    { recommendations },
    {
      lines: [{ productId: 'bread', quantity: 1, modifiers: [], combo: [] }],
      soldOut: soldOut.map((productId) => ({ productId })),
      products,
      at: noon,
      minOrderLeft,
    },
  );

describe('the suggested dishes', () => {
  it('are the recommended ones that can be ordered and are not in the cart', () => {
    expect(suggested(0)).toEqual(['salad']);
  });

  it('begin with those of its category that are nearest in price in place of a dish that is sold out', () => {
    expect(suggested(0, ['gone'])).toEqual(['salad', 'soup']);
  });

  it('begin below the minimum order with those that are enough, and name no dish twice', () => {
    expect(suggested(30_000)).toEqual(['soup', 'salad']);
    expect(suggested(10_000)).toEqual(['salad']);
  });
});
