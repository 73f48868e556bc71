// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/checkout.json' with { type: 'json' };
import { sampleOrder } from '../../../../tests/support/builders/sample-orders.ts';
import { focused, key, orders, press, reject, respondWithQuote, sent, server, show } from '../../../../tests/support/screens/checkout.tsx';

const { $checkout, setCheckout } = await import('#stores/shop/checkout.ts');
const { refreshQuote } = await import('#stores/shop/quote.ts');

const until = '2026-11-21T07:15:00.000Z';
const payButton = () => screen.findByRole('button', { name: /^Оплатить 110\s000\sсум в Payme$/ });
const ways = () => within(screen.getByRole('group', { name: words.payment })).getAllByRole('radio');

async function choosePayme() {
  respondWithQuote({ payOnline: ['payme', 'click'] });
  await show();
  fireEvent.click(await screen.findByRole('radio', { name: 'Payme' }));
  return payButton();
}

describe('paying online in the checkout', () => {
  it('is not offered when the server offers no provider', async () => {
    await show();
    expect(ways()).toHaveLength(2);
  });

  it('is offered as the server says; the button says through whom and how much, and nobody brings change', async () => {
    await choosePayme();
    expect(ways().map((way) => (way as HTMLInputElement).value)).toEqual(['cash', 'card_on_delivery', 'payme', 'click']);
    screen.getByText(words.payNote);
    await screen.findByText(/^Payme · доставка/);
    expect(screen.queryByText(words.changeNote)).toBeNull();
    expect($checkout.get().payment).toBe('payme');
  });

  it('places the order once and leaves for the provider, from where the way back leads to the order (R-PAY-6)', async () => {
    const url = 'http://localhost/provider';
    const payment = { method: 'payme', status: 'pending', until, url } as const;
    server.respond(calls.placeOrder, { ...sampleOrder, status: 'awaiting_payment', payment });
    const button = await choosePayme();
    for (let times = 0; times < 10; times += 1) fireEvent.click(button);
    await screen.findByText(words.thanksToPay);
    screen.getByText('Открываем Payme…');
    expect(orders()).toHaveLength(1);
    expect(sent(0)).toMatchObject({ payment: { method: 'payme' }, expectedTotal: 110_000 });
    expect(location.pathname).toBe(`/profile/history/${sampleOrder.id}`);
    history.replaceState(null, '', '/');
  });

  it('a chosen provider that is not offered any more is replaced by cash with the same total, which is said', async () => {
    await choosePayme();
    respondWithQuote({ payOnline: ['click'] });
    act(refreshQuote);
    await screen.findByText(/^Payme сейчас недоступен .* Выбраны наличные, сумма та же\.$/);
    expect(ways().map((way) => (way as HTMLInputElement).checked)).toEqual([true, false, false]);
    await press();
    await screen.findByText(words.placed);
    expect(sent(0)).toMatchObject({ payment: { method: 'cash' }, expectedTotal: 110_000 });
  });

  it('an order is not placed in another way than the button said', async () => {
    const button = await choosePayme();
    respondWithQuote({});
    act(refreshQuote);
    fireEvent.click(button);
    await screen.findByText(words.payChanged);
    expect(orders()).toHaveLength(0);
    await press();
    await screen.findByText(words.placed);
  });

  it('a provider that the server refuses is named at the ways to pay, which get the focus; nothing is lost', async () => {
    reject(problem('PAYMENT_UNAVAILABLE'));
    fireEvent.click(await choosePayme());
    await waitFor(() => expect(orders()).toHaveLength(1));
    await waitFor(() => expect(focused().textContent).toContain('PAYMENT_UNAVAILABLE'));
    expect([focused().dataset['cause'], $checkout.get().addressText]).toEqual(['payment', 'Навои, 30']);
    act(() => setCheckout({ payment: 'cash' }));
    server.respond(calls.placeOrder, sampleOrder);
    await press();
    await screen.findByText(words.placed);
    expect(key(1)).not.toBe(key(0));
  });
});
