// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireMenu, WireModifierGroup, WireProduct } from '#contract/shop/menu.ts';
import type { Id } from '#domain/id.ts';
import words from '../../../locales/ru/menu-actions.json' with { type: 'json' };
import ownWords from '../../../locales/ru/menu-controls.json' with { type: 'json' };
import { mockBackend } from '../../../tests/support/mock-backend.ts';
import '../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
// jsdom loads no stylesheets.
vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));
const { $cart, addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { chooseRegion } = await import('#stores/shop/preferences.ts');
const { dismissToast, shownToasts } = await import('#stores/lib/toasts.ts');
const { loadWords } = await import('#i18n/lazy-words.ts');
const { MenuControls } = await import('./MenuControls.tsx');

const cards = (names: Record<string, string>) =>
  Object.entries(names)
    .map(
      ([
        id,
        name,
      ]) => `<article data-card="${id}" data-price="52000"><i></i><div><h3><a href="/product/${id}">${name}</a></h3></div><p><b>52\u00a0000\u00a0сум</b></p>
        <div data-stepper><button type="button" data-add ${id === '2' ? 'data-choices' : ''} aria-label="Добавить"></button></div>
        <button type="button" data-heart aria-pressed="false" aria-label="В избранное"></button></article>`,
    )
    .join('');
const slot = `<div data-menu>${cards({ 1: 'Нон', 2: 'Плов' })}</div>`;
const group = (change: Pick<WireModifierGroup, 'id' | 'name' | 'options'> & Partial<WireModifierGroup>): WireModifierGroup => ({
  kind: 'choice',
  minAmount: 1,
  maxAmount: 1,
  freeAmount: 0,
  maxPerOption: 1,
  ...change,
});
const pilaf: WireProduct = {
  id: '2',
  name: 'Плов',
  category: { id: '1' },
  price: 52_000,
  description: 'Рис',
  useModiExtSystem: true,
  modifiers: [
    group({
      id: 'a',
      name: 'Размер',
      options: [option('s', '0,7', -12_000), option('m', '1 порция', 0), option('l', '1,5', 22_000, false)],
    }),
    group({
      id: 'b',
      name: 'Соус',
      kind: 'extra',
      minAmount: 0,
      maxAmount: 3,
      freeAmount: 1,
      maxPerOption: 2,
      options: [option('x', 'Чесночный', 4000), option('y', 'Сырный', 6000)],
    }),
  ],
};
const menuOf = (product: WireProduct): WireMenu => ({ restaurantId: '3', products: [product] });

function option(id: string, name: string, price: number, isAvailable = true) {
  return { id, name, price, isDefault: false, isAvailable };
}

async function hydrate(html = slot) {
  const drawn = render(
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's cards, as the page contains them */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <MenuControls locale="ru" words={ownWords} />
    </>,
  );
  await act(() => loadWords('ru', 'menu-actions'));
  return drawn;
}

const addButton = (name: string) => screen.getByRole('button', { name: `Добавить: ${name}` });

beforeEach(() => {
  server.reset();
  server.respond(calls.regionMenu, menuOf(pilaf));
  act(emptyCart);
  for (const { id } of shownToasts()) dismissToast(id);
  chooseRegion('1');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('the cards', () => {
  it('are rendered by the server and stay unchanged', () => {
    expect(renderToString(<MenuControls locale="ru" words={ownWords} />)).not.toContain('data-add');
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

describe('the option sheet', () => {
  async function openSheet() {
    await hydrate();
    fireEvent.click(addButton('Плов'));
    const dialog = await screen.findByRole('dialog', { name: 'Плов' });
    await within(dialog).findByRole('radio', { name: /1 порция/ }, { timeout: 5000 });
    return dialog;
  }

  it('shows why the dish can not be added yet, and updates the price with every choice', async () => {
    const dialog = await openSheet();
    const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Добавить/ });
    expect(add.disabled).toBe(true);
    expect(within(dialog).queryByText('Размер: ещё 1')).not.toBeNull();
    fireEvent.click(within(dialog).getByRole('radio', { name: /0,7/ }));
    expect(add.disabled).toBe(false);
    expect(add.textContent).toContain('40\u00a0000\u00a0сум');
    fireEvent.click(within(dialog).getByRole('radio', { name: /1 порция/ }));
    expect(add.textContent).toContain('52\u00a0000\u00a0сум');
  });

  it('makes the most expensive units free and enforces the maximum', async () => {
    const dialog = await openSheet();
    fireEvent.click(within(dialog).getByRole('radio', { name: /1 порция/ }));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Чесночный/ }));
    expect(within(dialog).queryByText('бесплатно')).not.toBeNull();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Сырный/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ещё одно: Сырный' }));
    const add = within(dialog).getByRole('button', { name: /^Добавить/ });
    expect(add.textContent).toContain('62\u00a0000\u00a0сум');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ещё одно: Чесночный' }).disabled).toBe(true);
  });

  it('disables sold-out options', async () => {
    const dialog = await openSheet();
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /1,5/ }).disabled).toBe(true);
    expect(within(dialog).queryByText(words.soldOut)).not.toBeNull();
  });

  it('announces what sells out while it is open, disables it and removes it from the choice', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const dialog = await openSheet();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Чесночный/ }));
    fireEvent.click(within(dialog).getByRole('radio', { name: /0,7/ }));
    const isSold = ({ id }: { id: Id | number }) => id === 's' || id === 'x';
    const modifiers = pilaf.modifiers?.map((group) => ({
      ...group,
      options: group.options?.map((option) => (isSold(option) ? { ...option, isAvailable: false } : option)),
    }));
    server.respond(calls.regionMenu, menuOf({ ...pilaf, modifiers }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(within(dialog).getByRole('status').textContent).toBe('Закончилось: Чесночный, 0,7. Размер: ещё 1');
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Чесночный/ })).toMatchObject({ checked: false, disabled: true });
    const add = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Добавить/ });
    expect(add().disabled).toBe(true);
    fireEvent.click(within(dialog).getByRole('radio', { name: /1 порция/ }));
    expect(add().disabled).toBe(false);
  });

  it('never adds a dish that sold out while it was open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const dialog = await openSheet();
    server.respond(calls.regionMenu, menuOf({ ...pilaf, isAvailable: false }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(within(dialog).queryByText(/Закончилось: Плов/)).not.toBeNull();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Добавить/ }).disabled).toBe(true);
  });

  it('adds the line with its choices and comment, and closes', async () => {
    const dialog = await openSheet();
    fireEvent.click(within(dialog).getByRole('radio', { name: /0,7/ }));
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'без соли' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /^Добавить/ }));
    expect($cart.get()).toMatchObject([
      {
        productId: '2',
        quantity: 1,
        modifiers: [{ groupId: 'a', optionId: 's', amount: 1 }],
        comment: 'без соли',
        snapshot: { unitPrice: 40_000, choices: ['0,7'] },
      },
    ]);
    expect((dialog as HTMLDialogElement).open).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ещё одно: Плов' })));
  });

  it('offers a retry when the menu fails to load', async () => {
    chooseRegion('9');
    server.reject(calls.regionMenu, { code: 'NOT_FOUND' });
    await hydrate();
    fireEvent.click(addButton('Плов'));
    const retry = await screen.findByRole('button', { name: words.retry });
    server.respond(calls.regionMenu, menuOf(pilaf));
    fireEvent.click(retry);
    await screen.findByRole('radio', { name: /1 порция/ });
  });

  it('shows one message when there is no connection, and no toast', async () => {
    chooseRegion('7');
    server.respondRaw({ method: 'GET', path: '/api/regionmenu' }, () => {
      throw new TypeError('Failed to fetch');
    });
    await hydrate();
    fireEvent.click(addButton('Плов'));
    const problem = await within(await screen.findByRole('dialog')).findByRole('alert');
    expect(problem.textContent).toContain(`${words.noConnection} ${words.checkInternet}`);
    expect(problem.textContent).not.toContain(words.failed);
    expect(shownToasts()).toEqual([]);
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
