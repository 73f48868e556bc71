import type { Locale } from '#domain/locale.ts';
import type { PayableOrder } from '../../../ports/payments.ts';
import { accountField } from './payme-answer.ts';

interface PaymeLink {
  /** The address of the checkout without a slash at its end: the live one or that of the sandbox. */
  readonly checkoutUrl: string;
  /** Of the cash desk. */
  readonly merchantId: string;
  readonly order: PayableOrder;
  readonly locale: Locale;
  /** Where the payer comes back; without a semicolon, which separates the parameters. */
  readonly returnUrl: string;
}

/** Where the payer pays: parameters in base64 in the path. */
export function paymeLink({ checkoutUrl, merchantId, order, locale, returnUrl }: PaymeLink): string {
  const parameters = { m: merchantId, [`ac.${accountField}`]: order.number, a: order.amount, l: locale, c: returnUrl };
  const text = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `${checkoutUrl}/${Buffer.from(text.join(';')).toString('base64')}`;
}
