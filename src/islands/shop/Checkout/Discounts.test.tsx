// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WirePromo } from '#contract/shop/promo.ts';
import words from '../../../../locales/ru/checkout.json' with { type: 'json' };
import { focused, respondWithQuote, sent, server, show } from '../../../../tests/support/screens/checkout.tsx';

const { $checkout, setCheckout } = await import('#stores/shop/checkout.ts');
const { Checkout } = await import('./Checkout.tsx');

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

describe('promo codes and points of the checkout', () => {
  const birinchi = { code: 'BIRINCHI', title: '−15 %', valid: true, discount: 15_000 };
  const olib = { code: 'OLIB20', title: '−20 000', valid: false, reason: 'order_type' as const, discount: 0 };
  const offers = [birinchi, olib];
  const showWithPromos = () => {
    const customer = { firstName: 'Дилноза', phone1: '998901234567', cardBalance: 0 };
    const promos = offers.map(({ code, title }) => ({ code, title }));
    render(<Checkout locale="ru" words={words} customer={customer} promos={promos} />);
  };

  it('shows the code of a link that was opened in the list and in the sum, and orders with it', async () => {
    respondWithQuote({ discount: 15_000, discountTitle: '−15 % на первый', total: 95_000, promo: birinchi, offers });
    showWithPromos();
    await screen.findByText(/BIRINCHI · −15\s000\sсум/);
    expect(screen.queryByText('−15 % на первый', { selector: 'dt' })).not.toBeNull();
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
    await waitFor(() => expect(screen.queryByText(words.discount, { selector: 'dt' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: /Применить промокод BIRINCHI/ }));
    expect($checkout.get()).toMatchObject({ promoCode: 'BIRINCHI', isPromoOff: false });
  });

  it('says why a code does not apply before it is tapped', async () => {
    respondWithQuote({ offers });
    showWithPromos();
    const reason = await screen.findByText('Только для самовывоза');
    expect(screen.queryByRole('button', { name: /OLIB20/ })).toBeNull();
    within(reason.closest('details') as HTMLElement).getByText('Ещё промокоды: 1');
    expect(screen.getByText(/BIRINCHI/).closest('details')).toBeNull();
  });

  it('shows an automatic discount, and says in the same place why it no longer applies', async () => {
    const lunch = { code: 'TUSHLIK', title: 'Обед −10 %', valid: true, discount: 11_000 };
    respondWithQuote({ discount: 11_000, discountTitle: lunch.title, total: 99_000, automatic: [lunch], offers });
    await show();
    const row = within(await screen.findByRole('list', { name: words.discount }));
    await row.findByText(/Обед −10 % · −11\s000\sсум/);
    expect(row.queryByRole('button')).toBeNull();
    const another = {
      code: 'KATTA',
      title: 'Большой заказ −20 %',
      valid: false,
      reason: 'min_sum' as const,
      discount: 0,
      minOrderSum: 500_000,
    };
    respondWithQuote({ automatic: [another, { ...lunch, valid: false, reason: 'expired' as const, discount: 0 }] });
    act(() => setCheckout({ slot: { day: '2026-11-21', start: 900, end: 960 } }));
    await row.findByText(words.discount_expired);
    expect(row.queryByText('Обед −10 %')).not.toBeNull();
  });

  it('says what is missing to an automatic discount, and shows none that the customer can no longer get', async () => {
    const big = {
      code: 'KATTA',
      title: 'Большой заказ −20 %',
      valid: false,
      reason: 'min_sum' as const,
      discount: 0,
      minOrderSum: 500_000,
    };
    respondWithQuote({ automatic: [{ ...big, code: 'OLD', title: 'Старая', reason: 'expired' as const }, big] });
    await show();
    await screen.findByText(/Для заказов от 500\s000\sсум/);
    expect(screen.queryByText('Старая')).toBeNull();
  });

  it('says which sum a code leaves an address without', async () => {
    const below = { ...birinchi, valid: false, reason: 'zone_minimum' as const, discount: 0, minOrderSum: 60_000 };
    respondWithQuote({ promo: below, offers: [below] });
    await show();
    await screen.findByText(/С этой скидкой заказ меньше минимального для вашего адреса: 60\s000\sсум/);
  });

  it('keeps all codes behind "more codes" and shows no empty discount when none of them applies', async () => {
    respondWithQuote({ offers: offers.map((offer) => ({ ...offer, valid: false, reason: 'min_sum' as const, discount: 0 })) });
    showWithPromos();
    await screen.findByText(words.noPromoApplies);
    expect(screen.queryByText('Промокоды: 2')).not.toBeNull();
    expect(screen.queryByText('—')).toBeNull();
    expect(screen.queryByText(words.discount, { selector: 'dt' })).toBeNull();
  });

  it('shows the code that the fewest dishes are missing to when none applies, with the sum that is missing', async () => {
    const missingTo = (code: string, minOrderSum: number) => ({
      code,
      title: `Скидка ${code}`,
      valid: false,
      reason: 'min_sum' as const,
      discount: 0,
      minOrderSum,
    });
    respondWithQuote({ offers: [missingTo('BIRINCHI', 500_000), missingTo('OLIB20', 112_000)] });
    showWithPromos();
    const row = await screen.findByText(/Скидка OLIB20: ещё 12\s000\sсум/);
    expect(row.closest('details')).toBeNull();
    const others = screen.getByText('Ещё промокоды: 1').closest('details') as HTMLElement;
    within(others).getByText(/Скидка BIRINCHI: ещё/);
    expect(screen.queryByText(words.noPromoApplies)).toBeNull();
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
    await within(screen.getByRole('region', { name: words.summary })).findByText(/−36\s600\sсум/);
  });
});
