import { z } from 'zod';
import { type FiscalLine, paidFor } from '#domain/receipt/fiscal-lines.ts';
import type { ClickReceiptConfig } from '../../../config/fiscal-config.ts';
import { readAtMost } from '../../../network/read-at-most.ts';
import type { PaidReceipt, ReceiptSender } from '../../receipts/send-receipts.ts';
import { clickAuth } from './click-auth.ts';

interface ClickKeys {
  readonly serviceId: string;
  readonly merchantUserId: string;
  readonly secret: string;
  /** of the Merchant API, without a slash at its end */
  readonly apiUrl: string;
}

/** With the tax number of the account's seller. */
type SellerReceipts = ClickReceiptConfig & { readonly tin: string };

const timeoutMs = 10_000;
const mostBytes = 64 * 1024;
/** The most characters of a name, with the unit at its end. */
const mostName = 63;

/** Click's calls about receipts. They reject, without the keys in the message, and are repeated. */
export function createClickReceipts(keys: ClickKeys, config: SellerReceipts, clock: () => number): ReceiptSender {
  const call = async (method: 'GET' | 'POST', path: string, body?: string) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', auth: clickAuth(keys, clock()) };
    const url = `${keys.apiUrl}/payment/ofd_data/${path}`;
    const sent = { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
    const response = await fetch(url, body === undefined ? sent : { ...sent, body });
    const text = await readAtMost(response, mostBytes);
    if (!response.ok) throw new Error(`Click answers HTTP ${response.status} about a receipt`);
    return JSON.parse(text) as unknown;
  };
  return {
    provider: 'click',
    async submit(receipt) {
      const { data } = accepted.safeParse(await call('POST', 'submit_items', clickReceipt(receipt, keys.serviceId, config)));
      if (data?.error_code !== 0) throw new Error(`Click answers ${data?.error_code ?? 'something else'} to the lines of a receipt`);
    },
    findUrl: async ({ paymentId }) => urlIn(await call('GET', `${keys.serviceId}/${encodeURIComponent(paymentId)}`)),
  };
}

const accepted = z.object({ error_code: z.int() });
const linked = z.object({ qrCodeURL: z.url({ protocol: /^https?$/ }).max(2048) });

function urlIn(answer: unknown): string | null {
  return linked.safeParse(answer).data?.qrCodeURL ?? null;
}

/**
 * The body of `submit_items` (R-PAY-9): money in tiyin, unlike in Click's other calls. The payment's id is written as digits, since it may
 * be beyond what a number of JavaScript holds.
 */
export function clickReceipt(
  { paymentId, lines, unit }: Pick<PaidReceipt, 'paymentId' | 'lines' | 'unit'>,
  serviceId: string,
  { tin, countUnit, received }: SellerReceipts,
): string {
  const amount = lines.reduce((sum, line) => sum + paidFor(line), 0);
  const rest = {
    items: lines.map((line) => ({
      Name: nameOf(line, unit),
      SPIC: line.mxik,
      PackageCode: line.packageCode,
      GoodPrice: line.price,
      Price: line.price * line.count,
      Amount: line.count * countUnit,
      VAT: line.vat,
      VATPercent: line.vatPercent,
      Discount: line.discount,
      CommissionInfo: tin.length === 9 ? { TIN: tin } : { PINFL: tin },
    })),
    received_ecash: received === 'ecash' ? amount : 0,
    received_cash: 0,
    received_card: received === 'card' ? amount : 0,
  };
  return `{"service_id":${BigInt(serviceId)},"payment_id":${BigInt(paymentId)},${JSON.stringify(rest).slice(1)}`;
}

function nameOf({ title }: FiscalLine, unit: string): string {
  return `${title.slice(0, mostName - unit.length - 1).trimEnd()} ${unit}`;
}
