import type { Config } from '../../config/config.ts';
import type { ReceiptSender } from '../receipts/send-receipts.ts';
import { createClickReceipts } from './click/click-receipts.ts';

/** Who is told about receipts after a payment; null: nobody, as Click is off, plays a stub, or gets none. */
export function receiptSenderOf(
  { payments: { click, mode }, fiscal }: Pick<Config, 'payments' | 'fiscal'>,
  clock: () => number,
): ReceiptSender | null {
  if (click === null || click.merchantUserId === null || mode !== 'live' || !fiscal?.click) return null;
  return createClickReceipts({ ...click, merchantUserId: click.merchantUserId }, fiscal.click, clock);
}
