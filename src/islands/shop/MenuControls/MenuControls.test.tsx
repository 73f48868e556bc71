// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import words from '../../../../locales/ru/menu-actions.json' with { type: 'json' };
import { addButton, cards, controls, hydrate } from '../../../../tests/support/screens/menu-controls.tsx';

const { $cart, addToCart, emptyCart } = await import('#stores/shop/cart.ts');

describe('the cards', () => {
  it('are rendered by the server and stay unchanged', () => {
    expect(renderToString(controls)).not.toContain('data-add');
  });

  it('add a dish without choices to the cart with one tap, and replace the button with a stepper in place', async () => {
    await hydrate();
    act(() => addButton('Нон').focus());
    fireEvent.click(addButton('Нон'));
    expect($cart.get()).toMatchObject([{ productId: '1', quantity: 1, snapshot: { name: 'Нон', unitPrice: 52_000 } }]);
    const stepper = screen.getByRole('group', { name: 'Нон: 1 в корзине' });
    expect(stepper.parentElement?.dataset).toMatchObject({ stepper: '', inCart: '' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ещё одно: Нон' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ещё одно: Нон' }));
    expect($cart.get()[0]?.quantity).toBe(2);
  });

  it('show the button again, focused, when the last one is removed', async () => {
    await hydrate();
    fireEvent.click(addButton('Нон'));
    const decrease = screen.getByRole('button', { name: 'Одним меньше: Нон' });
    act(() => decrease.focus());
    fireEvent.click(decrease);
    expect(document.activeElement).toBe(addButton('Нон'));
    expect(addButton('Нон').parentElement?.dataset['inCart']).toBeUndefined();
  });

  it('handle the clicks that came before hydration', async () => {
    window.clickReplay = { clicked: [], repeat: () => document.querySelector<HTMLElement>('[data-add]')?.click() };
    await hydrate();
    expect($cart.get()).toHaveLength(1);
    delete window.clickReplay;
  });

  it('get their steppers again after the menu was replaced', async () => {
    await hydrate();
    fireEvent.click(addButton('Нон'));
    act(() => {
      const container = document.querySelector('[data-menu]') as HTMLElement;
      container.innerHTML = cards({ 1: 'Non', 5: 'Osh' });
      document.dispatchEvent(new CustomEvent('menu:swapped'));
    });
    expect(screen.queryByRole('group', { name: 'Non: 1 в корзине' })).not.toBeNull();
    fireEvent.click(addButton('Osh'));
    expect($cart.get().map(({ productId }) => productId)).toEqual(['1', '5']);
  });

  it('show the chosen variants of a dish that is in the cart', async () => {
    await hydrate();
    const line = { productId: '2', quantity: 1, modifiers: [], combo: [] };
    const snapshot = { name: 'Плов', image: null, unitPrice: 1 };
    act(() => addToCart(line, { ...snapshot, choices: ['0,7', 'Чесночный'] }));
    act(() => addToCart({ ...line, comment: 'x' }, { ...snapshot, choices: ['1,5'] }));
    const variant = screen.getByText('0,7, Чесночный; 1,5');
    expect(variant.closest('[data-card]')?.querySelector('h3')?.textContent).toBe('Плов');
    act(emptyCart);
    expect(screen.queryByText('0,7, Чесночный; 1,5')).toBeNull();
  });

  it('show the price of the chosen variant while it is in the cart, as its line does', async () => {
    await hydrate();
    const price = () => addButton('Плов').closest('[data-card]')?.querySelector('b')?.textContent;
    const before = price();
    const line = { productId: '2', quantity: 2, modifiers: [], combo: [] };
    act(() => addToCart(line, { name: 'Плов', image: null, unitPrice: 74_000, choices: ['1,5'] }));
    expect(price()).toBe('74\u00a0000');
    act(emptyCart);
    expect(price()).toBe(before);
  });

  it('count all lines of a dish and decrease the last one', async () => {
    await hydrate();
    const line = { productId: '2', quantity: 1, modifiers: [], combo: [] };
    const snapshot = { name: 'Плов', image: null, unitPrice: 1, choices: [] };
    act(() => addToCart(line, snapshot));
    act(() => addToCart({ ...line, comment: 'x' }, snapshot));
    expect(screen.queryByRole('group', { name: 'Плов: 2 в корзине' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Одним меньше: Плов' }));
    expect($cart.get()).toMatchObject([line]);
  });
});

describe('the hearts', () => {
  it('are filled for favorites, carry the name of their dish, and save or remove it with a press', async () => {
    await hydrate();
    const heart = screen.getByRole('button', { name: words.favoriteDish.replace('{{name}}', 'Плов') });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  });
});
