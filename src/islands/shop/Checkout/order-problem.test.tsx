// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Problem, problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/checkout.json' with { type: 'json' };
import { sampleQuote as quote } from '../../../../tests/support/builders/sample-orders.ts';
import { focused, key, orders, press, reject, show } from '../../../../tests/support/screens/checkout.tsx';

const { $cart } = await import('#stores/shop/cart.ts');
const { setCheckout } = await import('#stores/shop/checkout.ts');
const { choosePoint, forgetPlace } = await import('#stores/shop/preferences.ts');

/** Where on the screen each problem is shown. */
const causes: readonly (readonly [Problem, string])[] = [
  [problem('ADDRESS_MISSING'), 'address'],
  [problem('OUT_OF_ZONE'), 'place'],
  [problem('RESTAURANT_PAUSED', { opensAt: null }), 'place'],
  [problem('SLOT_UNAVAILABLE', { slots: [] }), 'time'],
  [problem('ITEMS_UNAVAILABLE', { unavailable: [] }), 'items'],
  [problem('ITEMS_OFF_HOURS', { unavailable: [], servedSlot: null }), 'items'],
  [problem('UNKNOWN_PRODUCT', {}), 'items'],
  [problem('MIN_ORDER_SUM', { minOrderSum: 120_000, minOrderLeft: 10_000 }), 'sum'],
  [problem('ORDER_MAX_SUM', { itemsTotal: 110_000, orderMaxSum: 100_000 }), 'sum'],
  [problem('PRICE_CHANGED', { quote: { ...quote, total: 1 } }), 'price'],
  [problem('IDEMPOTENCY_MISMATCH'), 'form'],
];

describe('a rejected order', () => {
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

  it('requires what a courier needs, with a message beside the field and without a request', async () => {
    await show();
    act(() => setCheckout({ addressText: ' ', firstName: '' }));
    screen.getByText(/^Итого: 110\s000\sсум$/);
    fireEvent.click(await screen.findByRole('button', { name: words.enterAddress }));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText(words.addressText)));
    expect(screen.getAllByText(words.addressMissing)).toHaveLength(1);
    expect(focused().getAttribute('aria-invalid')).toBe('true');
    act(() => setCheckout({ firstName: 'Дилноза' }));
    act(forgetPlace);
    await press();
    await waitFor(() => expect(focused().dataset['cause']).toBe('place'));
    expect(screen.getByRole('alert').textContent).toBe(words.pointMissing);
    act(() => {
      choosePoint({ longitude: 69.2862, latitude: 41.3641 });
      setCheckout({ addressText: 'Навои, 30', firstName: ' ' });
    });
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
    await screen.findByText(words.gone_soldOut);
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
});
