import { expect, test } from 'vitest';
import { readFiscal } from './fiscal-config.ts';

const on = { FISCAL: 'on' };
const delivery = { FISCAL_DELIVERY_CODE: '10112006002000000', FISCAL_DELIVERY_PACKAGE: '1209885', FISCAL_DELIVERY_VAT: '12' };

test('receipts are off unless FISCAL is on, and delivery has codes where all of them are set', () => {
  expect([readFiscal({}), readFiscal({ FISCAL: 'off', ...delivery })]).toEqual([null, null]);
  expect(readFiscal(on)).toEqual({ delivery: null });
  const codes = { mxik: '10112006002000000', packageCode: '1209885', vatPercent: 12 };
  expect(readFiscal({ ...on, ...delivery })).toEqual({ delivery: codes });
  expect(readFiscal({ ...on, ...delivery, FISCAL_DELIVERY_VAT: '0' })).toEqual({ delivery: { ...codes, vatPercent: 0 } });
});

test.each([
  [{ FISCAL: 'yes' }, 'FISCAL is "yes", but it must be one of: on, off.'],
  [{ ...on, API_BASE_URL: 'https://up.example' }, 'FISCAL is on while API_BASE_URL is set'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_CODE: '1' }, 'FISCAL_DELIVERY_CODE must be the code of delivery'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_CODE: '' }, 'FISCAL_DELIVERY_CODE must be the code of delivery'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_PACKAGE: 'box' }, 'FISCAL_DELIVERY_PACKAGE must be the package code'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_VAT: '' }, 'FISCAL_DELIVERY_VAT must be the VAT of delivery'],
  [{ ...on, ...delivery, FISCAL_DELIVERY_VAT: '101' }, 'FISCAL_DELIVERY_VAT is "101", but it must be a whole number from 0 to 100.'],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => readFiscal(env)).toThrow(sentence);
});
