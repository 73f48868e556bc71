import type { ReceiptKind } from '#domain/receipt/receipt.ts';

/** The lines of the receipt of an order, which is paid online. */
interface ReceiptLinesTable {
  order_id: string;
  /** JSON, the domain's `FiscalLine` list */
  lines: string;
}

/** What a provider says about the receipt of an attempt. */
interface ReceiptTable {
  attempt: number;
  kind: ReceiptKind;
  url: string | null;
  /** JSON, as the provider sent it */
  data: string;
  /** milliseconds since the epoch */
  received_at: number;
}

/** A receipt that a provider is to be told about once its payment is taken, and whose link is then asked for. */
interface ReceiptTaskTable {
  attempt: number;
  /** how often the next step has failed */
  tries: number;
  /** milliseconds since the epoch */
  next_at: number;
  /** null: the provider does not know it yet */
  submitted_at: number | null;
}

export interface ReceiptsDatabase {
  receipt_tasks: ReceiptTaskTable;
  receipt_lines: ReceiptLinesTable;
  receipts: ReceiptTable;
}
