// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WirePromo } from '#contract/shop/promo.ts';
import type { QuotedPromo } from '#domain/order/quote.ts';
import adviceWords from '../../../../locales/ru/cart-advice.json' with { type: 'json' };
import panelWords from '../../../../locales/ru/cart-panel.json' with { type: 'json' };
import checkoutWords from '../../../../locales/ru/checkout.json' with { type: 'json' };
import { sampleQuote } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

const server = mockBackend();
const { addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { $checkout, clearCheckout } = await import('#stores/shop/checkout.ts');
const { chooseRegion } = await import('#stores/shop/preferences.ts');
const { CartPanel } = await import('./CartPanel.tsx');

const birinchi: QuotedPromo = { code: 'BIRINCHI', title: 'Первый заказ', valid: true, discount: 7000 };
const found: WirePromo = {
  code: 'SALOM',
  title: '−10 %',
  type: 'percent',
  value: 10,
  maxDiscount: null,
  minOrderSum: 0,
  orderTypes: [0, 200],
  valid: true,
};
const respondWith = (promo?: QuotedPromo) =>
  server.respond(calls.quote, { ...sampleQuote, discount: promo?.discount ?? 0, ...(promo && { promo }) });
const cart = () => within(screen.getByRole('region', { name: panelWords.title }));
async function show() {
  render(<CartPanel locale="ru" words={panelWords} />);
  act(() => addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Плов', image: null, unitPrice: 1, choices: [] }));
  await cart().findByRole('region', { name: adviceWords.promoAdd });
}
async function enter(code: string) {
  fireEvent.click(cart().getByRole('button', { name: adviceWords.promoAdd }));
  const field = await cart().findByRole('textbox', { name: checkoutWords.promoCode });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.click(cart().getByRole('button', { name: checkoutWords.promoApply }));
  return field as HTMLInputElement;
}

beforeEach(() => {
  server.reset();
  chooseRegion('1');
  act(() => {
    emptyCart();
    clearCheckout();
  });
});
afterEach(cleanup);

describe('the promo code of the cart', () => {
  it('applies a code that is typed, and the focus returns to the button', async () => {
    respondWith();
    server.respond(calls.promoByName, found);
    await show();
    await enter(' salom ');
    await vi.waitFor(() => expect($checkout.get()).toMatchObject({ promoCode: 'SALOM', isPromoOff: false }));
    await vi.waitFor(() => expect(cart().queryByRole('textbox')).toBeNull());
    expect(document.activeElement).toBe(cart().getByRole('button', { name: adviceWords.promoAdd }));
  });

  it('says at the field why a code can’t be applied, and keeps what was typed', async () => {
    respondWith();
    server.respond(calls.promoByName, { ...found, valid: false, reason: 'expired' });
    await show();
    const field = await enter('NAVROZ2026');
    await cart().findByText(checkoutWords.promo_expired);
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('NAVROZ2026');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect($checkout.get().promoCode).toBe('');
  });

  it('removes with one tap the code that the server has chosen, and it stays off', async () => {
    respondWith(birinchi);
    await show();
    const remove = await cart().findByRole('button', { name: 'Убрать промокод BIRINCHI' });
    respondWith();
    fireEvent.click(remove);
    expect($checkout.get()).toMatchObject({ promoCode: '', isPromoOff: true });
    await vi.waitFor(() => expect(cart().queryByText('BIRINCHI')).toBeNull());
    expect(document.activeElement).toBe(cart().getByRole('button', { name: adviceWords.promoAdd }));
  });

  it('says why the order’s code takes nothing off', async () => {
    respondWith({ ...birinchi, valid: false, reason: 'first_order_only', discount: 0 });
    await show();
    await cart().findByText(checkoutWords.promo_first_order_only);
  });

  it('applies an offered code with one tap, and shows none that does not apply', async () => {
    const olib = { code: 'OLIB20', title: '−20 000', valid: false, reason: 'order_type' as const, discount: 0 };
    server.respond(calls.quote, { ...sampleQuote, offers: [birinchi, olib] });
    await show();
    expect(cart().queryByText('OLIB20')).toBeNull();
    fireEvent.click(await cart().findByRole('button', { name: /^Применить промокод BIRINCHI −7\s000\sсум$/ }));
    expect($checkout.get()).toMatchObject({ promoCode: 'BIRINCHI', isPromoOff: false });
  });

  it('shows why an automatic discount does not apply', async () => {
    const lunch = { code: 'TUSHLIK', title: 'Обед −10 %', valid: false, reason: 'min_sum' as const, discount: 0, minOrderSum: 50_000 };
    server.respond(calls.quote, { ...sampleQuote, automatic: [lunch] });
    await show();
    await cart().findByText('Обед −10 %');
    await cart().findByText(/Для заказов от 50\s000\sсум/);
  });
});
