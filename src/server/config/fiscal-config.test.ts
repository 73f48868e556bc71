import { expect, test } from 'vitest';
import { readFiscal } from './fiscal-config.ts';

const on = { FISCAL: 'on' };
const delivery = { FISCAL_DELIVERY_CODE: '10112006002000000', FISCAL_DELIVERY_PACKAGE: '1209885', FISCAL_DELIVERY_VAT: '12' };
const click = { CLICK_SERVICE_ID: '1', CLICK_MERCHANT_USER_ID: '2', FISCAL_TIN: '301234567' };

test('receipts are off unless FISCAL is on, and delivery has codes where all of them are set', () => {
  expect([readFiscal({}), readFiscal({ FISCAL: 'off', ...delivery })]).toEqual([null, null]);
  const click = { tin: null, countUnit: 1, received: 'ecash' };
  expect(readFiscal(on)).toEqual({ delivery: null, click });
  const codes = { mxik: '10112006002000000', packageCode: '1209885', vatPercent: 12 };
  expect(readFiscal({ ...on, ...delivery })).toEqual({ delivery: codes, click });
  expect(readFiscal({ ...on, ...delivery, FISCAL_DELIVERY_VAT: '0' })).toEqual({ delivery: { ...codes, vatPercent: 0 }, click });
});

test('Click gets receipts with the tax number of the seller, which it needs, as its documents have them by default', () => {
  expect(readFiscal({ ...on, ...click })?.click).toEqual({ tin: '301234567', countUnit: 1, received: 'ecash' });
  const other = { FISCAL_TIN: '12345678901234', FISCAL_CLICK_PIECE: '1000', FISCAL_CLICK_RECEIVED: 'card' };
  expect(readFiscal({ ...on, ...click, ...other })?.click).toEqual({ tin: '12345678901234', countUnit: 1000, received: 'card' });
});

test.each([
  [{ FISCAL: 'yes' }, 'FISCAL is "yes", but it must be one of: on, off.'],
  [{ ...on, API_BASE_URL: 'https://up.example' }, 'FISCAL is on while API_BASE_URL is set'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_CODE: '1' }, 'FISCAL_DELIVERY_CODE must be the code of delivery'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_CODE: '' }, 'FISCAL_DELIVERY_CODE must be the code of delivery'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_PACKAGE: 'box' }, 'FISCAL_DELIVERY_PACKAGE must be the package code'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_VAT: '' }, 'FISCAL_DELIVERY_VAT must be the VAT of delivery'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_VAT: '101' }, 'FISCAL_DELIVERY_VAT is "101", but it must be a whole number from 0 to 100.'],
  [{ ...on, ...click, FISCAL_TIN: '1' }, 'FISCAL_TIN must be the tax number'],
  [{ ...on, ...click, CLICK_MERCHANT_USER_ID: '' }, 'CLICK_MERCHANT_USER_ID must be set while FISCAL is on'],
  [{ ...on, ...click, FISCAL_CLICK_PIECE: '2' }, 'FISCAL_CLICK_PIECE is "2", but it must be one of: 1, 1000.'],
  [{ ...on, ...click, FISCAL_CLICK_RECEIVED: 'cash' }, 'FISCAL_CLICK_RECEIVED is "cash", but it must be one of: ecash, card.'],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => readFiscal(env)).toThrow(sentence);
});
