import { z } from 'zod';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';

const sale = 0;

/** What is sold, for the receipt that Payme issues (R-PAY-9); money in tiyin. The delivery is one of the items, since `shipping` has no code. */
export function paymeDetail(lines: readonly FiscalLine[]) {
  return {
    receipt_type: sale,
    items: lines.map(({ title, price, count, discount, mxik, packageCode, vatPercent }) => ({
      ...{ title, price, count, discount },
      ...{ code: mxik, package_code: packageCode, vat_percent: vatPercent },
    })),
  };
}

/** Its documents have some of them as texts and as numbers. */
const named = z.union([z.string().max(2048), z.int()]).nullish();

/** The parameters of SetFiscalData beside the id. */
export const receiptParameters = {
  type: z.enum(['PERFORM', 'CANCEL']),
  fiscal_data: z.object({
    receipt_id: named,
    status_code: z.int().nullish(),
    message: z.string().max(2048).nullish(),
    terminal_id: named,
    fiscal_sign: named,
    qr_code_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2048)]).nullish(),
    date: named,
  }),
} as const;

interface ReceiptParameters {
  readonly type: 'PERFORM' | 'CANCEL';
  readonly fiscal_data: z.output<(typeof receiptParameters)['fiscal_data']>;
}

export function receiptOfPayme({ type, fiscal_data: data }: ReceiptParameters): Receipt {
  return { kind: type === 'PERFORM' ? 'sale' : 'refund', url: data.qr_code_url || null, data };
}
