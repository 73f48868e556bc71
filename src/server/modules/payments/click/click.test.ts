import { beforeEach, describe, expect, it } from 'vitest';
import { memoryPayments } from '../../../../../tests/support/payments/memory-payments.ts';
import { clickJson, completeClick, prepareClick } from './click-calls.ts';
import { clickLink } from './click-link.ts';
import { clickSignature } from './click-sign.ts';

const secret = 'TESTSECRET';
const serviceId = '85335';
const now = Date.parse('2026-11-22T07:00:00Z');
const total = '45000.00';
let shop = memoryPayments({});
beforeEach(() => {
  shop = memoryPayments({ '1042': { amount: 4_500_000, status: 'awaiting' }, '1043': { amount: 4_500_000, status: 'awaiting' } });
});

const context = () => ({ payments: shop, receipts: { expect: async () => {} }, serviceId, secret, now });
const fields = (change: Record<string, string> = {}) => ({
  click_trans_id: '14289811',
  service_id: serviceId,
  click_paydoc_id: '15',
  merchant_trans_id: '1042',
  amount: total,
  error: '0',
  error_note: 'Success',
  sign_time: '2026-11-22 12:00:00',
  ...change,
});
type Form = ReturnType<typeof fields> & { readonly action: string; readonly merchant_prepare_id?: string };
const signed = (form: Form) => ({ ...form, sign_string: clickSignature(form, secret) });
const prepare = (change: Record<string, string> = {}) => prepareClick(signed({ action: '0', ...fields(change) }), context());
const complete = (change: Record<string, string> = {}) =>
  completeClick(signed({ action: '1', merchant_prepare_id: '1', ...fields(change) }), context());
const codeOf = async (answer: ReturnType<typeof prepare>) => (await answer).error[0];

it('the signature is that of the reference’s vectors, of the amount as it is written', () => {
  const form = { ...fields(), action: '0' };
  expect(clickSignature(form, secret)).toBe('051d11927200736b2fadf3044a5a6945');
  expect(clickSignature({ ...form, amount: '45000' }, secret)).toBe('82d391a4294071bfb83ea1928fdc1a40');
  expect(clickSignature({ ...form, action: '1', merchant_prepare_id: '7' }, secret)).toBe('21543a3e61fdc194cce491c12b028c99');
});

describe('beyond the vendor’s own scenarios', () => {
  it('a confirmed payment that Click calls failed stays paid, and is disputed', async () => {
    await prepare();
    await complete();
    expect(await codeOf(complete({ error: '-5017' }))).toBe(-9);
    expect([shop.attempts[0]?.state, shop.disputed]).toEqual(['paid', ['14289811']]);
  });

  it.each(['45000', '45000.0', '45000.00'])('the amount %s is accepted as it is signed', async (amount) => {
    expect(await codeOf(prepare({ amount }))).toBe(0);
    expect(await codeOf(complete({ amount }))).toBe(0);
  });

  it('a signature may be in upper case', async () => {
    const form = signed({ action: '0', ...fields() });
    expect(await codeOf(prepareClick({ ...form, sign_string: form.sign_string.toUpperCase() }, context()))).toBe(0);
  });

  it('a missing field, a foreign service and a body of another form are −8', async () => {
    for (const name of Object.keys(fields()).filter((field) => field !== 'error_note')) {
      expect(await codeOf(prepareClick({ ...signed({ action: '0', ...fields() }), [name]: undefined }, context())), name).toBe(-8);
    }
    expect(await codeOf(prepare({ service_id: '1' }))).toBe(-8);
    expect(await codeOf(prepareClick('{"a":1}', context()))).toBe(-8);
    expect(await codeOf(completeClick(signed({ action: '1', ...fields() }), context()))).toBe(-8);
  });

  it('another action is −3, and one order has one open payment', async () => {
    expect(await codeOf(prepareClick(signed({ action: '2', ...fields() }), context()))).toBe(-3);
    await prepare();
    expect(await codeOf(prepare({ click_trans_id: '14289812' }))).toBe(-9);
    expect(await codeOf(complete({ merchant_trans_id: '1043' }))).toBe(-6);
  });

  it('an id beyond what a number holds comes back digit for digit', async () => {
    const answer = await prepare({ click_trans_id: '9007199254740993' });
    expect(clickJson(answer)).toBe(
      '{"click_trans_id":9007199254740993,"merchant_trans_id":"1042","merchant_prepare_id":1,"error":0,"error_note":"Success"}',
    );
  });
});

it('the link to pay has the amount in som', () => {
  const link = clickLink({
    payUrl: 'https://my.click.uz/services/pay/',
    serviceId,
    merchantId: '9',
    order: { number: 1042, amount: 4_500_050 },
    returnUrl: 'https://shop.example/o?a=1',
  });
  expect(link).toBe(
    'https://my.click.uz/services/pay/?service_id=85335&merchant_id=9&amount=45000.50&transaction_param=1042&return_url=https%3A%2F%2Fshop.example%2Fo%3Fa%3D1',
  );
});
