// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WirePromo } from '#contract/shop/promo.ts';
import type { Quote } from '#domain/order/quote.ts';
import { type Problem, problem } from '#domain/problem.ts';
import words from '../../../locales/ru/checkout.json' with { type: 'json' };
import { sampleQuote as quote, sampleOrder } from '../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const slot = { day: '2026-11-21', start: 1110, end: 1150, tomorrow: false, label: '18:30 - 19:10' };
const found: WirePromo = {
  code: 'BIRINCHI',
  title: '−15 %',
  type: 'percent',
  value: 15,
  maxDiscount: null,
  minOrderSum: 60_000,
  orderTypes: [0, 200],
  valid: true,
};
/** Where on the screen each problem is shown. */
const causes: readonly (readonly [Problem, string])[] = [
  [problem('ADDRESS_MISSING'), 'address'],
  [problem('OUT_OF_ZONE'), 'place'],
  [problem('RESTAURANT_PAUSED', { opensAt: null }), 'place'],
  [problem('SLOT_UNAVAILABLE', { slots: [] }), 'time'],
  [problem('ITEMS_UNAVAILABLE', { unavailable: [] }), 'items'],
  [problem('UNKNOWN_PRODUCT', {}), 'items'],
  [problem('MIN_ORDER_SUM', { minOrderSum: 120_000, minOrderLeft: 10_000 }), 'sum'],
  [problem('ORDER_MAX_SUM', { itemsTotal: 110_000, orderMaxSum: 100_000 }), 'sum'],
  [problem('PRICE_CHANGED', { quote: { ...quote, total: 1 } }), 'price'],
  [problem('IDEMPOTENCY_MISMATCH'), 'form'],
];
const server = mockBackend();
const { $cart, addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { $checkout, clearCheckout, setCheckout } = await import('#stores/shop/checkout.ts');
const { $fulfillmentPickerOpened, choosePoint, chooseOrderType, closeFulfillmentPicker, forgetPlace } = await import(
  '#stores/shop/preferences.ts'
);
const { changeMenu } = await import('#stores/shop/menu-change.ts');
const { Checkout } = await import('./Checkout.tsx');

const orders = () => server.requests(calls.placeOrder);
const sent = (index: number) => orders()[index]?.body;
const key = (index: number) => orders()[index]?.headers.get('Idempotency-Key');
const respondWithQuote = (change: Partial<Quote>) => server.respond(calls.quote, { ...quote, ...change });
const reject = (rejected: Problem) => server.reject(calls.placeOrder, rejected);
const button = () => screen.findByRole('button', { name: /Заказать за 110\s000\sсум/ });
const press = async () => fireEvent.click(await button());
const focused = () => document.activeElement as HTMLElement;

async function show() {
  render(<Checkout locale="ru" words={words} customer={{ firstName: 'Дилноза', phone1: '998901234567', cardBalance: 48_500 }} />);
  await screen.findByText('10 000 сум');
}

beforeEach(() => {
  server.reset();
  server.respond(calls.quote, quote);
  server.respond(calls.slots, [{ day: slot.day, slots: [{ ...slot, isAvailable: true }] }]);
  server.respond(calls.regionsList, [{ id: '1', name: 'Ташкент', latitude: 41.3, longitude: 69.2 }]);
  server.respond(calls.restaurantsList, []);
  server.respond(calls.placeOrder, sampleOrder);
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
    respondWithQuote({ slot: null, paused: { opensAt: null } });
    server.respond(calls.slots, [{ day: slot.day, slots: [] }]);
    await show();
    await screen.findByRole('button', { name: new RegExp(words.noTime) });
    expect(screen.queryByText(words.asap)).toBeNull();
  });

  it('shows which limit of orders is reached, when it resets and which phone to call', async () => {
    const opensAt = '2030-01-05T09:20:00.000Z';
    reject(problem('TOO_MANY_ORDERS', { limit: 'hour', figure: 10, opensAt, phone: '998712000042' }));
    await show();
    await press();
    const reported = await screen.findByRole('alert');
    expect(reported.textContent).toContain('заказов: 10');
    expect(reported.textContent).toContain('14:20, 5 января');
    expect(within(reported).getByRole('link').getAttribute('href')).toBe('tel:+998712000042');
    expect(focused()).toBe(reported);
  });

  it('shows beside the time that a slot accepts no more orders', async () => {
    reject(problem('TOO_MANY_ORDERS', { limit: 'slot', figure: 3, opensAt: null, phone: null }));
    await show();
    await press();
    const reported = await screen.findByText(/заказов: 3/);
    expect(within(reported).queryByRole('link')).toBeNull();
    expect(focused().dataset['cause']).toContain('time');
  });

  it('places one order however often the button is pressed, then clears the cart and the draft', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /Сдача с 150\s000\sсум/ }));
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

  it.each(causes.map(([rejected, cause]) => [rejected.code, cause, rejected] as const))(
    'shows %s at its cause, which gets the focus; the cart stays',
    async (code, cause, rejected) => {
      reject(rejected);
      await show();
      await press();
      await waitFor(() => expect(focused().dataset['cause']).toBe(cause));
      expect(screen.queryByText(new RegExp(code))).not.toBeNull();
      expect($cart.get()).toHaveLength(1);
    },
  );

  it('hides a problem as soon as its cause has changed', async () => {
    reject(problem('MIN_ORDER_SUM', { minOrderSum: 120_000, minOrderLeft: 10_000 }));
    await show();
    await press();
    await screen.findByText('MIN_ORDER_SUM');
    fireEvent.click(screen.getByRole('button', { name: 'Ещё одно: Плов' }));
    expect(screen.queryByText('MIN_ORDER_SUM')).toBeNull();
  });

  it('marks unavailable dishes and removes them with one button', async () => {
    reject(problem('ITEMS_UNAVAILABLE', { unavailable: [{ productId: '1', name: 'Плов' }] }));
    await show();
    await press();
    await screen.findByText(words.missing);
    fireEvent.click(screen.getByRole('button', { name: words.removeMissing }));
    expect($cart.get()).toEqual([]);
  });

  it('shows the difference of a changed price and uses a new idempotency key for the next attempt', async () => {
    reject(problem('PRICE_CHANGED', { quote: { ...quote, total: 120_000 } }));
    await show();
    await press();
    await screen.findByText(/Было 110 000 сум, стало 120 000 сум/);
    await press();
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(key(0)).not.toBe(key(1));
  });

  it('keeps the idempotency key when there is no response', async () => {
    server.disconnect(calls.placeOrder);
    await show();
    await press();
    await screen.findByRole('link', { name: words.history });
    await press();
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(key(0)).toBe(key(1));
  });

  const birinchi = { code: 'BIRINCHI', title: '−15 %', valid: true, discount: 15_000 };
  const olib = { code: 'OLIB20', title: '−20 000', valid: false, reason: 'order_type' as const, discount: 0 };
  const offers = [
    { ...birinchi, minOrderSum: 60_000 },
    { ...olib, minOrderSum: 0 },
  ];
  const showWithPromos = () => {
    const customer = { firstName: 'Дилноза', phone1: '998901234567', cardBalance: 0 };
    const promos = offers.map(({ code, title }) => ({ code, title }));
    render(<Checkout locale="ru" words={words} customer={customer} promos={promos} />);
  };

  it('shows the code that the server has chosen in the list and in the sum, and orders with it', async () => {
    respondWithQuote({ discount: 15_000, total: 95_000, promo: birinchi, offers });
    showWithPromos();
    await screen.findByText(/BIRINCHI · −15\s000\sсум/);
    expect(screen.queryByText('−15 %, самый выгодный')).not.toBeNull();
    expect(screen.queryByText('Скидка BIRINCHI')).not.toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /Заказать за 95\s000\sсум/ }));
    await screen.findByText(words.placed);
    expect(sent(0)).toMatchObject({ promoCode: 'BIRINCHI', expectedTotal: 95_000 });
    expect(sent(0)).not.toHaveProperty('ownPromos');
  });

  it('removes a code with one tap, keeps it off, and applies one with one tap', async () => {
    respondWithQuote({ discount: 15_000, total: 95_000, promo: birinchi, offers });
    showWithPromos();
    fireEvent.click(await screen.findByRole('button', { name: /Убрать промокод BIRINCHI/ }));
    respondWithQuote({ offers });
    expect($checkout.get()).toMatchObject({ promoCode: '', isPromoOff: true });
    await waitFor(() => expect(screen.queryByText('Скидка BIRINCHI')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: /Применить промокод BIRINCHI/ }));
    expect($checkout.get()).toMatchObject({ promoCode: 'BIRINCHI', isPromoOff: false });
  });

  it('says why a code does not apply before it is tapped', async () => {
    respondWithQuote({ offers });
    showWithPromos();
    await screen.findByText('Только для самовывоза');
    expect(screen.queryByRole('button', { name: /OLIB20/ })).toBeNull();
  });

  it.each<[NonNullable<WirePromo['reason']>, string]>([
    ['expired', words.promo_expired],
    ['used_by_you', words.promo_used_by_you],
    ['order_type', words.promo_only_pickup],
    ['unknown', words.promo_unknown],
  ])('says beside the field why a typed code is %s', async (reason, text) => {
    server.respond(calls.promoByName, { ...found, code: 'X', valid: false, reason, minOrderSum: 0 });
    await show();
    fireEvent.change(screen.getByLabelText(words.promoCode), { target: { value: ' x ' } });
    fireEvent.click(screen.getByRole('button', { name: words.promoApply }));
    await screen.findByText(text);
    expect([focused(), $checkout.get().promoCode]).toEqual([screen.getByLabelText(words.promoCode), '']);
  });

  it('spends points by a switch: it offers the whole balance, and the server limits it to what the cart allows', async () => {
    respondWithQuote({ maxPoints: 36_600, points: 36_600 });
    await show();
    fireEvent.click(await screen.findByRole('switch', { name: words.pointsSpend }));
    expect($checkout.get().pointsToSpend).toBe(48_500);
    await screen.findByText(/−36\s600\sсум/);
  });

  it('omits the address for a pickup and sends the chosen slot', async () => {
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
    server.disconnect(calls.customMenu);
    await show();
    const place = await button();
    void changeMenu({ regionId: '9' }, () => setCheckout({ floor: '9' }));
    fireEvent.click(place);
    await screen.findByText(words.placed);
    expect(sent(0)).toMatchObject({ address: { floor: '9' } });
  });

  it('shows the address once: in its row, and in a field only while it is not known', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /Навои, 30/ })).not.toBeNull();
    expect(screen.queryByLabelText(words.addressText)).toBeNull();
    act(() => setCheckout({ addressText: '' }));
    const field = await screen.findByLabelText(words.addressText);
    fireEvent.change(field, { target: { value: 'Навои, 32' } });
    expect((screen.getByLabelText(words.addressText) as HTMLInputElement).value).toBe('Навои, 32');
    expect(screen.queryByRole('button', { name: /Навои, 32/ })).toBeNull();
  });

  it('opens the sheet from both rows, place and time', async () => {
    await show();
    const all = screen.getAllByRole('button', { name: /Навои, 30|18:30/ });
    expect(all).toHaveLength(2);
    for (const row of all) {
      act(closeFulfillmentPicker);
      fireEvent.click(row);
      expect($fulfillmentPickerOpened.get()).toBe(true);
    }
  });
});
