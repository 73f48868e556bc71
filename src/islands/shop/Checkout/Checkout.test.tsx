// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/checkout.json' with { type: 'json' };
import { button, key, orders, press, respondWithQuote, sent, server, show, slot } from '../../../../tests/support/screens/checkout.tsx';

const { $cart, addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { $checkout, emptyDraft, setCheckout } = await import('#stores/shop/checkout.ts');
const { $fulfillmentPickerOpened, chooseOrderType, closeFulfillmentPicker } = await import('#stores/shop/preferences.ts');
const { changeMenu } = await import('#stores/shop/menu-change.ts');
const { Checkout } = await import('./Checkout.tsx');

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

  it('says above the button how it is paid and what its sum contains, and that the way to free delivery counts the discount', async () => {
    respondWithQuote({ discount: 15_000, total: 95_000, freeDeliveryLeft: 65_000 });
    await show();
    await screen.findByText(/^Наличными · доставка 10\s000\sсум · скидка −15\s000\sсум$/);
    await screen.findByText(/^Ещё 65\s000\sсум до бесплатной доставки \(скидка учтена\)$/);
  });

  it('says of a pause once, below the time, when it takes orders again', async () => {
    respondWithQuote({ slot, paused: { opensAt: '2126-11-21T14:00:00.000Z' } });
    await show();
    await screen.findByText(/^ресторан на паузе, заказы с /);
    expect(screen.getAllByText(/на паузе/)).toHaveLength(1);
    expect(screen.queryByText(words.asapNote)).toBeNull();
  });

  it('shows the reason that a menu itself gives, and its button leads to another place', async () => {
    respondWithQuote({ restaurantId: null, menuError: 'Перерыв до 15:00', warnings: ['MENU_ERROR'] });
    await show();
    await screen.findByText('Перерыв до 15:00');
    expect(screen.queryByText(words.OUT_OF_ZONE)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: words.otherPlace }));
    expect([$fulfillmentPickerOpened.get(), orders().length]).toEqual([true, 0]);
    act(closeFulfillmentPicker);
  });

  it('shows no time when the restaurant is paused for all days that can be chosen', async () => {
    respondWithQuote({ slot: null, paused: { opensAt: null } });
    server.respond(calls.slots, [{ day: slot.day, slots: [] }]);
    await show();
    await screen.findByRole('button', { name: new RegExp(words.noTime) });
    expect(screen.queryByText(words.asap)).toBeNull();
  });

  it('a dish that is not served at the time of the order is offered for the first time at which it is', async () => {
    const served = 'Завтраки: 08:00–11:00';
    const servedSlot = { ...slot, start: slot.start + 60, end: slot.end + 60 };
    respondWithQuote({
      warnings: ['ITEMS_OFF_HOURS'],
      unavailable: [{ productId: '1', name: 'Плов', served }],
      servedSlot,
    });
    await show();
    const lines = within(screen.getByRole('region', { name: words.lines }));
    await lines.findByText(served);
    fireEvent.click(await lines.findByRole('button', { name: new RegExp(`^${words.offHoursMove.split('{')[0]}`) }));
    expect($checkout.get().slot).toEqual({ day: slot.day, start: servedSlot.start, end: servedSlot.end });
    expect(lines.queryByRole('button', { name: words.removeMissing })).toBeNull();
  });

  it('a cart that is served at no time says so, and offers the sheet of times', async () => {
    respondWithQuote({
      warnings: ['ITEMS_OFF_HOURS'],
      unavailable: [{ productId: '1', name: 'Плов', served: 'Завтраки: 08:00–11:00' }],
      servedSlot: null,
    });
    await show();
    await screen.findByText(words.offHoursNone);
    expect(screen.getAllByRole('button', { name: words.offHoursChoose })).toHaveLength(2);
    fireEvent.click(within(screen.getByRole('region', { name: words.lines })).getByRole('button', { name: words.offHoursChoose }));
    expect($fulfillmentPickerOpened.get()).toBe(true);
    act(closeFulfillmentPicker);
  });

  it('places one order however often the button is pressed, then clears the cart and the draft but not its address', async () => {
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
    expect([$cart.get(), $checkout.get()]).toEqual([[], { ...emptyDraft, addressText: 'Навои, 30', floor: '5' }]);
  });

  it('sends what was wished for cutlery and at the door, and its row says it', async () => {
    await show();
    fireEvent.change(screen.getByRole('combobox', { name: words.cutlery }), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('switch', { name: words.dontRing }));
    screen.getByText(`${words.cutlery}: 2 · ${words.dontRing}`);
    await press();
    await screen.findByText(words.placed);
    expect(sent(0)).toMatchObject({ wishes: { cutlery: 2, dontRing: true } });
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

  it('names the district and the landmark of the point beside the address; without one it asks for its street in the field and in the button', async () => {
    server.respond(calls.reverseGeocode, { district: 'Юнусабадский район', landmark: 'метро Шахристан', address: '' });
    await show();
    await screen.findByRole('button', { name: /^Навои, 30 ?Юнусабадский район, метро Шахристан · доставка/i });
    act(() => setCheckout({ addressText: '' }));
    await screen.findByRole('button', { name: /^Юнусабадский район/ });
    const field = await screen.findByLabelText<HTMLInputElement>(words.addressText);
    expect([field.required, field.placeholder]).toEqual([true, words.addressHint]);
    screen.getByText(words.addressMissing);
    screen.getByRole('button', { name: words.enterAddress });
    fireEvent.change(field, { target: { value: 'Навои, 32' } });
    await button();
  });

  it('separates the choices of a dish, whose names may have commas', async () => {
    const snapshot = { name: 'Самса', image: null, unitPrice: 50_000, choices: ['1 порция', 'Казы, 50 г'] };
    act(() => void addToCart({ productId: '9', quantity: 1, modifiers: [], combo: [] }, snapshot));
    await show();
    await screen.findByText('1 порция · Казы, 50 г');
  });

  it('has entrance, floor and apartment directly below the address, with what is known as their title', async () => {
    await show();
    const floor = screen.getByLabelText(words.floor);
    const details = floor.closest('details');
    expect(details?.previousElementSibling).toBe(screen.getByRole('button', { name: /Навои, 30/ }));
    expect(details?.querySelector('summary')?.textContent).toBe('этаж 5');
    fireEvent.change(floor, { target: { value: '' } });
    expect(details?.querySelector('summary')?.textContent).toBe(words.doorDetails + words.doorUnknown);
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

  it('removes what is sold out with the button that orders the others', async () => {
    const lavash = { productId: '2', quantity: 1, modifiers: [], combo: [] };
    act(() => void addToCart(lavash, { name: 'Лаваш', image: null, unitPrice: 46_000, choices: [] }));
    respondWithQuote({ unavailable: [{ productId: '2', name: 'Лаваш' }], warnings: ['ITEMS_UNAVAILABLE'], total: 62_000 });
    await show();
    const button = await screen.findByRole('button', { name: /^Убрать и заказать за 62\s000\sсум$/ });
    respondWithQuote({ total: 62_000 });
    fireEvent.click(button);
    await screen.findByText(words.placed);
    expect(sent(0)).toMatchObject({ lines: [{ productId: '1' }], expectedTotal: 62_000 });
  });
});
