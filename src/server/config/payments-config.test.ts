import { expect, test } from 'vitest';
import { readPayments } from './payments-config.ts';

const payme = { PAYME_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'k' };
const click = { CLICK_SERVICE_ID: '1', CLICK_MERCHANT_ID: '2', CLICK_SECRET: 's' };
const uzum = { UZUM_SERVICE_ID: '3', UZUM_LOGIN: 'l', UZUM_PASSWORD: 'p' };

test('a provider is on when all its variables are set, and off when none is', () => {
  expect(readPayments({})).toEqual({ payme: null, click: null, uzum: null });
  expect(readPayments({ ...payme, ...click, ...uzum })).toEqual({
    payme: { merchantId: payme.PAYME_ID, login: 'Paycom', key: 'k', checkoutUrl: 'https://checkout.paycom.uz' },
    click: { serviceId: '1', merchantId: '2', merchantUserId: null, secret: 's' },
    uzum: { serviceId: 3, login: 'l', password: 'p', payUrl: null },
  });
});

test.each([
  [{ PAYME_ID: payme.PAYME_ID }, 'PAYME_ID needs PAYME_KEY beside it'],
  [{ ...payme, PAYME_ID: 'x' }, 'PAYME_ID must be the id of a cash desk'],
  [{ ...payme, PAYME_CHECKOUT_URL: 'checkout' }, 'PAYME_CHECKOUT_URL is "checkout"'],
  [{ CLICK_SECRET: 's' }, 'CLICK_SECRET needs CLICK_SERVICE_ID and CLICK_MERCHANT_ID beside it'],
  [{ ...click, CLICK_SERVICE_ID: 'a' }, 'must be numbers'],
  [{ ...uzum, UZUM_SERVICE_ID: '0' }, 'UZUM_SERVICE_ID must be a number'],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => readPayments(env)).toThrow(sentence);
});
