import { beforeEach, describe, expect, it } from 'vitest';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import { memoryPayments } from '../../../../../tests/support/payments/memory-payments.ts';
import type { Receipts } from '../../../ports/receipts.ts';
import { callPayme } from './payme-calls.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const line: FiscalLine = {
  ...{ title: 'Плов', price: 4_500_000, count: 2, discount: 100 },
  ...{ mxik: '10202001001000017', packageCode: '1509983', vatPercent: 12, vat: 964_275 },
};
const account = { order_id: '1042' };
const amount = 8_999_900;
const words = () => ({ ru: 'Заказ', en: 'Order', uz: 'Buyurtma' });

let shop = memoryPayments({});
const saved = new Map<string, Receipt>();
beforeEach(() => {
  shop = memoryPayments({ '1042': { amount, status: 'awaiting' } });
  saved.clear();
});
const receipts = (lines: readonly FiscalLine[] | null): Pick<Receipts, 'linesOf' | 'save'> => ({
  linesOf: async () => lines,
  async save(_, id, receipt) {
    if (shop.attempts.length === 0) return false;
    saved.set(`${id}/${receipt.kind}`, receipt);
    return true;
  },
});
const call = (method: string, params: unknown, lines: readonly FiscalLine[] | null = [line]) =>
  callPayme(method, params, { payments: shop, receipts: receipts(lines), now, words });
const data = {
  ...{ receipt_id: 121, status_code: 0, message: 'accepted', terminal_id: 'EP000000000025', fiscal_sign: '800031554082' },
  ...{ qr_code_url: 'https://ofd.soliq.uz/check?t=EP000000000025&r=121', date: '20261121120000' },
};
const tell = (changes: object = {}, fiscal: unknown = data) =>
  call('SetFiscalData', { id: 'a', type: 'PERFORM', fiscal_data: fiscal, ...changes });
const code = async (answer: ReturnType<typeof call>) => ((await answer) as { error?: { code: number } }).error?.code ?? 0;

describe('the receipts of Payme (R-PAY-9)', () => {
  it('a check of an order has what is sold, and without receipts it has not', async () => {
    expect(await call('CheckPerformTransaction', { amount, account })).toEqual({
      result: {
        allow: true,
        detail: {
          receipt_type: 0,
          items: [
            {
              ...{ title: 'Плов', price: 4_500_000, count: 2, discount: 100 },
              ...{ code: '10202001001000017', package_code: '1509983', vat_percent: 12 },
            },
          ],
        },
      },
    });
    expect(await call('CheckPerformTransaction', { amount, account }, null)).toEqual({ result: { allow: true } });
  });

  it('what Payme says about the receipt of a payment and of its refund is kept separately, and again is the same', async () => {
    await call('CreateTransaction', { id: 'a', time: now, amount, account });
    expect([await tell(), await tell()]).toEqual([{ result: { success: true } }, { result: { success: true } }]);
    expect(await tell({ type: 'CANCEL' }, { ...data, receipt_id: '122', qr_code_url: '' })).toEqual({ result: { success: true } });
    expect([...saved]).toEqual([
      ['a/sale', { kind: 'sale', url: data.qr_code_url, data }],
      ['a/refund', { kind: 'refund', url: null, data: { ...data, receipt_id: '122', qr_code_url: '' } }],
    ]);
  });

  it('an unknown receipt is −32001, and what can’t be one −32602', async () => {
    expect(await code(tell())).toBe(-32_001);
    await call('CreateTransaction', { id: 'a', time: now, amount, account });
    const wrong = [{ type: 'SALE' }, { fiscal_data: null }, { fiscal_data: undefined }, { id: 5 }];
    for (const changes of wrong) expect(await code(tell(changes))).toBe(-32_602);
    for (const url of ['javascript:alert(1)', 'ftp://ofd.soliq.uz/1', '//ofd.soliq.uz', 5])
      expect(await code(tell({}, { ...data, qr_code_url: url }))).toBe(-32_602);
    expect(saved.size).toBe(0);
  });
});
