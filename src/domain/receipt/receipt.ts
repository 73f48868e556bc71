/** `sale`: of the payment; `refund`: of the money that was given back. */
export type ReceiptKind = 'sale' | 'refund';

/** A receipt of the tax office, as a provider has got it. */
export interface Receipt {
  readonly kind: ReceiptKind;
  /** where it is read, http(s); null: there is none, as when it was refused */
  readonly url: string | null;
  /** all that the provider says about it */
  readonly data: Readonly<Record<string, unknown>>;
}
