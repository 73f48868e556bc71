import type { Selectable } from 'kysely';
import type { Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { leaseMs } from './delivery-times.ts';

export type OutboxRow = Selectable<Database['outbox']>;

/**
 * Counts an attempt.
 * @param now that of this attempt, not of the run
 * @returns the end of the lease, ms; null: another process was faster
 */
export async function leaseRow(executor: Executor, { id, next_at, attempts }: OutboxRow, now: number): Promise<number | null> {
  const until = now + leaseMs;
  const leased = await executor
    .updateTable('outbox')
    .set({ next_at: until, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return leased.numUpdatedRows === 1n ? until : null;
}
