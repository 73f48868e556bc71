import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleCarts } from '../../../tests/support/builders/sample-carts.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { ChosenModifier, Product } from '../menu/types.ts';
import { priceLines } from './pricing.ts';

test('dishes, combos and sets cost the same as the sum of every single unit', () => {
  fc.assert(
    fc.property(sampleCarts, ({ products, lines }) => {
      const get = (id: string) => products.get(id) as Product;

      const response = priceLines(lines, products);

      const sum = response.ok ? response.value.lines.reduce((total, line) => total + line.total, 0) : response.problem;
      expect(sum).toBe(lines.flatMap((line) => Array<number>(line.quantity).fill(unitByHand(line, get))).reduce((a, b) => a + b, 0));
    }),
    { numRuns: 1000 },
  );
});

/** The price of one unit of a line, added up directly: a set's parts cost nothing in addition, a unit is never below 0. */
function unitByHand(line: CartLine, get: (id: string) => Product): number {
  let sum = (get(line.productId).price ?? 0) + extrasByHand(get(line.productId), line.modifiers);
  for (const { productId, modifiers } of line.combo) {
    const surcharge = get('combo').comboGroups[0]?.options.find((option) => option.productId === productId)?.surcharge ?? 0;
    sum += surcharge + extrasByHand(get(productId), modifiers);
  }
  return Math.max(0, sum);
}

/** The units of each group in one row, the most expensive first; the free ones are removed from the front. */
function extrasByHand(product: Product, chosen: readonly ChosenModifier[]): number {
  let sum = 0;
  for (const group of product.modifierGroups) {
    const units: number[] = [];
    for (const { groupId, optionId, amount } of chosen) {
      if (groupId !== group.id) continue;
      for (let unit = 0; unit < amount; unit += 1) units.push(group.options.find(({ id }) => id === optionId)?.price ?? 0);
    }
    units.sort((a, b) => b - a).splice(0, group.freeAmount);
    for (const each of units) sum += each;
  }
  return sum;
}
