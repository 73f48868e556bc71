import { expect, test } from 'vitest';
import { paymentsOf, readPayments } from './payments-config.ts';

const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'k' };
const click = { CLICK_SERVICE_ID: '1', CLICK_MERCHANT_ID: '2', CLICK_SECRET: 's' };
const site = { siteUrl: 'http://localhost:4321', demo: null };
const none = { payme: null, click: null, uzum: null };
const urls = {
  payme: { checkoutUrl: 'https://checkout.paycom.uz' },
  click: { payUrl: 'https://my.click.uz/services/pay/', apiUrl: 'https://api.click.uz/v2/merchant' },
  uzum: { payUrl: null },
};
const read = (env: Record<string, string>) => readPayments(env, site);
const uzum = { UZUM_SERVICE_ID: '3', UZUM_LOGIN: 'l', UZUM_PASSWORD: 'p' };

test('a provider is on when all its variables are set, and off when none is', () => {
  expect(read({})).toEqual({ ...none, urls, mode: null });
  expect(read({ ...payme, ...click, ...uzum })).toEqual({
    payme: { merchantId: payme.PAYME_ID, login: 'Paycom', key: 'k', checkoutUrl: 'https://checkout.paycom.uz' },
    click: {
      serviceId: '1',
      merchantId: '2',
      merchantUserId: null,
      secret: 's',
      payUrl: 'https://my.click.uz/services/pay/',
      apiUrl: 'https://api.click.uz/v2/merchant',
    },
    uzum: { serviceId: 3, login: 'l', password: 'p', payUrl: null },
    urls,
    mode: 'live',
  });
});

test.each([
  [{ PAYME_ID: payme.PAYME_ID }, 'PAYME_ID needs PAYME_KEY beside it'],
  [{ ...payme, PAYME_ID: 'x' }, 'PAYME_ID must be the id of a cash desk'],
  [{ ...payme, PAYME_CHECKOUT_URL: 'checkout' }, 'PAYME_CHECKOUT_URL is "checkout"'],
  [{ CLICK_SECRET: 's' }, 'CLICK_SECRET needs CLICK_SERVICE_ID and CLICK_MERCHANT_ID beside it'],
  [{ ...click, CLICK_SERVICE_ID: 'a' }, 'must be numbers'],
  [{ ...click, CLICK_MERCHANT_USER_ID: 'a' }, 'CLICK_MERCHANT_USER_ID must be a number'],
  [{ ...click, CLICK_API_URL: 'api' }, 'CLICK_API_URL is "api"'],
  [{ PAYMENTS: 'stub', ...payme }, 'PAYMENTS is stub while a provider is set'],
  [{ PAYMENTS: 'yes' }, 'PAYMENTS is "yes"'],
  [{ ...uzum, UZUM_SERVICE_ID: '0' }, 'UZUM_SERVICE_ID must be a number'],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});

test('stubs are on when PAYMENTS says so, and in a demo without a provider', () => {
  const { siteUrl } = site;
  expect(read({ PAYMENTS: 'stub' })).toMatchObject({ mode: 'stub', payme: { checkoutUrl: `${siteUrl}/api/payments/stub/payme` } });
  expect(paymentsOf(read({}), siteUrl, true).mode).toBe('stub');
  expect(paymentsOf(read({}), siteUrl, false)).toEqual({ ...none, urls, mode: null });
  expect(paymentsOf(read(payme), siteUrl, true)).toMatchObject({ mode: 'live', click: null });
});

test('PAYMENTS=on is a shop in which only restaurants have accounts, also in a demo', () => {
  expect(paymentsOf(read({ PAYMENTS: 'on' }), site.siteUrl, true)).toEqual({ ...none, urls, mode: 'live' });
});

test('PAYMENTS=off turns all off, also in a demo', () => {
  expect(paymentsOf(read({ PAYMENTS: 'off', ...payme }), site.siteUrl, true)).toMatchObject(none);
});

test('stubs are rejected on https, unless it is a demo', () => {
  const open = (demo: boolean | null) => () => readPayments({ PAYMENTS: 'stub' }, { siteUrl: 'https://shop.example', demo });
  expect(open(null)).toThrow('SITE_URL is https');
  expect(open(true)).not.toThrow();
});
