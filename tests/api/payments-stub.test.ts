import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { paymentProviders } from '#domain/payment/provider.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { staffEnv } from './staff.ts';

describe.each(engines)('stubs of the providers, on %s', (engine) => {
  const tested = useApi(engine, { ...staffEnv, PAYMENTS: 'stub' });
  const orderBy = async (method: string) => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const placed = await place(visitor, { ...(await orderOf(visitor, await fillCart(visitor))), payment: { method } });
    const { id, payment } = placed.body;
    const opened = await visitor.get(new URL(payment.url ?? '').pathname + new URL(payment.url ?? '').search);
    const page = new URL(opened.headers.get('location') ?? '', 'http://shop');
    const press = async (act: string) => {
      const { provider, account, amount, back } = Object.fromEntries(page.searchParams);
      const body = String(new URLSearchParams({ provider, account, amount, back, act } as Record<string, string>));
      const sent = await visitor.send('POST', '/api/payments/stub', {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const next = new URL(sent.headers.get('location') ?? '', 'http://shop');
      const after = (await visitor.get<Order>(`/api/v1/orders/${id}`)).body;
      return { next, order: [after.status, after.payment.status], answers: next.searchParams.getAll('answer') };
    };
    return { id, page, press };
  };

  test.each(paymentProviders)('the link to %s opens its page, which knows order, sum and the way back', async (provider) => {
    const { id, page } = await orderBy(provider);
    expect(page.pathname).toBe('/profile/payment-stub');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ provider, back: `/profile/history/${id}` });
    expect(Number(page.searchParams.get('amount'))).toBeGreaterThan(0);
  });

  test.each(paymentProviders)('%s: paid, and back at the order', async (provider) => {
    const { id, press } = await orderBy(provider);
    expect(await press('pay')).toMatchObject({ order: ['created', 'paid'], next: { pathname: `/profile/history/${id}` } });
  });

  test.each(paymentProviders)('%s: refused, the order still waits and can be paid', async (provider) => {
    const { press } = await orderBy(provider);
    expect((await press('refuse')).order).toEqual(['awaiting_payment', 'pending']);
    expect((await press('pay')).order).toEqual(['created', 'paid']);
  });

  test.each(paymentProviders)('%s: the answer is lost, the repeated call pays once', async (provider) => {
    const { press } = await orderBy(provider);
    const { order, answers } = await press('lose_network');
    expect(order).toEqual(['created', 'paid']);
    expect(answers).toHaveLength(3);
  });

  test.each(paymentProviders)('%s: a second payment of a paid order is refused', async (provider) => {
    const { press } = await orderBy(provider);
    const { order, answers } = await press('pay_twice');
    expect(order).toEqual(['created', 'paid']);
    expect(answers[2]).toMatch({ payme: /-31052/, click: /-4/, uzum: /10008/ }[provider]);
  });

  test.each(paymentProviders)('%s: the window ends while the payer pays, and no money is taken', async (provider) => {
    const { press } = await orderBy(provider);
    const { order, answers } = await press('pay_late');
    expect(order).toEqual(['cancelled', 'failed']);
    expect(answers[1]).toMatch({ payme: /-31008/, click: /-9/, uzum: /10015/ }[provider]);
  });

  test('a link or a form that makes no sense is 404', async () => {
    const visitor = tested.visitor();
    for (const path of ['payme/%00', 'payme/x', 'click', 'uzum?order=1&amount=x']) {
      expect([path, (await visitor.get(`/api/payments/stub/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await visitor.send('POST', '/api/payments/stub', { body: 'act=pay', headers: {} })).status).toBe(404);
  });
});

describe('without PAYMENTS=stub', () => {
  const tested = useApi('sqlite', { PAYMENTS: 'off' });

  test('there are no stubs', async () => {
    expect((await tested.visitor().get('/api/payments/stub/uzum?order=1&amount=100&back=/')).status).toBe(404);
  });
});
