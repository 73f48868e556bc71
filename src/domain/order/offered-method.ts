import type { PaymentProvider } from '../payment/provider.ts';
import type { PaymentMethod } from './order.ts';

/** How an order is paid: as it was chosen, or in cash when what was chosen is not offered for it any more (R-PAY-6). */
export function offeredMethod(chosen: PaymentMethod, payOnline: readonly PaymentProvider[]): PaymentMethod {
  return chosen === 'card_on_delivery' || payOnline.some((provider) => provider === chosen) ? chosen : 'cash';
}
