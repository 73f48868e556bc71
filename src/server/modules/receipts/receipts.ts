import type { FiscalConfig } from '../../config/fiscal-config.ts';
import type { Connection } from '../../db/connection.ts';
import type { Receipts } from '../../ports/receipts.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { hasFiscalCodes } from './receipt-of-order.ts';
import { expectReceipt, receiptLinesOf, saveReceipt } from './receipt-rows.ts';

/** @param fiscal null: the shop issues none; what a provider says about receipts of its own is kept as well */
export function createReceipts({ db }: Connection, read: CatalogReader, fiscal: FiscalConfig | null): Receipts {
  return {
    hasCodes: async (cart) => fiscal === null || hasFiscalCodes(cart, (await read()).catalog, fiscal),
    linesOf: async (orderNumber) => (fiscal === null ? null : receiptLinesOf(db, orderNumber)),
    expect: async (attempt, now) => (fiscal === null ? undefined : expectReceipt(db, attempt, now)),
    save: (provider, providerId, receipt, now) => saveReceipt(db, { provider, providerId }, receipt, now),
  };
}
