// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maxLines } from '#domain/cart/cart.ts';
import { chooseBeforeAdding } from '#stores/shop/before-adding.ts';
import { $cart, addToCart, emptyCart, setCart } from '#stores/shop/cart.ts';
import { forgetFavorites } from '#stores/shop/favorites.ts';
import { $cartOpened, $openedDish } from '#stores/shop/opened.ts';
import { noteQuotedSum } from '#stores/shop/quoted-sum.ts';
import { addButton, cards, startPage } from '../../../tests/support/screens/cards.ts';
import { islandFailed } from '../hydration/island-events.ts';

const start = (extra = '') => startPage(cards({ 1: 'Нон', 2: 'Плов' }) + extra);
const line = { productId: '2', quantity: 1, modifiers: [], combo: [] };
const snapshot = { name: 'Плов', image: null, unitPrice: 52_000, choices: [] };
const bar = () => document.querySelector<HTMLElement>('[data-cart-bar]') as HTMLElement;
const news = () => screen.getByRole('status').textContent;
const island = (name: string) => `<astro-island ssr component-export="${name}"></astro-island>`;
const islandOf = (name: string) => document.querySelector(`[component-export="${name}"]`) as Element;

beforeEach(() => {
  emptyCart();
  forgetFavorites();
  noteQuotedSum([], 0);
  $openedDish.set(null);
  $cartOpened.set(false);
});

describe('a press on the button of a card', () => {
  it('adds a dish without choices, and a stepper replaces the button in the same frame', async () => {
    await start();
    addButton('Нон').focus();
    fireEvent.click(addButton('Нон'));
    expect($cart.get()).toMatchObject([{ productId: '1', quantity: 1, snapshot: { name: 'Нон', unitPrice: 52_000 } }]);
    const stepper = screen.getByRole('group', { name: 'Нон: 1 в корзине' });
    expect(stepper.closest<HTMLElement>('[data-card]')?.dataset).toMatchObject({ card: '1', inCart: '' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ещё одно: Нон' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ещё одно: Нон' }));
    expect(screen.queryByRole('group', { name: 'Нон: 2 в корзине' })).not.toBeNull();
  });

  it('opens the options of a dish that has some, and is busy until the island that shows them has hydrated', async () => {
    await start(island('MenuControls'));
    fireEvent.click(addButton('Плов'));
    expect($openedDish.get()).toMatchObject({ productId: '2', name: 'Плов', price: 52_000 });
    expect([$cart.get().length, addButton('Плов').ariaBusy]).toEqual([0, 'true']);
    expect(islandOf('MenuControls').hasAttribute('data-needed')).toBe(true);
    islandOf('MenuControls').dispatchEvent(new CustomEvent('astro:hydrate'));
    expect(addButton('Плов').ariaBusy).toBeNull();
  });

  it('waits for the choice that the page of a restaurant asks for, whose island has not hydrated yet: no press is lost', async () => {
    await start(island('ChooseRestaurant'));
    fireEvent.click(addButton('Нон'));
    fireEvent.click(addButton('Нон'));
    expect($cart.get()).toEqual([]);
    const end = chooseBeforeAdding((add) => add());
    expect($cart.get()).toMatchObject([{ productId: '1', quantity: 2 }]);
    end();
  });

  it('says that the cart is full', async () => {
    await start();
    const lines = Array.from({ length: maxLines }, (_, at) => ({ ...line, productId: `x${at}`, snapshot }));
    setCart(lines);
    fireEvent.click(addButton('Нон'));
    const { shownToasts } = await import('#stores/lib/toasts.ts');
    await waitFor(() => expect(shownToasts().map(({ message }) => message)).toEqual([expect.stringContaining(`до ${maxLines} строк`)]), {
      timeout: 10_000,
    });
  });
});

