// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { cartCount, lineKey } from '#domain/cart/cart.ts';
import { $cart, addToCart, changeQuantity, emptyCart } from './cart.ts';
import { parseStoredCart } from './parse-cart.ts';

const snapshot = { name: 'Плов', image: null, unitPrice: 52_000, choices: [] };
const line = (productId: string, quantity = 1) => ({ productId, quantity, modifiers: [], combo: [] });

beforeEach(() => emptyCart());

describe('the cart', () => {
  it('merges equal lines and counts units', () => {
    addToCart(line('1'), snapshot);
    addToCart(line('1', 2), snapshot);
    addToCart({ ...line('1'), comment: 'без соли' }, snapshot);
    expect($cart.get().map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(cartCount($cart.get())).toBe(4);
  });

  it('removes a line at 0 and holds at most 50 units of one', () => {
    addToCart(line('1', 49), snapshot);
    addToCart(line('1', 9), snapshot);
    expect($cart.get()[0]?.quantity).toBe(50);
    changeQuantity(lineKey(line('1')), 3 - 50);
    expect($cart.get()[0]?.quantity).toBe(3);
    changeQuantity(lineKey(line('1')), -3);
    expect($cart.get()).toEqual([]);
  });

  it('reports when it can not hold all of a line: 50 units of one, 100 lines', () => {
    expect(addToCart(line('1', 30), snapshot)).toBe(true);
    expect(addToCart(line('1', 30), snapshot)).toBe(false);
    for (let id = 2; id <= 100; id++) expect(addToCart(line(String(id)), snapshot)).toBe(true);
    expect(addToCart(line('101'), snapshot)).toBe(false);
  });

  it('is stored in localStorage, so other tabs update and the header shows the count', () => {
    addToCart(line('1', 2), snapshot);
    expect(JSON.parse(localStorage.getItem('cart') ?? '').value[0].quantity).toBe(2);
    const value = [{ ...line('2', 3), snapshot }];
    const end = $cart.listen(() => {});
    const newValue = JSON.stringify({ version: 1, savedAt: 0, value });
    localStorage.setItem('cart', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue }));
    expect($cart.get()).toEqual(value);
    end();
  });
});

describe('parseStoredCart', () => {
  it('restores stored lines', () => {
    const stored = {
      ...line('1', 2),
      modifiers: [{ groupId: 'a', optionId: 'b', amount: 1 }],
      combo: [{ comboGroupId: 'c', productId: '2', modifiers: [] }],
      comment: 'x',
      snapshot: { ...snapshot, choices: ['b'] },
    };
    expect(parseStoredCart(JSON.parse(JSON.stringify([stored])))).toEqual([stored]);
  });

  it.each([
    [undefined],
    [7],
    ['x'],
    [{}],
    [[null, 1, 'x', [], {}]],
    [[{ productId: '1', quantity: 0, snapshot }]],
    [[{ productId: '\u0000', quantity: 1, snapshot }]],
    [[{ productId: '1', quantity: 1 }]],
    [[{ productId: '1', quantity: 1, snapshot: { ...snapshot, unitPrice: 'free' } }]],
  ])('leaves out what is broken: %j', (garbage) => {
    expect(parseStoredCart(garbage)).toEqual([]);
  });
});
