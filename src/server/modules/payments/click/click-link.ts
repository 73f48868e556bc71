import type { PayableOrder } from '../../../ports/payments.ts';

interface ClickLink {
  readonly payUrl: string;
  readonly serviceId: string;
  readonly merchantId: string;
  readonly order: PayableOrder;
  readonly returnUrl: string;
}

/** Where the payer pays; the amount in som with two decimals. */
export function clickLink({ payUrl, serviceId, merchantId, order, returnUrl }: ClickLink): string {
  const url = new URL(payUrl);
  const parameters = {
    service_id: serviceId,
    merchant_id: merchantId,
    amount: (order.amount / 100).toFixed(2),
    transaction_param: String(order.number),
    return_url: returnUrl,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
