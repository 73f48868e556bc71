import type { Id } from '#domain/id.ts';
import type { OrderLimits } from '#domain/order/order-limits.ts';
import { ok } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
import { readWallet } from '../../modules/loyalty/wallet.ts';
import { buildQuote } from '../../modules/orders/build-quote.ts';
import { readCounts } from '../../modules/orders/cart-counts.ts';
import { createOrderHistory } from '../../modules/orders/order-history.ts';
import { createPlaceOrder } from '../../modules/orders/place-orders.ts';
import { reorder } from '../../modules/orders/reorder.ts';
import type { FiscalRules } from '../../modules/receipts/receipt-of-order.ts';
import type { KitchenWorkReader } from '../../modules/restaurants/kitchen-work.ts';
import type { Backend } from '../../ports/backend.ts';

type Orders = Pick<
  Backend,
  | 'quote'
  | 'placeOrder'
  | 'orders'
  | 'order'
  | 'orderEvents'
  | 'cancelOrder'
  | 'changePayment'
  | 'answerChange'
  | 'expireOffers'
  | 'reorder'
>;

interface OrderOptions {
  readonly read: CatalogReader;
  readonly readWork: KitchenWorkReader;
  readonly limits: OrderLimits;
  readonly fiscal: FiscalRules | null;
  /** completes what was handed over, before orders are read */
  readonly complete: (now: number, customerId: Id) => Promise<void>;
  /** called after each change */
  readonly onChange: () => void;
}

/** A customer's quotes and orders, on our own database. */
export function createOrders(connection: Connection, { read, readWork, limits, fiscal, complete, onChange }: OrderOptions): Orders {
  const { db } = connection;
  const place = createPlaceOrder(connection, { limits, fiscal }, readWork);
  return {
    ...createOrderHistory(connection, { read, complete, onChange }),
    async quote(request, locale, customerId, now) {
      const buyer = customerId === null ? null : await readWallet(db, customerId);
      const snapshot = await read();
      const counts = await readCounts(db, [{ request, snapshot, customerId, now }], await readWork(now));
      const built = buildQuote(request, { snapshot, counts, locale, now, buyer });
      return built.ok ? ok(built.value.quote) : built;
    },
    async placeOrder(request, locale, customerId, key, now, by) {
      const placed = await place({ request, locale, customerId, key, now, ...(by !== undefined && { by }) }, read);
      if (placed.ok) onChange();
      return placed;
    },
    async reorder(customerId, id, locale, now) {
      return reorder(db, await read(), { customerId, id, locale, now });
    },
  };
}
