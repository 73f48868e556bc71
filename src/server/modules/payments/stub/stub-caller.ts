import type { PaymentProvider } from '#domain/payment/provider.ts';

/** Sends one of the shop's own calls as the provider would. @returns the body of the answer */
export type Send = (
  path: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<string>;

/** What the link to a provider says. */
export interface StubPayment {
  readonly provider: PaymentProvider;
  /** The number of the order. */
  readonly account: string;
  /** Tiyin. */
  readonly amount: number;
  /** Where the payer comes back, a path of this shop. */
  readonly back: string;
}

/** A provider without money: each call returns the name of the call and the shop's answer. */
export interface StubCaller {
  /** Reserves the order for a transaction. */
  begin(): Promise<string>;
  /** Says that the money is taken. */
  take(): Promise<string>;
  /** Says that it was not taken. */
  fail(): Promise<string>;
}
