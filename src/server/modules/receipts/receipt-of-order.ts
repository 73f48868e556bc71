import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { FiscalLine } from '#domain/receipt/fiscal-lines.ts';
import { hasCodes, type ReceiptCart, type ReceiptCodes, receiptOf } from '#domain/receipt/order-receipt.ts';
import type { FiscalConfig } from '../../config/fiscal-config.ts';
import type { ReceiptedCart } from '../../ports/receipts.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { productsAt } from '../menu/availability.ts';

/** What the receipts of a shop need; its words come from outside, since processes without the build have no translator. */
export interface FiscalRules extends FiscalConfig {
  readonly deliveryTitle: (locale: Locale) => string;
}

interface OrderedAt {
  readonly snapshot: Snapshot;
  readonly restaurantId: Id;
  readonly locale: Locale;
  readonly now: number;
}

/** The lines of the receipt of an order, by the codes of this moment and in the language of the order; null: codes are missing. */
export function receiptLines(
  cart: ReceiptCart,
  { snapshot, restaurantId, locale, now }: OrderedAt,
  fiscal: FiscalRules,
): readonly FiscalLine[] | null {
  const products = productsAt(locale, snapshot, [restaurantId], now);
  return receiptOf(cart, products, codesOf(snapshot.catalog, fiscal), fiscal.deliveryTitle(locale));
}

/** Whether a receipt can be issued for a cart. */
export function hasFiscalCodes(cart: ReceiptedCart, catalog: Catalog, fiscal: FiscalConfig): boolean {
  return hasCodes(cart, catalog.menus.ru.products, codesOf(catalog, fiscal));
}

function codesOf({ fiscalCodes = new Map() }: Catalog, { delivery }: FiscalConfig): ReceiptCodes {
  return { products: fiscalCodes, delivery };
}
