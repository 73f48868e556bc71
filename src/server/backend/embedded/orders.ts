import type { Id } from '#domain/id.ts';
import type { OrderLimits } from '#domain/order/order-limits.ts';
import { ok } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { CatalogReader } from '../../modules/catalog/catalog-reader.ts';
import { readWallet } from '../../modules/loyalty/wallet.ts';
import { buildQuote } from '../../modules/orders/build-quote.ts';
import { createOrderHistory } from '../../modules/orders/order-history.ts';
import { createPlaceInTurn } from '../../modules/orders/place-in-turn.ts';
import { reorder } from '../../modules/orders/reorder.ts';
import type { Backend } from '../../ports/backend.ts';

type Orders = Pick<Backend, 'quote' | 'placeOrder' | 'orders' | 'order' | 'orderEvents' | 'cancelOrder' | 'reorder'>;

interface OrderOptions {
  readonly read: CatalogReader;
  readonly limits: OrderLimits;
  /** completes what was handed over, before orders are read */
  readonly complete: (now: number, customerId: Id) => Promise<void>;
  /** called after each change */
  readonly onChange: () => void;
}

/** A customer's quotes and orders, on our own database. */
export function createOrders(connection: Connection, { read, limits, complete, onChange }: OrderOptions): Orders {
  const { db } = connection;
  const placeInTurn = createPlaceInTurn(connection);
  return {
    ...createOrderHistory(connection, { read, complete, onChange }),
    async quote(request, locale, customerId, now) {
      const buyer = customerId === null ? null : await readWallet(db, customerId);
      const built = await buildQuote(request, { executor: db, snapshot: await read(), locale, now, buyer });
      return built.ok ? ok(built.value.quote) : built;
    },
    async placeOrder(request, locale, customerId, key, now) {
      const placed = await placeInTurn({ read, limits }, { request, locale, customerId, key, now });
      if (placed.ok) onChange();
      return placed;
    },
    async reorder(customerId, id, locale, now) {
      return reorder(db, await read(), { customerId, id, locale, now });
    },
  };
}
