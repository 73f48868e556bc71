/** Who takes payments online. */
export const paymentProviders = ['payme', 'click', 'uzum'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export function isPaymentProvider(method: string): method is PaymentProvider {
  return paymentProviders.some((provider) => provider === method);
}
