import type { Id } from '#domain/id.ts';
import { problem } from '#domain/problem.ts';
import { err, ok } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import type { Backend } from '../../ports/backend.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { withReceipt } from '../receipts/receipt-rows.ts';
import { answerChange, expireOffers } from './answer-change.ts';
import { cancelOrder } from './cancel-order.ts';
import { changePayment } from './change-payment.ts';
import { orderEventsOf } from './order-events.ts';
import { findOrder, listOrders } from './order-rows.ts';

type OrderHistory = Pick<Backend, 'orders' | 'order' | 'orderEvents' | 'cancelOrder' | 'changePayment' | 'answerChange' | 'expireOffers'>;

interface OrderHistoryOptions {
  readonly read: CatalogReader;
  /** completes delivered and handed-over orders before orders are read */
  readonly complete: (now: number, customerId: Id) => Promise<void>;
  /** called after each change */
  readonly onChange: () => void;
}

/** A customer's placed orders: both backends store them in this app's database. */
export function createOrderHistory(connection: Connection, { read, complete, onChange }: OrderHistoryOptions): OrderHistory {
  const { db } = connection;
  return {
    async orders(customerId, cursor, now) {
      await complete(now, customerId);
      return listOrders(db, customerId, cursor);
    },
    async order(customerId, id, now) {
      await complete(now, customerId);
      const order = await findOrder(db, customerId, id);
      return order && withReceipt(db, order);
    },
    orderEvents: (customerId, id, after) => orderEventsOf(db, customerId, id, after),
    async cancelOrder(customerId, orderId, reason, now) {
      const cancelled = await cancelOrder(connection, read, { customerId, orderId, reason, now });
      if (cancelled.ok) onChange();
      return cancelled;
    },
    async answerChange(customerId, orderId, given, now) {
      const answered = await answerChange(connection, { customerId, orderId, ...given, now });
      // also when its time was over: that ended it
      onChange();
      if (!answered.ok) return answered;
      const order = await findOrder(db, customerId, orderId);
      return order === null ? err(problem('NOT_FOUND', { what: 'order' })) : ok(order);
    },
    async expireOffers(now) {
      if ((await expireOffers(connection, now)) > 0) onChange();
    },
    async changePayment(customerId, orderId, method, now) {
      const changed = await changePayment(connection, { customerId, orderId, method, now });
      if (changed.ok) onChange();
      return changed;
    },
  };
}
