import { maskPhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import { isFinal, type OrderStatus } from '#domain/order/order-status.ts';
import { endSessions } from '../../auth/sessions.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import { lockCustomer } from '../loyalty/wallet.ts';
import { addLogEntry } from '../office/change-log.ts';
import { anonymous } from '../orders/anonymous.ts';
import { countOrder } from '../orders/count-orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import { orderOf } from '../orders/order-rows.ts';
import { searchKeysOf } from '../search-keys.ts';
import { findCustomer } from './customers.ts';
import { savePhoneRecord } from './phone-records.ts';

const personalTables = [
  ...(['shared_tables', 'phone_changes', 'favorites', 'addresses', 'idempotency_keys', 'promo_uses'] as const),
  ...(['message_targets', 'message_codes', 'telegram_people', 'order_feedback', 'mailing_consents', 'notices'] as const),
] as const;

interface Deletion {
  readonly customerId: Id;
  readonly now: number;
  /** the person of the office who erases the customer, whom the log names; absent: the customers themselves */
  readonly by?: { readonly name: string | null } | undefined;
}

/**
 * Deletes a customer (R-CUSTOMER-10): orders that can be canceled are canceled, finished orders lose their personal data
 * immediately, and orders in progress when they are finished. Points, favorites, addresses, sessions and what was said of
 * orders are deleted too. One-time benefits
 * stay used: they are stored under a keyed hash of the phone.
 */
export async function deleteCustomer({ db }: Connection, read: CatalogReader, { customerId, now, by }: Deletion): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if ((await lockCustomer(transaction, customerId)) === null) return;
    await cancelOpenOrders(transaction, read, customerId, now);
    const customer = await findCustomer(transaction, customerId);
    if (customer !== null) await savePhoneRecord(transaction, customer);
    if (customer !== null && by !== undefined) {
      const subject = maskPhone(customer.phone1);
      await addLogEntry(transaction, { at: now, by: by.name, kind: 'customerErased', subject, before: null, after: null });
    }
    await forgetOrders(transaction, customerId);
    await endSessions(transaction, customerId);
    await transaction
      .updateTable('customers')
      .set({ ...nobody, deleted_at: now })
      .where('id', '=', customerId)
      .execute();
    for (const table of personalTables) {
      await transaction.deleteFrom(table).where('customer_id', '=', customerId).execute();
    }
  });
}

const nobody = {
  ...{ phone1: null, first_name: '', birth_date: '', ...searchKeysOf({ firstName: '', phone1: null }) },
  ...{ note: null, block_reason: null, blocked_by: null, blocked_at: null },
};

/** Orders in preparation can't be canceled and continue. */
async function cancelOpenOrders(transaction: Executor, read: CatalogReader, customerId: Id, now: number): Promise<void> {
  const open = await transaction
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['awaiting_payment', 'created', 'confirmed'])
    .orderBy('number')
    .execute();
  for (const { id } of open) {
    const move = { orderId: id, to: 'cancelled', by: { actor: 'customer', customerId }, now } as const;
    await moveOrder(transaction, read, { ...move, isCountedLater: true });
  }
  for (const { id } of open) await countOrder(transaction, id);
}

async function forgetOrders(transaction: Executor, customerId: Id): Promise<void> {
  const rows = await transaction.selectFrom('orders').select(['id', 'status', 'record']).where('customer_id', '=', customerId).execute();
  for (const { id, status, record } of rows.filter((row) => isFinal(row.status as OrderStatus))) {
    const order = anonymous(orderOf({ record }));
    await transaction
      .updateTable('orders')
      .set({ customer_id: null, record: JSON.stringify(order), ...searchKeysOf(order.contact) })
      .where('id', '=', id)
      .where('status', '=', status)
      .execute();
  }
}
