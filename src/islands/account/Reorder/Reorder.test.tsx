// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Reorder as ReorderedLines } from '#domain/order/reorder.ts';
import words from '../../../../locales/ru/reorder.json' with { type: 'json' };
import { sampleLine } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { $cart, addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { $orderType, $region, $restaurantId, chooseOrderType } = await import('#stores/shop/preferences.ts');
const { Reorder } = await import('./Reorder.tsx');

const line = { ...sampleLine, choices: [{ name: 'Казы', amount: 2, price: 0 }] };
const place: ReorderedLines['place'] = { orderTypeId: 0, restaurantId: '1', regionId: '1', restaurantName: 'Чиланзар', isPossible: true };
const nothing: ReorderedLines = { lines: [], changed: [], unavailable: [], place };
const response = (reordered: ReorderedLines) => server.respond(calls.reorder, reordered);
const other = { productId: '9', quantity: 1, modifiers: [], combo: [] };
const snapshot = { name: 'Самса', image: null, unitPrice: 10_000, choices: [] };
const products = () => $cart.get().map(({ productId, quantity }) => `${productId} × ${quantity}`);

const press = () => {
  render(
    <>
      <button type="button" data-reorder="o 1">
        again
      </button>
      <Reorder locale="uz" words={words} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
};

beforeEach(() => {
  server.reset();
  act(emptyCart);
});
afterEach(cleanup);

describe('ordering again', () => {
  it('fills an empty cart immediately when nothing is different', async () => {
    response({ ...nothing, lines: [line] });
    press();
    await waitFor(() => expect(products()).toEqual(['1 × 2']));
    expect($cart.get()[0]?.snapshot).toEqual({ name: 'Плов', image: null, unitPrice: 50_000, choices: ['Казы × 2'] });
    expect(server.requests()[0]?.url.pathname).toBe('/api/v1/orders/o%201/reorder');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('announces a different order type or restaurant before it is applied, and applies it', async () => {
    response({ ...nothing, lines: [line], place: { ...place, orderTypeId: 200, restaurantId: '4' } });
    press();
    await screen.findByText(words.pickup.replace('{{name}}', 'Чиланзар'));
    expect($orderType.get()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: words.add }));
    expect([$orderType.get(), $restaurantId.get(), $region.get(), products()]).toEqual([200, '4', '1', ['1 × 2']]);
    act(() => chooseOrderType(0));
  });

  it('shows that the order’s type or restaurant is not possible, and keeps the current choice', async () => {
    response({ ...nothing, lines: [line], place: { ...place, orderTypeId: 200, restaurantId: '4', isPossible: false } });
    press();
    await screen.findByText(words.placeGone);
    fireEvent.click(screen.getByRole('button', { name: words.add }));
    expect([$orderType.get(), $restaurantId.get(), products()]).toEqual([0, null, ['1 × 2']]);
  });

  it('shows changed prices and unavailable dishes, and requests a confirmation', async () => {
    const changed = [{ productId: '1', name: 'Плов', was: 45_000, now: 50_000 }];
    response({ ...nothing, lines: [line], changed, unavailable: [{ productId: '2', name: 'Лагман' }] });
    press();
    const dialog = within(await screen.findByRole('dialog', { name: words.title }));
    expect(dialog.queryByText('Лагман')).not.toBeNull();
    expect(dialog.getByText(/45\s000/).textContent).toContain('45');
    expect(products()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: words.add }));
    expect(products()).toEqual(['1 × 2']);
  });

  it('never empties a cart silently: adds to it, replaces it, or does nothing', async () => {
    response({ ...nothing, lines: [line] });
    act(() => addToCart(other, snapshot));
    press();
    fireEvent.click(await screen.findByRole('button', { name: words.notNow }));
    expect(products()).toEqual(['9 × 1']);
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    fireEvent.click(await screen.findByRole('button', { name: words.addTo }));
    expect(products()).toEqual(['9 × 1', '1 × 2']);
    cleanup();
    press();
    fireEvent.click(await screen.findByRole('button', { name: words.replace }));
    expect(products()).toEqual(['1 × 2']);
  });

  it('shows when nothing is available', async () => {
    response({ ...nothing, unavailable: [{ productId: '1', name: 'Плов' }] });
    press();
    await screen.findByText(words.nothing);
    expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  });

  it('links to the menu when nothing is available', async () => {
    response({ ...nothing, unavailable: [{ productId: '1', name: 'Плов' }] });
    press();
    expect((await screen.findByRole('link', { name: words.toMenu })).getAttribute('href')).toBe('/uz');
  });

  it('explains what is added when a part is unavailable', async () => {
    response({ ...nothing, lines: [line], unavailable: [{ productId: '2', name: 'Лагман' }] });
    press();
    await screen.findByText(words.rest);
  });

  it('repeats the order when the hash of the page is #again, once', async () => {
    response({ ...nothing, lines: [line] });
    history.replaceState(null, '', '/profile/history/o%201#again');
    render(
      <>
        <button type="button" data-reorder="o 1">
          again
        </button>
        <Reorder locale="uz" words={words} />
      </>,
    );
    await waitFor(() => expect(products()).toEqual(['1 × 2']));
    expect(location.hash).toBe('');
    expect(server.requests()).toHaveLength(1);
  });

  it('repeats the order whose button was pressed before hydration', async () => {
    response({ ...nothing, lines: [line] });
    render(
      <>
        <button type="button" data-reorder="o 1" aria-busy="true">
          again
        </button>
        <Reorder locale="uz" words={words} />
      </>,
    );
    await waitFor(() => expect(products()).toEqual(['1 × 2']));
    expect(screen.getByRole('button', { name: 'again' }).ariaBusy).toBeNull();
  });

  it('sends one request while a response is pending', async () => {
    server.respond(calls.reorder, () => new Promise(() => {}));
    press();
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(server.requests()).toHaveLength(1);
  });
});
