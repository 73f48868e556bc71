import type { PaymentsConfig } from '../../config/payments-config.ts';
import type { AskProvider } from '../../ports/payments.ts';
import { type ClickMerchant, createClickMerchant } from './click/click-merchant.ts';

/** Click's Merchant API, where its user is configured; null: nothing is asked of it. */
export function clickMerchantOf({ click }: PaymentsConfig, clock: () => number): ClickMerchant | null {
  if (click === null || click.merchantUserId === null) return null;
  return createClickMerchant({ ...click, merchantUserId: click.merchantUserId }, clock);
}

/** What asks a provider about a payment that it has not confirmed; null: none can be asked. */
export function askProviderOf(config: PaymentsConfig, clock: () => number): AskProvider | null {
  const click = clickMerchantOf(config, clock);
  if (click === null) return null;
  return async (provider, paymentId) => {
    if (provider !== 'click' || paymentId === null) return 'none';
    const reply = await click.status(paymentId);
    if (reply.kind === 'ok') return reply.state;
    return reply.kind === 'refused' ? 'none' : 'unknown';
  };
}
