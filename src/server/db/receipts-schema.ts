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

export interface ReceiptsDatabase {
  receipt_lines: ReceiptLinesTable;
  receipts: ReceiptTable;
}
