import type { Selectable } from 'kysely';
import { retryPauseMs, withJitter } from '../../async/retry-pause.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { endTurn, pauseChannel, runClock, takeTurn } from './channel-turn.ts';
import { countMessage } from './count-message.ts';
import { DeliveryFailure } from './delivery-failure.ts';

export type Notice = Selectable<Database['notices']>;

/** Sends notices, which belong to no order, on a channel. */
export interface NoticeSender {
  readonly channel: string;
  readonly atOnce: number;
  /** Returns null when it was sent, else why nobody waits for it any more; rejects with a DeliveryFailure when it was not delivered. */
  readonly trySend: (notice: Notice) => Promise<string | null>;
  /** Whether something more important waits for the channel: the next notice waits, too. */
  readonly isBusy?: () => Promise<boolean>;
  /** The place does not want or know messages any more. */
  readonly endTarget: (targetId: string) => Promise<unknown>;
}

/** Longer than an attempt takes: until then no other process sends the same notice. */
const leaseMs = 30_000;
const worthMs = 24 * 60 * 60_000;
/** Why a notice was not sent whose mailing was stopped. */
export const stoppedNotice = 'stopped';

type NewNotice = Pick<Notice, 'id' | 'channel' | 'target_id' | 'content'> & Partial<Pick<Notice, 'mailing_id' | 'customer_id'>>;

/** A notice that exists already is not queued again. */
export async function queueNotices(executor: Executor, notices: readonly NewNotice[], now: number): Promise<void> {
  if (notices.length === 0) return;
  await executor
    .insertInto('notices')
    .values(notices.map((notice) => ({ ...notice, attempts: 0, created_at: now, next_at: now })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Ends all that waits of a mailing, in one statement; one that is being sent may still arrive. @returns how many */
export async function stopNotices(executor: Executor, mailingId: string, now: number): Promise<number> {
  const stopped = await executor
    .updateTable('notices')
    .set({ delivered_at: now, failure: stoppedNotice })
    .where('mailing_id', '=', mailingId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return Number(stopped.numUpdatedRows);
}

/** Sends what is due, one after another, in the turn of the channel; its failure pauses the channel for all that is sent on it (R-MSG-4). */
export async function deliverNotices(
  connection: Connection,
  sender: NoticeSender,
  now: number,
  report: (error: unknown) => void,
): Promise<void> {
  const due = await dueNotices(connection.db, sender, now);
  if (due.length === 0 || (await sender.isBusy?.())) return;
  const failures = await takeTurn(connection, sender.channel, now);
  if (failures === null) return;
  const clock = runClock(now);
  for (const notice of due) {
    if (await sender.isBusy?.()) break;
    const failure = await deliver(connection, sender, notice, now, report);
    if (failure?.kind === 'away') {
      await pauseChannel(connection.db, sender.channel, { failures, waitMs: failure.waitMs ?? 0 }, clock());
      return;
    }
  }
  await endTurn(connection, sender.channel);
}

function dueNotices(executor: Executor, { channel, atOnce }: NoticeSender, now: number): Promise<Notice[]> {
  return executor
    .selectFrom('notices')
    .selectAll()
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')
    .limit(atOnce)
    .execute();
}

/** @returns why it was not sent */
async function deliver(
  { db }: Connection,
  { trySend, endTarget }: NoticeSender,
  notice: Notice,
  now: number,
  report: (error: unknown) => void,
): Promise<DeliveryFailure | null> {
  if (!(await lease(db, notice, now))) return null;
  const update = (values: Partial<Notice>) => db.updateTable('notices').set(values).where('id', '=', notice.id);
  const set = (values: Partial<Notice>) => update(values).execute();
  try {
    const failure = now - notice.created_at > worthMs ? 'late' : await trySend(notice);
    await set({ delivered_at: now, failure });
    if (failure === null) countMessage(notice.channel, 'sent');
    return null;
  } catch (error) {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('later', 'failed');
    if (failure !== error || failure.kind === 'away') report(error);
    countMessage(notice.channel, failure.kind);
    if (failure.kind === 'gone') await endTarget(notice.target_id);
    if (failure.kind === 'gone' || failure.kind === 'refused') await set({ delivered_at: now, failure: failure.message });
    else
      await update(postponed(notice, failure, now))
        .where('delivered_at', 'is', null)
        .execute();
    return failure;
  }
}

/** An attempt while the channel is away does not count. */
function postponed({ attempts, next_at }: Notice, { kind, message, waitMs }: DeliveryFailure, now: number): Partial<Notice> {
  if (kind === 'away') return { attempts, next_at, failure: message };
  return { next_at: now + withJitter(Math.max(waitMs ?? 0, retryPauseMs(attempts))), failure: message };
}

async function lease(executor: Executor, { id, next_at, attempts }: Notice, now: number): Promise<boolean> {
  const leased = await executor
    .updateTable('notices')
    .set({ next_at: now + leaseMs, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return leased.numUpdatedRows === 1n;
}
