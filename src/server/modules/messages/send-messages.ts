import type { Selectable } from 'kysely';
import type { Connection, Executor } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import { type OrderMessenger, readMessage } from './order-event.ts';

const sentAtOnce = 20;
/** Longer than a try takes: until then no other process takes the same event. */
const leaseMs = 30_000;
const longestPauseMs = 60 * 60_000;
const keptMs = 7 * 24 * 60 * 60_000;

type OutboxRow = Selectable<Database['outbox']>;

/**
 * Sends what is due from the outbox, the events of one order in their order. An event is done when the messenger took it; a failed one
 * comes again, later each time, for as long as it takes: at least once. After a failure the rest waits for the next run.
 */
export async function sendMessages({ db }: Connection, send: OrderMessenger, now: number, report: (error: unknown) => void): Promise<void> {
  for (const row of await dueRows(db, now)) {
    if (!(await lease(db, row, now))) continue;
    try {
      const message = await readMessage(db, row);
      if (message !== null) await send(message);
      await db.updateTable('outbox').set({ delivered_at: now }).where('id', '=', row.id).execute();
    } catch (error) {
      report(error);
      await db
        .updateTable('outbox')
        .set({ next_at: now + pauseMs(row.attempts) })
        .where('id', '=', row.id)
        .execute();
      return;
    }
  }
}

/** Forgets what arrived a week ago. */
export async function forgetMessages({ db }: Connection, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('delivered_at', '<', now - keptMs)
    .execute();
}

function dueRows(executor: Executor, now: number): Promise<OutboxRow[]> {
  return executor
    .selectFrom('outbox')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as earlier')
            .select('earlier.id')
            .whereRef('earlier.order_id', '=', 'outbox.order_id')
            .whereRef('earlier.history_id', '<', 'outbox.history_id')
            .where('earlier.delivered_at', 'is', null),
        ),
      ),
    )
    .orderBy('next_at')
    .limit(sentAtOnce)
    .execute();
}

async function lease(executor: Executor, { id, next_at, attempts }: OutboxRow, now: number): Promise<boolean> {
  const leased = await executor
    .updateTable('outbox')
    .set({ next_at: now + leaseMs, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return leased.numUpdatedRows === 1n;
}

/** A second after the first failure, twice as long after each next one, an hour at most. */
function pauseMs(attempts: number): number {
  return Math.min(longestPauseMs, 1_000 * 2 ** Math.min(attempts, 20));
}