describe('a card of a dish in the cart', () => {
  it('shows its button again, focused, when the last one is removed', async () => {
    await start();
    fireEvent.click(addButton('Нон'));
    const decrease = screen.getByRole('button', { name: 'Одним меньше: Нон' });
    decrease.focus();
    fireEvent.click(decrease);
    expect(document.activeElement).toBe(addButton('Нон'));
    expect(document.querySelector('[data-in-cart]')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('shows the variants and the price of what was chosen, and its own price afterwards', async () => {
    await start();
    const price = () => addButton('Плов').closest('[data-card]')?.querySelector('b')?.textContent;
    const own = price();
    addToCart(line, { ...snapshot, choices: ['0,7', 'Чесночный'] });
    addToCart({ ...line, comment: 'x' }, { ...snapshot, unitPrice: 74_000, choices: ['1,5'] });
    expect(screen.getByText('0,7, Чесночный; 1,5').closest('[data-card]')?.querySelector('h3')?.textContent).toBe('Плов');
    expect(price()).toBe('74\u00a0000');
    emptyCart();
    expect(screen.queryByText('0,7, Чесночный; 1,5')).toBeNull();
    expect(price()).toBe(own);
  });

  it('counts all lines of the dish and decreases the last one', async () => {
    await start();
    addToCart(line, snapshot);
    addToCart({ ...line, comment: 'x' }, snapshot);
    expect(screen.queryByRole('group', { name: 'Плов: 2 в корзине' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Одним меньше: Плов' }));
    expect($cart.get()).toMatchObject([line]);
  });

  it('can not be increased beyond the most units of a line', async () => {
    await start();
    addToCart({ ...line, quantity: 50 }, snapshot);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ещё одно: Плов' }).disabled).toBe(true);
  });

  it('has its stepper again after the menu was replaced', async () => {
    await start();
    fireEvent.click(addButton('Нон'));
    (document.querySelector('[data-menu]') as HTMLElement).innerHTML = cards({ 1: 'Non', 5: 'Osh' });
    document.dispatchEvent(new CustomEvent('menu:swapped'));
    expect(screen.queryByRole('group', { name: 'Non: 1 в корзине' })).not.toBeNull();
    await waitFor(() => addButton('Osh'));
    fireEvent.click(addButton('Osh'));
    expect($cart.get().map(({ productId }) => productId)).toEqual(['1', '5']);
  });
});

describe('the hearts', () => {
  it('are filled for favorites, carry the name of their dish, and save or remove it with a press', async () => {
    await start();
    const heart = screen.getByRole('button', { name: 'В избранное: Плов' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the bar of the cart', () => {
  it('is hidden while the cart is empty, and shows the number of dishes and their sum', async () => {
    await start();
    expect(bar().hidden).toBe(true);
    fireEvent.click(addButton('Нон'));
    fireEvent.click(screen.getByRole('button', { name: 'Ещё одно: Нон' }));
    expect([bar().hidden, bar().textContent?.trim()]).toEqual([false, 'Корзина: 2 блюда104\u00a0000\u00a0сум']);
    emptyCart();
    expect(bar().hidden).toBe(true);
  });

  it("shows the sum by the server's prices once they are known, changed by what was added since", async () => {
    await start();
    addToCart(line, snapshot);
    noteQuotedSum($cart.get(), 40_000);
    expect(bar().querySelector('b')?.textContent).toBe('40\u00a0000\u00a0сум');
    fireEvent.click(addButton('Нон'));
    expect(bar().querySelector('b')?.textContent).toBe('92\u00a0000\u00a0сум');
  });

  it('opens the cart', async () => {
    await start(island('CartPanel'));
    addToCart(line, snapshot);
    fireEvent.click(bar().querySelector('button') as HTMLElement);
    expect([$cartOpened.get(), islandOf('CartPanel').hasAttribute('data-needed')]).toEqual([true, true]);
  });
});

describe('what is said to screen readers', () => {
  it('is every change of the cart, but not what was stored', async () => {
    addToCart(line, snapshot);
    await start();
    setCart([...$cart.get()]);
    await act(async () => {});
    expect(news()).toBe('');
    addToCart(line, snapshot);
    await waitFor(() => expect(news()).toBe('В корзине 2 блюда, 104\u00a0000\u00a0сум'));
    emptyCart();
    await waitFor(() => expect(news()).toBe('Пока пусто'));
  });
});

it('a part that did not load is named until the next press, and its control is free again', async () => {
  await start(island('MenuControls'));
  fireEvent.click(addButton('Плов'));
  document.dispatchEvent(new CustomEvent(islandFailed));
  expect(addButton('Плов').ariaBusy).toBeNull();
  const alert = await screen.findByText(/Эта часть страницы не загрузилась/);
  await waitFor(() => expect(alert.hidden).toBe(false));
  fireEvent.click(document.body);
  expect(alert.hidden).toBe(true);
  vi.restoreAllMocks();
});
