import { describe, expect, it } from 'vitest';
import words from '../../../locales/en/paying.json' with { type: 'json' };
import { translator } from '../words.ts';
import type { OrderPayment } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import { moneyText, providerOf } from './payment-text.ts';

const t = translator<'paying'>(words);
const text = (status: OrderStatus, payment: OrderPayment) => moneyText({ status, payment }, t);

describe('the money of an order that is paid online (R-PAY-11)', () => {
  it('is called paid only when it is paid', () => {
    expect(text('awaiting_payment', { method: 'payme', status: 'pending' })).toBe('');
    expect(text('cancelled', { method: 'payme', status: 'failed' })).toBe('');
    expect(text('cooking', { method: 'payme', status: 'paid' })).toBe('Paid online with Payme');
  });

  it('of a canceled order is to be returned until it is', () => {
    expect(text('cancelled', { method: 'click', status: 'paid' })).toBe('The money will be returned through Click.');
    expect(text('cancelled', { method: 'click', status: 'refunded' })).toBe('The money was returned through Click.');
  });

  it('that is paid at the door has no provider', () => {
    expect(text('delivered', { method: 'cash', status: 'paid' })).toBe('');
    expect([providerOf({ status: 'created' }), providerOf({ status: 'created', payment: { method: 'uzum', status: 'paid' } })]).toEqual([
      null,
      'uzum',
    ]);
  });
});
