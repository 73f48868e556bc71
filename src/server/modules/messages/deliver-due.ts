import { retryPauseMs, withJitter } from '../../async/retry-pause.ts';
import type { Connection } from '../../db/connection.ts';
import { endTurn, pauseChannel, runClock, takeTurn } from './channel-turn.ts';
import { countMessage } from './count-message.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { leaseRow } from './lease-row.ts';
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
  const failures = await takeTurn(connection, sender.channel, now);
  if (failures === null) return;
  const clock = runClock(now);
  /** until when the receiver wants to be left alone; null: the channel works */
  let awayUntil: number | null = null;
  const waiting = await dueMessages(connection.db, sender.channel, sender.atOnce, now);
  const sendNext = async (): Promise<void> => {
    const next = awayUntil === null ? waiting.shift() : undefined;
    if (next === undefined) return;
    const failure = await deliver(connection, sender, next, now, report);
    if (failure?.kind === 'away') awayUntil = Math.max(awayUntil ?? 0, clock() + (failure.waitMs ?? 0));
    return sendNext();
  };
  await Promise.all(Array.from({ length: lanes }, sendNext));
  if (awayUntil === null) return endTurn(connection, sender.channel);
  const ended = clock();
  await pauseChannel(connection.db, sender.channel, { failures, waitMs: Math.max(0, awayUntil - ended) }, ended);
}

/** @returns why it was not sent */
async function deliver(
  connection: Connection,
  sender: Sender,
  due: DueMessage,
  now: number,
  report: Report,
): Promise<DeliveryFailure | null> {
  const { db } = connection;
  const { row, superseded } = due;
  if (!(await leaseRow(db, row, now))) return null;
  const done = async (failure: string | null) => {
    await db.updateTable('outbox').set({ delivered_at: now, failure }).where('id', '=', row.id).execute();
    if (superseded.length > 0) {
      await db.updateTable('outbox').set({ delivered_at: now, failure: 'superseded' }).where('id', 'in', superseded).execute();
    }
  };
  try {
    const reason = await sender.trySend(due, now);
    await done(reason);
    if (reason === null) {
      countMessage(sender.channel, 'sent');
      await rest(connection, sender, due, now);
    }
    return null;
  } catch (error) {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('later', 'failed');
    if (failure !== error || failure.kind === 'away') report(error);
    countMessage(sender.channel, failure.kind);
    if (failure.kind === 'gone') await sender.endTarget(row.target_id);
    if (failure.kind === 'gone' || failure.kind === 'refused') await done(failure.message);
    else await postpone(connection, due, failure, now);
    return failure;
  }
}

/** What else waits for the place is due when it has rested. */
async function rest({ db }: Connection, { channel, restMs }: Sender, { row }: DueMessage, now: number): Promise<void> {
  if (restMs === undefined) return;
  await db
    .updateTable('outbox')
    .set({ next_at: now + restMs })
    .where('channel', '=', channel)
    .where('target_id', '=', row.target_id)
    .where('delivered_at', 'is', null)
    .where('next_at', '<', now + restMs)
    .execute();
}

/** An attempt while the channel is away does not count: when it is back, the message is due at once. */
async function postpone({ db }: Connection, { row }: DueMessage, { kind, message, waitMs }: DeliveryFailure, now: number): Promise<void> {
  const wait = withJitter(Math.max(waitMs ?? 0, retryPauseMs(row.attempts)));
  const next = kind === 'away' ? { attempts: row.attempts, next_at: row.next_at } : { next_at: now + wait };
  await db
    .updateTable('outbox')
    .set({ ...next, failure: message })
    .where('id', '=', row.id)
    .execute();
}
