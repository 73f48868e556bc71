// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { lineKey } from '#domain/cart/cart.ts';
import { productsById } from '#domain/menu/product.ts';
import { sampleGroup, sampleOption, sampleProduct } from '#domain/menu/sample-menu.ts';
import { $cart, setCart } from './cart.ts';
import { viewCart } from './cart-view.ts';
import type { StoredLine } from './parse-cart.ts';
import { replacementsOf, replaceWith } from './replacements.ts';

const size = sampleGroup({ id: 'size', minAmount: 1, maxAmount: 1, options: [sampleOption('large', 10_000, { isDefault: true })] });
const filling = sampleGroup({ id: 'filling', minAmount: 1, maxAmount: 1, options: [sampleOption('beef', 0)] });
const products = productsById([
  sampleProduct({ id: 'soup', name: 'Суп', price: 30_000, modifierGroups: [size] }),
  sampleProduct({ id: 'samsa', modifierGroups: [filling] }),
]);
const snapshot = { name: '', image: null, unitPrice: 1_000, choices: [] };
const stored = (productId: string, quantity: number): StoredLine => ({ productId, quantity, modifiers: [], combo: [], snapshot });

test('a dish takes the place, the quantity and its default choices for a line that can not be ordered (R-CART-6)', () => {
  const cart = [stored('gone', 3), stored('tea', 1)];
  setCart(cart);
  const { lines } = viewCart(cart, { status: 'success', problem: null, quote: quoteWith(['soup', 'samsa', 'unknown']) });
  const [gone] = lines;
  if (gone === undefined) throw new Error('no line');
  const [soup, ...others] = replacementsOf(gone, products);
  expect(others).toEqual([]);
  if (soup === undefined) throw new Error('no replacement');
  replaceWith(gone.key, soup);
  expect($cart.get()).toEqual([
    {
      productId: 'soup',
      quantity: 3,
      modifiers: [{ groupId: 'size', optionId: 'large', amount: 1 }],
      combo: [],
      snapshot: { name: 'Суп', image: null, unitPrice: 40_000, choices: ['Option large'] },
    },
    stored('tea', 1),
  ]);
  expect(lines.map(({ key }) => key)).toEqual(cart.map(lineKey));
});

function quoteWith(replacements: readonly string[]) {
  const sums = { itemsTotal: 0, discount: 0, points: 0, deliveryFee: 0, total: 0, minOrderLeft: 0, freeDeliveryLeft: null };
  const unavailable = [{ productId: 'gone', name: '', replacements }];
  const rest = { maxSumExceeded: false, lines: [], restaurantId: '1', slot: null, deliveryDuration: 30, suggestions: [], hash: '' };
  return { ...sums, ...rest, unavailable, warnings: ['ITEMS_UNAVAILABLE'] as const };
}
