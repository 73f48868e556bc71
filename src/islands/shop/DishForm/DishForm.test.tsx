// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineKey } from '#domain/cart/cart.ts';
import { sampleGroup, sampleOption, sampleProduct } from '#domain/menu/sample-menu.ts';
import type { Product } from '#domain/menu/types.ts';
import ownWords from '../../../../locales/ru/dish-form.json' with { type: 'json' };
import actionWords from '../../../../locales/ru/menu-actions.json' with { type: 'json' };
import '../../../../tests/support/mock-backend.ts';

const words = { ...actionWords, ...ownWords };
const { $cart, addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { DishForm } = await import('./DishForm.tsx');

const size = sampleGroup({
  id: 'size',
  name: 'Размер',
  kind: 'size',
  minAmount: 1,
  maxAmount: 1,
  maxPerOption: 1,
  options: [sampleOption('s', -12_000), sampleOption('m', 0), sampleOption('l', 22_000)],
});
const extras = sampleGroup({ id: 'extra', name: 'Добавки', maxAmount: 5, maxPerOption: 2, options: [sampleOption('egg', 6_000)] });
const plov = sampleProduct({ id: 'plov', name: 'Плов', price: 52_000, modifierGroups: [size, extras] });
const burger = sampleProduct({ id: 'burger', name: 'Гамбургер', price: 40_000 });
const cheeseburger = sampleProduct({ id: 'cheese', name: 'Чизбургер', price: 50_000 });
const combo = sampleProduct({
  id: 'combo',
  name: 'Комбо',
  price: 36_000,
  isCombo: true,
  comboGroups: [
    {
      id: 'main',
      name: 'Основное',
      minAmount: 1,
      maxAmount: 1,
      options: [
        { productId: 'burger', surcharge: 0, isDefault: true },
        { productId: 'cheese', surcharge: 20_000, isDefault: false },
      ],
    },
  ],
});

const form = (product: Product) => <DishForm product={product} parts={[burger, cheeseburger]} locale="ru" words={words} />;
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Добавить|Добавлено)/ });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => act(emptyCart));
afterEach(() => {
  cleanup();
  location.hash = '';
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('a dish on its page', () => {
  it('marks names without a translation as Russian on a page of another language', () => {
    render(<DishForm product={combo} parts={[burger, cheeseburger]} locale="en" words={words} />);
    expect([screen.getByText('Основное').lang, screen.getByText('Чизбургер').lang]).toEqual(['ru', 'ru']);
  });

  it('follows every choice with its price, and names what is still required until it is chosen', () => {
    render(form(plov));
    const group = within(screen.getByRole('group', { name: /^Размер/ }));
    expect(group.queryByText('выберите 1')).not.toBeNull();
    fireEvent.click(addButton());
    expect($cart.get()).toEqual([]);
    fireEvent.click(radio(/40\u00a0000/));
    expect(group.queryByText('выберите 1')).toBeNull();
    expect(group.queryByText('выбрано')).not.toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /egg/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Ещё одно: Плов' }));
    expect(addButton().textContent).toContain('92\u00a0000\u00a0сум');
  });

  it('is added as it was chosen, and the button says so for two seconds', () => {
    vi.useFakeTimers();
    render(form(plov));
    fireEvent.click(radio(/74\u00a0000/));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'без лука' } });
    fireEvent.click(addButton());
    expect($cart.get()).toMatchObject([
      { productId: 'plov', quantity: 1, comment: 'без лука', snapshot: { name: 'Плов', unitPrice: 74_000, choices: ['Option l'] } },
    ]);
    expect(addButton().textContent).toContain('Добавлено');
    act(() => vi.advanceTimersByTime(2_000));
    expect(addButton().textContent).toContain('Добавить');
  });

  it('states what a combo saves only while it is cheaper than its dishes', () => {
    render(form(combo));
    expect(screen.queryByText('Вы экономите 4 000 сум')).not.toBeNull();
    fireEvent.click(radio(/Чизбургер/));
    expect(screen.queryByText(/экономите/)).toBeNull();
  });
});

describe('a line of the cart that is opened to be changed', () => {
  const line = {
    productId: 'plov',
    quantity: 2,
    modifiers: [{ groupId: 'size', optionId: 'l', amount: 1 }],
    combo: [],
    comment: 'без лука',
  };
  const other = { productId: 'burger', quantity: 1, modifiers: [], combo: [] };
  const open = (key: string) => {
    for (const one of [line, other]) addToCart(one, { name: 'Плов', image: null, unitPrice: 74_000, choices: [] });
    location.hash = `#line=${encodeURIComponent(key)}`;
    render(form(plov));
  };
  const saveButton = () => screen.getByRole('button', { name: /^Сохранить/ });

  it('starts with its choices, quantity and comment', () => {
    open(lineKey(line));
    expect(radio(/74\u00a0000/).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('без лука');
    expect(saveButton().textContent).toContain('148\u00a0000\u00a0сум');
  });

  it('is replaced in its place by what was chosen', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`);
    open(lineKey(line));
    fireEvent.click(radio(/40\u00a0000/));
    fireEvent.click(saveButton());
    expect($cart.get()).toMatchObject([{ productId: 'plov', quantity: 2, snapshot: { unitPrice: 40_000 } }, { productId: 'burger' }]);
    expect(back).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('is the ordinary page when the cart has no such line', () => {
    open('unknown');
    expect(addButton().textContent).toContain('Добавить');
    expect(radio(/74\u00a0000/).checked).toBe(false);
  });
});

it('what was chosen, typed and checked before hydration counts', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(form(plov));
  const before = radio(/74\u00a0000/);
  act(() => before.click());
  act(() => screen.getByRole('checkbox', { name: /egg/ }).click());
  screen.getByRole<HTMLTextAreaElement>('textbox').value = 'без лука';
  const hydrated = await act(async () => hydrateRoot(root, form(plov)));
  expect(radio(/74\u00a0000/)).toBe(before);
  expect(before.checked).toBe(true);
  expect(addButton().textContent).toContain('80\u00a0000\u00a0сум');
  fireEvent.click(addButton());
  expect($cart.get()).toMatchObject([{ productId: 'plov', comment: 'без лука', snapshot: { unitPrice: 80_000 } }]);
  await act(async () => hydrated.unmount());
});
