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
