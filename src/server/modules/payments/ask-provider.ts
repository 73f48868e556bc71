import type { PaymentAccounts } from '../../config/payments-config.ts';
import type { AskProvider } from '../../ports/payments.ts';
import { type ClickMerchant, createClickMerchant } from './click/click-merchant.ts';
import type { MerchantAccounts } from './merchant-accounts.ts';

/** Click's Merchant API, where its user is configured; null: nothing is asked of it. */
export function clickMerchantOf({ click }: PaymentAccounts, clock: () => number): ClickMerchant | null {
  if (click === null || click.merchantUserId === null) return null;
  return createClickMerchant({ ...click, merchantUserId: click.merchantUserId }, clock);
}

/** What asks a provider about a payment that it has not confirmed. */
export function askProviderOf(merchants: Pick<MerchantAccounts, 'through'>, clock: () => number): AskProvider {
  return async ({ provider, paymentId, accountOf }) => {
    const click = provider === 'click' ? clickMerchantOf(await merchants.through(accountOf), clock) : null;
    if (click === null || paymentId === null) return 'none';
    const reply = await click.status(paymentId);
    if (reply.kind === 'ok') return reply.state;
    return reply.kind === 'refused' ? 'none' : 'unknown';
  };
}
