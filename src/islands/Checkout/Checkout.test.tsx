// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/ru/checkout.json' with { type: 'json' };

const slot = { day: '2026-11-21', start: 1110, end: 1150, tomorrow: false, label: '18:30 - 19:10' };
const line = {
  productId: '1',
  quantity: 2,
  modifiers: [],
  combo: [],
  name: 'Плов',
  image: null,
  unitPrice: 50_000,
  total: 100_000,
  choices: [],
};
const quote = {
  lines: [line],
  restaurantId: '2',
  slot,
  deliveryDuration: 40,
  itemsTotal: 100_000,
  discount: 0,
  points: 0,
  deliveryFee: 10_000,
  total: 110_000,
  minOrderLeft: 0,
  freeDeliveryLeft: 50_000,
  maxSumExceeded: false,
  unavailable: [] as object[],
  suggestions: [],
  warnings: [] as string[],
  hash: 'h1',
};
type MockResponse = { status: number; body: unknown } | 'network';
const responses = new Map<string, MockResponse>();
const fetch = vi.fn<typeof globalThis.fetch>(async (url) => {
  const found = [...responses].find(([part]) => String(url).includes(part))?.[1] ?? { status: 200, body: [] };
  if (found === 'network') throw new TypeError('gone');
  return new Response(JSON.stringify(found.body), { status: found.status, headers: { 'content-type': 'application/json' } });
});
vi.stubGlobal('fetch', fetch);
const { $cart, addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { $checkout, clearCheckout, setCheckout } = await import('#stores/shop/checkout.ts');
const { $fulfillmentPickerOpened, choosePoint, chooseOrderType, closeFulfillmentPicker, forgetPlace } = await import(
  '#stores/shop/preferences.ts'
);
const { changeMenu } = await import('#stores/shop/menu-change.ts');
const { Checkout } = await import('./Checkout.tsx');

const orders = () => fetch.mock.calls.filter(([url, options]) => String(url).includes('/orders') && options?.method === 'POST');
const sent = (index: number) => JSON.parse(String(orders()[index]?.[1]?.body));
const key = (index: number) => new Headers(orders()[index]?.[1]?.headers).get('Idempotency-Key');
const reject = (status: number, code: string, details = {}) =>
  responses.set('/orders', { status, body: { code, message: { ru: code }, details } });
const button = () => screen.findByRole('button', { name: /Заказать за 110\s000\sсум/ });
const press = async () => fireEvent.click(await button());
const focused = () => document.activeElement as HTMLElement;

async function show() {
  render(<Checkout locale="ru" words={words} customer={{ firstName: 'Дилноза', phone1: '998901234567', cardBalance: 48_500 }} />);
  await screen.findByText('10 000 сум');
}

beforeEach(() => {
  fetch.mockClear();
  responses.clear();
  responses.set('quote', { status: 200, body: quote });
  responses.set('slots', { status: 200, body: [{ day: slot.day, slots: [{ ...slot, isAvailable: true }] }] });
  responses.set('regions', { status: 200, body: [{ id: '1', name: 'Ташкент', latitude: 41.3, longitude: 69.2 }] });
  act(() => {
    emptyCart();
    clearCheckout();
    closeFulfillmentPicker();
    chooseOrderType(0);
    addToCart({ productId: '1', quantity: 2, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 50_000, choices: [] });
    choosePoint({ longitude: 69.2862, latitude: 41.3641 });
    setCheckout({ addressText: 'Навои, 30', floor: '5' });
  });
});
afterEach(cleanup);

describe('the checkout', () => {
  it('shows a hint and a link when the cart is empty', () => {
    act(emptyCart);
    render(<Checkout locale="uz" words={words} customer={{ firstName: '', phone1: '', cardBalance: 0 }} />);
    expect(screen.getByRole('link', { name: words.toMenu }).getAttribute('href')).toBe('/uz');
  });

  it('adds up the sums, and its button shows the action and the total', async () => {
    await show();
    const sums = within(screen.getByRole('region', { name: words.summary }));
    expect(sums.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '100\u00a0000\u00a0сум',
      '10\u00a0000\u00a0сум',
      '110\u00a0000\u00a0сум',
    ]);
    await button();
  });

  it('shows no time when the restaurant is paused for all days that can be chosen', async () => {
    responses.set('quote', { status: 200, body: { ...quote, slot: null, paused: { opensAt: null } } });
    responses.set('slots', { status: 200, body: [{ day: slot.day, slots: [] }] });
    await show();
    await screen.findByRole('button', { name: new RegExp(words.noTime) });
    expect(screen.queryByText(words.asap)).toBeNull();
  });

  it('shows which limit of orders is reached, when it resets and which phone to call', async () => {
    const opensAt = '2030-01-05T09:20:00.000Z';
    reject(429, 'TOO_MANY_ORDERS', { limit: 'hour', figure: 10, opensAt, phone: '998712000042' });
    await show();
    await press();
    const reported = await screen.findByRole('alert');
    expect(reported.textContent).toContain('заказов: 10');
    expect(reported.textContent).toContain('14:20, 5 января');
    expect(within(reported).getByRole('link').getAttribute('href')).toBe('tel:+998712000042');
    expect(focused()).toBe(reported);
  });

  it('shows beside the time that a slot accepts no more orders', async () => {
    reject(429, 'TOO_MANY_ORDERS', { limit: 'slot', figure: 3, opensAt: null, phone: null });
    await show();
    await press();
    const reported = await screen.findByText(/заказов: 3/);
    expect(within(reported).queryByRole('link')).toBeNull();
    expect(focused().dataset['cause']).toContain('time');
  });

  it('places one order however often the button is pressed, then clears the cart and the draft', async () => {
    responses.set('/orders', { status: 201, body: { id: 'o1', number: 7 } });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /С 150\s000\sсум/ }));
    fireEvent.change(screen.getByLabelText(words.comment), { target: { value: ' без лука ' } });
    const once = await button();
    for (let times = 0; times < 100; times += 1) fireEvent.click(once);
    await screen.findByText(words.placed);
    expect(orders()).toHaveLength(1);
    expect(sent(0)).toMatchObject({
      orderTypeId: 0,
      regionId: '1',
      longitude: 69.2862,
      lines: [{ productId: '1', quantity: 2 }],
      contact: { firstName: 'Дилноза', phone1: '998901234567' },
      address: { text: 'Навои, 30', floor: '5' },
      payment: { method: 'cash', changeFrom: 150_000 },
      comment: 'без лука',
      expectedTotal: 110_000,
      hash: 'h1',
    });
    expect(sent(0)).not.toHaveProperty('slot');
    expect([$cart.get(), $checkout.get().addressText, $checkout.get().attemptKey]).toEqual([[], '', null]);
  });

  it('requires what a courier needs, with a message beside the field and without a request', async () => {
    await show();
    act(() => setCheckout({ addressText: ' ' }));
    await press();
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(words.addressText)));
    expect(screen.queryByText(words.addressMissing)).not.toBeNull();
    act(forgetPlace);
    await press();
    await waitFor(() => expect(focused().dataset['cause']).toBe('place'));
    expect(screen.getByRole('alert').textContent).toBe(words.pointMissing);
    act(() => setCheckout({ firstName: ' ' }));
    await press();
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(words.name)));
    expect(orders()).toHaveLength(0);
  });

  it.each([
    ['ADDRESS_MISSING', 422, 'address'],
    ['OUT_OF_ZONE', 422, 'place'],
    ['RESTAURANT_PAUSED', 409, 'place'],
    ['SLOT_UNAVAILABLE', 409, 'time'],
    ['ITEMS_UNAVAILABLE', 409, 'items', { unavailable: [] }],
    ['UNKNOWN_PRODUCT', 422, 'items'],
    ['MIN_ORDER_SUM', 422, 'sum'],
    ['ORDER_MAX_SUM', 422, 'sum'],
    ['PRICE_CHANGED', 409, 'price', { quote: { total: 1 } }],
    ['IDEMPOTENCY_MISMATCH', 422, 'form'],
  ])('shows %s at its cause, which gets the focus; the cart stays', async (code, status, cause, details?: object) => {
    reject(status, code, details);
    await show();
    await press();
    await waitFor(() => expect(focused().dataset['cause']).toBe(cause));
    expect(screen.queryByText(new RegExp(code))).not.toBeNull();
    expect($cart.get()).toHaveLength(1);
  });

  it('hides a problem as soon as its cause has changed', async () => {
    reject(422, 'MIN_ORDER_SUM');
    await show();
    await press();
    await screen.findByText('MIN_ORDER_SUM');
    fireEvent.click(screen.getByRole('button', { name: 'Ещё одно: Плов' }));
    expect(screen.queryByText('MIN_ORDER_SUM')).toBeNull();
  });

  it('marks unavailable dishes and removes them with one button', async () => {
    reject(409, 'ITEMS_UNAVAILABLE', { unavailable: [{ productId: '1', name: 'Плов' }] });
    await show();
    await press();
    await screen.findByText(words.missing);
    fireEvent.click(screen.getByRole('button', { name: words.removeMissing }));
    expect($cart.get()).toEqual([]);
  });

  it('shows the difference of a changed price and uses a new idempotency key for the next attempt', async () => {
    reject(409, 'PRICE_CHANGED', { quote: { ...quote, total: 120_000 } });
    await show();
    await press();
    await screen.findByText(/Было 110 000 сум, стало 120 000 сум/);
    await press();
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(key(0)).not.toBe(key(1));
  });

  it('keeps the idempotency key when there is no response', async () => {
    responses.set('/orders', 'network');
    await show();
    await press();
    await screen.findByRole('link', { name: words.history });
    await press();
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(key(0)).toBe(key(1));
  });

  it('applies one of the customer’s own codes with one tap, shows the discount, and removes the code again', async () => {
    responses.set('GetByPhone', { status: 200, body: [{ code: 'BIRINCHI', title: '−15 %', minOrderSum: 60_000, valid: true }] });
    const promo = { code: 'BIRINCHI', title: '−15 %', valid: true, discount: 15_000 };
    responses.set('quote', { status: 200, body: { ...quote, discount: 15_000, total: 95_000, promo } });
    render(<Checkout locale="ru" words={words} customer={{ firstName: 'Дилноза', phone1: '998901234567', cardBalance: 0 }} />);
    fireEvent.click(await screen.findByRole('button', { name: /BIRINCHI/ }));
    expect($checkout.get().promoCode).toBe('BIRINCHI');
    await waitFor(() => expect(screen.getAllByText(/−15\s000\sсум/)).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: /Убрать промокод/ }));
    expect($checkout.get().promoCode).toBe('');
  });

  it.each([
    ['expired', words.promo_expired],
    ['used_by_you', words.promo_used_by_you],
    ['unknown', words.promo_unknown],
  ])('says beside the field why a typed code is %s', async (reason, text) => {
    responses.set('GetByName', { status: 200, body: { code: 'X', valid: false, reason, minOrderSum: 0 } });
    await show();
    fireEvent.change(screen.getByLabelText(words.promoCode), { target: { value: ' x ' } });
    fireEvent.click(screen.getByRole('button', { name: words.promoApply }));
    await screen.findByText(text);
    expect([focused(), $checkout.get().promoCode]).toEqual([screen.getByLabelText(words.promoCode), '']);
  });

  it('spends points by a switch: it offers the whole balance, and the server limits it to what the cart allows', async () => {
    responses.set('quote', { status: 200, body: { ...quote, maxPoints: 36_600, points: 36_600 } });
    await show();
    fireEvent.click(await screen.findByRole('switch', { name: words.pointsSpend }));
    expect($checkout.get().pointsToSpend).toBe(48_500);
    await screen.findByText(/−36\s600\sсум/);
  });

  it('omits the address for a pickup and sends the chosen slot', async () => {
    responses.set('/orders', { status: 201, body: { id: 'o1', number: 7 } });
    await show();
    act(() => {
      chooseOrderType(200);
      setCheckout({ slot: { day: slot.day, start: slot.start, end: slot.end }, payment: 'card_on_delivery' });
    });
    await waitFor(() => expect(screen.queryByText('10 000 сум')).toBeNull());
    await press();
    await screen.findByText(words.placed);
    expect(sent(0)).toMatchObject({
      orderTypeId: 200,
      slot: { day: slot.day, start: 1110, end: 1150 },
      payment: { method: 'card_on_delivery' },
    });
    expect(sent(0)).not.toHaveProperty('address');
    expect(sent(0)).not.toHaveProperty('longitude');
  });

  it('waits for a choice that is still checking its menu', async () => {
    responses.set('/orders', { status: 201, body: { id: 'o1', number: 7 } });
    responses.set('menu', 'network');
    await show();
    const place = await button();
    void changeMenu({ regionId: '9' }, () => setCheckout({ floor: '9' }));
    fireEvent.click(place);
    await screen.findByText(words.placed);
    expect(sent(0)).toMatchObject({ address: { floor: '9' } });
  });

  it('opens the sheet from both rows, place and time', async () => {
    await show();
    for (const row of screen.getAllByRole('button', { name: /Навои, 30|18:30/ })) {
      act(closeFulfillmentPicker);
      fireEvent.click(row);
      expect($fulfillmentPickerOpened.get()).toBe(true);
    }
  });
});
