import type { Selectable } from 'kysely';
import { retryPauseMs, withJitter } from '../../async/retry-pause.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { inTurn, type Turn } from './channel-turn.ts';
import { countMessage } from './count-message.ts';
import { DeliveryFailure, endsBy, pausesChannel, rememberedReason } from './delivery-failure.ts';
import { leaseMs } from './delivery-times.ts';

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
  await inTurn(connection, sender.channel, now, async (turn) => {
    for (const notice of due) {
      if (!turn.mayBegin() || (await sender.isBusy?.())) break;
      const failure = await deliver(connection, sender, notice, { turn, now, report });
      if (failure !== null && pausesChannel(failure)) return turn.clock() + (failure.waitMs ?? 0);
    }
    return null;
  });
}

interface Run {
  readonly turn: Turn;
  readonly now: number;
  readonly report: (error: unknown) => void;
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
  { turn, now, report }: Run,
): Promise<DeliveryFailure | null> {
  const leasedUntil = await lease(db, notice, turn.clock());
  if (leasedUntil === null) return null;
  const update = (values: Partial<Notice>) => db.updateTable('notices').set(values).where('id', '=', notice.id);
  const set = (values: Partial<Notice>) => update(values).execute();
  let reason: string | null;
  try {
    reason = now - notice.created_at > worthMs ? 'late' : await trySend(notice);
  } catch (error) {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('later', 'failed');
    if (failure !== error || pausesChannel(failure)) report(error);
    countMessage(notice.channel, failure.kind);
    if (failure.kind === 'gone') await endTarget(notice.target_id);
    const end = endsBy(failure, notice.failure);
    if (end !== null) await set({ delivered_at: now, failure: end });
    else
      await update(postponed(notice, failure, turn.clock()))
        .where('delivered_at', 'is', null)
        // another process may have it meanwhile
        .where('next_at', '=', leasedUntil)
        .execute();
    return failure;
  }
  const sent = { delivered_at: now, failure: reason };
  // a connection to the database that was lost meanwhile must not repeat what was sent
  await set(sent).catch(() => set(sent));
  if (reason === null) countMessage(notice.channel, 'sent');
  return null;
}

/** An attempt while the channel is away does not count. */
function postponed({ attempts, next_at, failure: former }: Notice, failure: DeliveryFailure, now: number): Partial<Notice> {
  const reason = rememberedReason(failure, former);
  if (pausesChannel(failure)) return { attempts, next_at, failure: reason };
  return { next_at: now + withJitter(Math.max(failure.waitMs ?? 0, retryPauseMs(attempts))), failure: reason };
}

async function lease(executor: Executor, { id, next_at, attempts }: Notice, now: number): Promise<number | null> {
  const until = now + leaseMs;
  const leased = await executor
    .updateTable('notices')
    .set({ next_at: until, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return leased.numUpdatedRows === 1n ? until : null;
}
