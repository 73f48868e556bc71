import { useStore } from '@nanostores/react';
import { offeredMethod } from '#domain/order/offered-method.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { isPaymentProvider, type PaymentProvider } from '#domain/payment/provider.ts';
import { $checkout, emptyDraft } from '#stores/shop/checkout.ts';
import { $quote } from '#stores/shop/quote.ts';

export interface WayToPay {
  readonly offered: readonly PaymentProvider[];
  /** How the order is paid as it is now. */
  readonly method: PaymentMethod;
  /** The provider of `method`; null: it is paid at the door. */
  readonly provider: PaymentProvider | null;
  /** The provider that was chosen, but is not offered any more. */
  readonly gone: PaymentProvider | null;
}

/** The ways to pay that the server offers for this cart, and the chosen one. @param drawn those of the page, until the first price */
export function useWayToPay(drawn: readonly PaymentProvider[]): WayToPay {
  const { payment } = useStore($checkout, { ssr: () => emptyDraft });
  const { quote } = useStore($quote, { ssr: 'initial' });
  const offered = quote === null ? drawn : (quote.payOnline ?? []);
  const method = offeredMethod(payment, offered);
  const provider = isPaymentProvider(method) ? method : null;
  return { offered, method, provider, gone: isPaymentProvider(payment) && provider === null ? payment : null };
}
