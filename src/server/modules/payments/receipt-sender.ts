import type { Id } from '#domain/id.ts';
import type { Config } from '../../config/config.ts';
import type { ReceiptSender } from '../receipts/send-receipts.ts';
import { createClickReceipts } from './click/click-receipts.ts';
import type { MerchantAccounts } from './merchant-accounts.ts';

/** Who is told about receipts after a payment; null: nobody, as providers are off, are stubs, or the shop issues none. */
export function receiptSenderOf(
  { payments: { mode }, fiscal }: Pick<Config, 'payments' | 'fiscal'>,
  merchants: Pick<MerchantAccounts, 'through'>,
  clock: () => number,
): ReceiptSender | null {
  if (mode === 'stub' || mode === 'off' || fiscal === null) return null;
  const clickOf = async (accountOf: Id | null) => {
    const { click } = await merchants.through(accountOf);
    const tin = accountOf === null ? fiscal.click.tin : click?.tin;
    const merchantUserId = click?.merchantUserId ?? null;
    if (click === null || merchantUserId === null || tin == null) throw new Error(notTold(accountOf));
    return createClickReceipts({ ...click, merchantUserId }, { ...fiscal.click, tin }, clock);
  };
  return {
    provider: 'click',
    submit: async (receipt) => (await clickOf(receipt.accountOf)).submit(receipt),
    findUrl: async (receipt) => (await clickOf(receipt.accountOf)).findUrl(receipt),
  };
}

function notTold(accountOf: Id | null): string {
  const account = accountOf === null ? 'the shop' : `restaurant ${accountOf}`;
  return `the account of ${account} at Click has no tax number or no user of its calls for receipts`;
}
