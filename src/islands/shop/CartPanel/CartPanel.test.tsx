// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { cartCount } from '#domain/cart/cart.ts';
import type { Quote } from '#domain/order/quote.ts';
import adviceWords from '../../../../locales/ru/cart-advice.json' with { type: 'json' };
import lateWords from '../../../../locales/ru/cart-contents.json' with { type: 'json' };
import emptyWords from '../../../../locales/ru/cart-empty.json' with { type: 'json' };
import ownWords from '../../../../locales/ru/cart-panel.json' with { type: 'json' };
import checkoutWords from '../../../../locales/ru/checkout.json' with { type: 'json' };
import { sampleQuote } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));

const server = mockBackend();
/** The screen is wide enough for the cart's column. */
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
const { addToCart, emptyCart, $cart } = await import('#stores/shop/cart.ts');
const { $fulfillmentPickerOpened, choosePoint, chooseRegion, closeFulfillmentPicker, forgetPlace } = await import(
  '#stores/shop/preferences.ts'
);
const { loadWords } = await import('#i18n/lazy-words.ts');
const { setCheckout } = await import('#stores/shop/checkout.ts');
const { $cartOpened } = await import('#stores/shop/opened.ts');
const { currentSum } = await import('#stores/shop/quoted-sum.ts');
const { CartPanel } = await import('./CartPanel.tsx');

const words = { ...ownWords, ...lateWords, ...adviceWords };
const put = (productId: string, name: string) =>
  act(async () => {
    addToCart(
      { productId, quantity: 1, modifiers: [], combo: [] },
      { name, image: null, unitPrice: 52_000, choices: ['1 порция', 'Казы, 50 г'] },
    );
    await painted();
  });
