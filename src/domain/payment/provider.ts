/** Who takes payments online. */
export const paymentProviders = ['payme', 'click', 'uzum'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Their own names, the same in all languages. */
export const providerNames: Readonly<Record<PaymentProvider, string>> = { payme: 'Payme', click: 'Click', uzum: 'Uzum' };

export function isPaymentProvider(method: string): method is PaymentProvider {
  return paymentProviders.some((provider) => provider === method);
}
