import type { Selectable } from 'kysely';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';

export type OutboxRow = Selectable<Database['outbox']>;

/** Longer than an attempt takes: until then no other process sends the same message. */
const leaseMs = 30_000;

/** Counts an attempt; false: another process was faster. */
export async function leaseRow(executor: Executor, { id, next_at, attempts }: OutboxRow, now: number): Promise<boolean> {
  const leased = await executor
    .updateTable('outbox')
    .set({ next_at: now + leaseMs, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return leased.numUpdatedRows === 1n;
}
