// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const load = async (isCalm: boolean) => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  return import('./cart-look.ts');
};

test('the cart is a table, for less motion a list, and then what was chosen (R-CART-7)', async () => {
  expect((await load(false)).$cartLook.get()).toBe('table');
  const { $cartLook, chooseCartLook } = await load(true);
  expect($cartLook.get()).toBe('list');
  chooseCartLook('table');
  expect((await load(true)).$cartLook.get()).toBe('table');
  chooseCartLook('list');
  expect((await load(false)).$cartLook.get()).toBe('list');
});

test('a stored value of another form counts as absent', async () => {
  localStorage.setItem('cart-look', JSON.stringify({ version: 1, savedAt: 0, value: 'chairs' }));
  expect((await load(false)).$cartLook.get()).toBe('table');
});
