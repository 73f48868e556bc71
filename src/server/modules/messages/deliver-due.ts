import { retryPauseMs, withJitter } from '../../async/retry-pause.ts';
import type { Connection } from '../../db/connection.ts';
import { inTurn, type Turn } from './channel-turn.ts';
import { countMessage } from './count-message.ts';
import { DeliveryFailure, endsBy, pausesChannel, rememberedReason } from './delivery-failure.ts';
import { leaseRow, type OutboxRow } from './lease-row.ts';
import { type DueMessage, dueMessages, hasDue } from './waiting-messages.ts';

/** Sends the messages of a channel that has places: those of customers, and the groups of restaurants. */
export interface Sender {
  readonly channel: string;
  /** how many messages a run sends, which is at most one a second */
  readonly atOnce: number;
  /** how long a place rests after a message; absent: a second */
  readonly restMs?: number;
  /** Returns null when it was sent, else why nobody waits for it any more; rejects with a DeliveryFailure when it was not delivered. */
  readonly trySend: (due: DueMessage, now: number) => Promise<string | null>;
  /** The place does not want or know messages any more. */
  readonly endTarget: (targetId: string) => Promise<unknown>;
}

type Report = (error: unknown) => void;

const lanes = 4;

/**
 * Sends what is due on a channel, to each place one message, and of each order only its newest (R-MSG-3, R-MSG-4). A failure of the channel
 * pauses it; what waits is sent when it is back, in the same steps.
 */
export async function deliverDue(connection: Connection, sender: Sender, now: number, report: Report): Promise<void> {
  if (!(await hasDue(connection.db, sender.channel, now))) return;
  await inTurn(connection, sender.channel, now, (turn) => sendWaiting(connection, sender, { turn, now, report }));
}

interface Run {
  readonly turn: Turn;
  readonly now: number;
  readonly report: Report;
}

/** @returns until when the receiver wants to be left alone; null: the channel works */
async function sendWaiting(connection: Connection, sender: Sender, run: Run): Promise<number | null> {
  const { turn, now } = run;
  let awayUntil: number | null = null;
  const waiting = await dueMessages(connection.db, sender.channel, sender.atOnce, now);
  const sendNext = async (): Promise<void> => {
    const next = awayUntil === null && turn.mayBegin() ? waiting.shift() : undefined;
    if (next === undefined) return;
    const failure = await deliver(connection, sender, next, run);
    if (failure !== null && pausesChannel(failure)) awayUntil = Math.max(awayUntil ?? 0, turn.clock() + (failure.waitMs ?? 0));
    return sendNext();
  };
  // the turn ends with the last lane, also when one has failed
  const ended = await Promise.allSettled(Array.from({ length: lanes }, sendNext));
  const failed = ended.find((lane) => lane.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return awayUntil;
}

/** @returns why it was not sent */
async function deliver(connection: Connection, sender: Sender, due: DueMessage, run: Run): Promise<DeliveryFailure | null> {
  const { turn, now, report } = run;
  const { db } = connection;
  const { row } = due;
  const leasedUntil = await leaseRow(db, row, turn.clock());
  if (leasedUntil === null) return null;
  let reason: string | null;
  try {
    reason = await sender.trySend(due, now);
  } catch (error) {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('later', 'failed');
    if (failure !== error || pausesChannel(failure)) report(error);
    countMessage(sender.channel, failure.kind);
    if (failure.kind === 'gone') await sender.endTarget(row.target_id);
    const end = endsBy(failure, row.failure);
    if (end === null) await postpone(connection, { row, leasedUntil }, failure, turn.clock());
    else await finish(connection, due, end, now);
    return failure;
  }
  // a connection to the database that was lost meanwhile must not repeat what was sent
  await finish(connection, due, reason, now).catch(() => finish(connection, due, reason, now));
  if (reason === null) {
    countMessage(sender.channel, 'sent');
    await rest(connection, sender, due, turn.clock());
  }
  return null;
}

async function finish({ db }: Connection, { row, superseded }: DueMessage, failure: string | null, now: number): Promise<void> {
  await db.updateTable('outbox').set({ delivered_at: now, failure }).where('id', '=', row.id).execute();
  if (superseded.length === 0) return;
  await db.updateTable('outbox').set({ delivered_at: now, failure: 'superseded' }).where('id', 'in', superseded).execute();
}

/** What else waits for the place, which may have moved meanwhile, is due when it has rested. */
async function rest({ db }: Connection, { channel, restMs }: Sender, { row }: DueMessage, now: number): Promise<void> {
  if (restMs === undefined) return;
  await db
    .updateTable('outbox')
    .set({ next_at: now + restMs })
    .where('channel', '=', channel)
    .where('target_id', '=', ({ selectFrom }) => selectFrom('outbox as sent').select('sent.target_id').where('sent.id', '=', row.id))
    .where('delivered_at', 'is', null)
    .where('next_at', '<', now + restMs)
    .execute();
}

interface LeasedRow {
  readonly row: OutboxRow;
  readonly leasedUntil: number;
}

/** An attempt while the channel is away does not count: when it is back, the message is due at once. */
async function postpone({ db }: Connection, { row, leasedUntil }: LeasedRow, failure: DeliveryFailure, now: number): Promise<void> {
  const wait = withJitter(Math.max(failure.waitMs ?? 0, retryPauseMs(row.attempts)));
  const next = pausesChannel(failure) ? { attempts: row.attempts, next_at: row.next_at } : { next_at: now + wait };
  await db
    .updateTable('outbox')
    .set({ ...next, failure: rememberedReason(failure, row.failure) })
    .where('id', '=', row.id)
    .where('delivered_at', 'is', null)
    // another process may have it meanwhile
    .where('next_at', '=', leasedUntil)
    .execute();
}