/** Resolves after the change is painted and the tasks that follow have run. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
const quote: Quote = {
  ...sampleQuote,
  lines: [],
  restaurantId: '3',
  itemsTotal: 52_000,
  deliveryFee: null,
  total: 52_000,
  minOrderLeft: 8000,
  freeDeliveryLeft: 98_000,
  warnings: ['OUT_OF_ZONE'],
};
async function hydrate() {
  const drawn = render(<CartPanel locale="ru" words={ownWords} />);
  await act(() => loadWords('ru', 'cart-contents'));
  return drawn;
}
const panel = () => screen.getByRole('region', { name: 'Корзина' });

beforeEach(() => {
  server.reset();
  server.respond(calls.quote, quote);
  chooseRegion('1');
  act(emptyCart);
});
afterEach(cleanup);

describe('the cart panel', () => {
  it('explains what to do when it is empty', async () => {
    await hydrate();
    expect(within(panel()).queryByText(words.emptyHint)).not.toBeNull();
  });

  it('offers a hit while it is empty, which one press puts into it (R-CART-8)', async () => {
    await hydrate();
    const hits = await within(panel()).findByRole('region', { name: emptyWords.hits });
    fireEvent.click(within(hits).getAllByRole('button')[0] as HTMLElement);
    await act(painted);
    expect(cartCount($cart.get())).toBe(1);
    expect(within(panel()).queryByRole('region', { name: emptyWords.hits })).toBeNull();
  });

  it('applies the code for the first order while it is empty', async () => {
    await hydrate();
    fireEvent.click(await within(panel()).findByRole('button', { name: emptyWords.offerApply.replace('{{code}}', 'BIRINCHI') }));
    expect(within(panel()).getByRole('status').textContent).toBe(emptyWords.offerApplied.replace('{{code}}', 'BIRINCHI'));
    act(() => setCheckout({ promoCode: '' }));
  });

  it('marks names without a translation as Russian on a page of another language', async () => {
    render(<CartPanel locale="en" words={ownWords} />);
    await act(() => loadWords('en', 'cart-contents'));
    await put('1', 'Плов');
    expect([within(panel()).getByText('Плов').lang, within(panel()).getByText(/^1 порция/).lang]).toEqual(['ru', 'ru']);
  });

  it('does not describe the cart’s contents in the server’s HTML, which can’t know them', () => {
    const html = renderToString(<CartPanel locale="ru" words={ownWords} />);
    expect(html).toContain(ownWords.title);
    expect(html).not.toContain(ownWords.empty);
  });

  it('shows lines with choices and sums immediately, and links to the checkout in the page’s language', async () => {
    await hydrate();
    await put('1', 'Плов');
    expect(within(panel()).queryByText('1 порция · Казы, 50 г')).not.toBeNull();
    const order = within(panel()).getByRole('link', { name: /Оформить заказ/ });
    expect(order.textContent).toContain('52\u00a0000\u00a0сум');
    expect(order.getAttribute('href')).toBe('/profile/cart');
  });

  it('draws the same list as a table of plates, with what is missing to the minimum (R-CART-7)', async () => {
    await hydrate();
    await put('1', 'Плов');
    expect(document.querySelector('.cart-table')).toBeNull();
    fireEvent.click(within(panel()).getByRole('button', { name: words.lookTable }));
    const table = document.querySelector<HTMLElement>('.cart-table');
    expect(table?.tagName).toBe('OL');
    await vi.waitFor(() => expect(table?.textContent).toContain('8\u00a0000'));
    fireEvent.click(within(panel()).getByRole('button', { name: 'Ещё одно: Плов' }));
    expect(cartCount($cart.get())).toBe(2);
    fireEvent.click(within(panel()).getByRole('button', { name: words.lookList }));
    expect(document.querySelector('.cart-table')).toBeNull();
  });

  it('changes quantities and removes a line', async () => {
    await hydrate();
    await put('1', 'Плов');
    fireEvent.click(within(panel()).getByRole('button', { name: 'Ещё одно: Плов' }));
    expect(cartCount($cart.get())).toBe(2);
    fireEvent.click(within(panel()).getByRole('button', { name: 'Одним меньше: Плов' }));
    fireEvent.click(within(panel()).getByRole('button', { name: 'Одним меньше: Плов' }));
    expect(cartCount($cart.get())).toBe(0);
  });

  it('shows from the quote what is missing, what is unavailable and when there is no delivery', async () => {
    server.respond(calls.quote, { ...quote, unavailable: [{ productId: '1', name: 'Плов' }] });
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByText('Ещё 8 000 сум до минимального заказа');
    await within(panel()).findByText(checkoutWords.gone_soldOut);
    await within(panel()).findByText(words.outOfZone);
    expect(within(panel()).queryByRole('button', { name: words.feeUnknown })).not.toBeNull();
  });

  it('shows the reason that a menu itself gives, and leads to another place instead of the checkout', async () => {
    const menuError = 'Перерыв до 15:00';
    server.respond(calls.quote, { ...quote, menuError, restaurantId: null, minOrderLeft: 0, warnings: ['MENU_ERROR'] });
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByText(menuError);
    expect(within(panel()).queryByText(words.outOfZone)).toBeNull();
    expect(within(panel()).queryByRole('link', { name: /Оформить заказ/ })).toBeNull();
    fireEvent.click(within(panel()).getByRole('button', { name: words.otherPlace }));
    expect($fulfillmentPickerOpened.get()).toBe(true);
    act(closeFulfillmentPicker);
  });

  it('does not request an address that is set but outside every zone', async () => {
    choosePoint({ longitude: 69.3, latitude: 41.2 });
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByText(words.outOfZone);
    expect(within(panel()).queryByText(words.feeUnknown)).toBeNull();
    act(forgetPlace);
  });

  it('shows a pause with its date, and the maximum sum', async () => {
    const paused = { opensAt: '2999-11-25T05:30:00.000Z' };
    server.respond(calls.quote, { ...quote, paused, orderMaxSum: 30_000, slot: null, warnings: ['RESTAURANT_PAUSED', 'ORDER_MAX_SUM'] });
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByText('Ресторан на паузе, заказы с 25 ноября 2999 года, 10:30.');
    expect(within(panel()).queryByText(/^Не больше 30\s000\sсум/)).not.toBeNull();
  });

  it('names the time of an order that waits for the end of a pause, in place of a warning', async () => {
    const slot = { day: '2999-11-25', start: 630, end: 650, tomorrow: false, label: '10:30 - 10:50' };
    server.respond(calls.quote, { ...quote, paused: { opensAt: '2999-11-25T05:30:00.000Z' }, slot, warnings: [] });
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByText(/^Доставка, 25 ноября, 10:30–\u206010:50$/);
    expect(panel().querySelector('.cart-notice')).toBeNull();
  });

  it('says without a network that the sum is an estimate, with a retry in place of the checkout', async () => {
    server.disconnect(calls.quote);
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByText(words.offline);
    expect(within(panel()).queryByRole('link', { name: /Оформить/ })).toBeNull();
    server.respond(calls.quote, quote);
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(within(panel()).queryByText(words.offline)).toBeNull());
  });

  it('shows no way to the checkout from the moment the network goes', async () => {
    server.respond(calls.quote, { ...quote, minOrderLeft: 0, warnings: [] });
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByRole('link', { name: /Оформить/ });
    server.disconnect(calls.quote);
    act(() => void window.dispatchEvent(new Event('offline')));
    await within(panel()).findByText(words.offline);
    expect(within(panel()).queryByRole('link', { name: /Оформить/ })).toBeNull();
    expect(within(panel()).queryByRole('button', { name: words.retry })).not.toBeNull();
  });

  it('leads from a line to its dish with its choices, and says so where there are any', async () => {
    await hydrate();
    await put('1', 'Плов');
    const link = await within(panel()).findByRole('link', { name: /^Плов.*Изменить$/ });
    expect(link.getAttribute('href')).toBe(`/product/1#line=${encodeURIComponent('["1",[],[],""]')}`);
  });

  it('shows the maximum quantity of a line that has reached it', async () => {
    await hydrate();
    await put('1', 'Плов');
    expect(within(panel()).queryByText('не больше 50')).toBeNull();
    act(
      () =>
        void addToCart(
          { productId: '1', quantity: 60, modifiers: [], combo: [] },
          { name: 'Плов', image: null, unitPrice: 1, choices: [] },
        ),
    );
    await within(panel()).findByText('не больше 50');
  });

  it('offers a retry when the sum could not be checked, and keeps the cart', async () => {
    server.reject(calls.quote, { code: 'UNAVAILABLE' });
    await hydrate();
    await put('1', 'Плов');
    const retry = await within(panel()).findByRole('button', { name: words.retry });
    server.respond(calls.quote, quote);
    fireEvent.click(retry);
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: words.retry })).toBeNull());
    expect(cartCount($cart.get())).toBe(1);
  });

  it('leaves a sold out dish out of the sum, and says that the button removes it', async () => {
    const unavailable = [{ productId: '2', name: 'Лаваш' }];
    server.respond(calls.quote, {
      ...quote,
      minOrderLeft: 0,
      unavailable,
      warnings: ['ITEMS_UNAVAILABLE'],
      itemsTotal: 52_000,
      total: 62_000,
    });
    await hydrate();
    await put('1', 'Плов');
    await put('2', 'Лаваш');
    const button = await within(panel()).findByRole('button', { name: /^Убрать и оформить за 62\s000\sсум$/ });
    expect(within(panel()).queryByRole('link', { name: /Оформить/ })).toBeNull();
    fireEvent.click(button);
    expect($cart.get().map(({ productId }) => productId)).toEqual(['1']);
  });

  it('leads to another place or time where nothing in the cart can be ordered', async () => {
    const unavailable = [{ productId: '1', name: 'Плов' }];
    server.respond(calls.quote, { ...quote, minOrderLeft: 0, unavailable, warnings: ['ITEMS_UNAVAILABLE'], itemsTotal: 0, total: 0 });
    await hydrate();
    await put('1', 'Плов');
    fireEvent.click(await within(panel()).findByRole('button', { name: words.otherPlace }));
    expect($fulfillmentPickerOpened.get()).toBe(true);
    act(closeFulfillmentPicker);
  });

  it('opens the same content in a sheet on a phone', async () => {
    server.respond(calls.quote, { ...quote, minOrderLeft: 0 });
    await hydrate();
    await put('1', 'Плов');
    act(() => $cartOpened.set(true));
    await within(screen.getByRole('dialog', { name: 'Корзина' })).findByRole('link', { name: /Оформить/ });
  });

  it('leads back to the menu from its sheet, and not to the checkout, below the minimum order', async () => {
    await hydrate();
    await put('1', 'Плов');
    act(() => $cartOpened.set(true));
    const sheet = within(screen.getByRole('dialog', { name: 'Корзина' }));
    const more = await sheet.findByRole('button', { name: /^Добавить ещё на 8\s000\sсум$/ });
    expect(screen.queryByRole('link', { name: /Оформить/ })).toBeNull();
    fireEvent.click(more);
    expect(screen.queryByRole('dialog', { name: 'Корзина' })).toBeNull();
  });

  it('shows a discount with its name, and notes the sum that is to be paid for the bar of the page', async () => {
    server.respond(calls.quote, {
      ...quote,
      discount: 7_000,
      total: 45_000,
      discountTitle: 'Скидка 15 % на первый заказ',
    });
    await hydrate();
    await put('1', 'Плов');
    await within(panel()).findByText('Скидка 15 % на первый заказ');
    expect(currentSum($cart.get())).toBe(45_000);
  });

  it('leaves the focus on the neighbor of a line that is removed, and on the heading after the last one', async () => {
    await put('1', 'Плов');
    await put('2', 'Лагман');
    await hydrate();
    const remove = async (name: string) => {
      const button = within(panel()).getByRole('button', { name: new RegExp(`^Одним меньше: ${name}`) });
      await act(async () => {
        button.focus();
        fireEvent.click(button);
        await painted();
      });
    };
    await remove('Плов');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Лагман');
    await remove('Лагман');
    expect(document.activeElement).toBe(within(panel()).getByRole('heading', { name: 'Корзина' }));
  });
});
