import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';
import { tell } from './change-table.ts';

interface OrderedTable {
  readonly tableId: Id;
  readonly orderNumber: number;
}

/** Ends tables in the transaction of their orders (R-TABLE-8). Tables are locked by their ids, and the counter of their changes after them. */
export async function markOrdered(transaction: Executor, ordered: readonly OrderedTable[]): Promise<void> {
  if (ordered.length === 0) return;
  for (const { tableId, orderNumber } of ordered.toSorted((one, other) => (one.tableId < other.tableId ? -1 : 1))) {
    await transaction.updateTable('shared_tables').set({ state: 'ordered', order_number: orderNumber }).where('id', '=', tableId).execute();
  }
  await tell(
    transaction,
    ordered.map(({ tableId }) => tableId),
  );
}

/** Opens the table of an order that was canceled before it was paid, in the transaction of its end: what lay there can be ordered again (R-TABLE-11). */
export async function openAgain(transaction: Executor, orderNumber: number): Promise<void> {
  const opened = await transaction
    .updateTable('shared_tables')
    .set({ state: 'open', order_number: null })
    .where('order_number', '=', orderNumber)
    .returning('id')
    .execute();
  if (opened.length > 0)
    await tell(
      transaction,
      opened.map(({ id }) => id),
    );
}
