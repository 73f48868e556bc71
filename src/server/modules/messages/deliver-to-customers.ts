import type { Selectable } from 'kysely';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import { retryPauseMs, withJitter } from '../../async/retry-pause.ts';
import type { Connection } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { record } from '../../metrics/record.ts';
import { endTurn, pauseChannel, takeTurn } from './channel-turn.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { leaseRow } from './lease-row.ts';
import { type OrderMessage, readMessage } from './order-event.ts';
import { type DueMessage, dueMessages, hasDue } from './waiting-for-customers.ts';

export type MessageTarget = Selectable<Database['message_targets']>;

/** A message for one place of a customer. */
export interface CustomerMessage extends OrderMessage {
  readonly target: MessageTarget;
  /** whether it has to be noticed: a new message, not an edited one (R-MSG-3) */
  readonly isImportant: boolean;
}

/** Sends a message; rejects with a DeliveryFailure when it was not delivered. */
export interface CustomerMessenger {
  readonly channel: CustomerChannel;
  /** how many messages a run sends, which is at most one a second */
  readonly atOnce: number;
  readonly send: (message: CustomerMessage) => Promise<void>;
}

const lanes = 4;
/** News about an order is of no use a day later (R-MSG-5). */
const worthMs = 24 * 60 * 60_000;

/**
 * Sends what is due on a channel to customers, to each place one message, and of each order only its newest (R-MSG-3, R-MSG-4). A failure
 * of the channel pauses it; what waits is sent when it is back, in the same steps.
 */
export async function deliverToCustomers(
  connection: Connection,
  messenger: CustomerMessenger,
  now: number,
  report: (error: unknown) => void,
): Promise<void> {
  if (!(await hasDue(connection.db, messenger.channel, now))) return;
  const failures = await takeTurn(connection, messenger.channel, now);
  if (failures === null) return;
  let away: DeliveryFailure | null = null;
  const waiting = await dueMessages(connection.db, messenger.channel, messenger.atOnce, now);
  const sendNext = async (): Promise<void> => {
    const next = away === null ? waiting.shift() : undefined;
    if (next === undefined) return;
    const failure = await deliver(connection, messenger, next, now, report);
    if (failure?.kind === 'away') away = failure;
    return sendNext();
  };
  await Promise.all(Array.from({ length: lanes }, sendNext));
  if (away === null) return endTurn(connection, messenger.channel);
  await pauseChannel(connection.db, messenger.channel, { failures, waitMs: (away as DeliveryFailure).waitMs }, now);
}

/** @returns why it was not sent */
async function deliver(
  connection: Connection,
  messenger: CustomerMessenger,
  due: DueMessage,
  now: number,
  report: (error: unknown) => void,
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
    const reason = await trySend(connection, messenger, due, now);
    await done(reason);
    if (reason === null) count(messenger.channel, 'sent');
    return null;
  } catch (error) {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('later', 'failed');
    if (failure !== error || failure.kind === 'away') report(error);
    count(messenger.channel, failure.kind);
    if (failure.kind === 'gone') await db.deleteFrom('message_targets').where('id', '=', row.target_id).execute();
    if (failure.kind === 'gone' || failure.kind === 'refused') await done(failure.message);
    else await postpone(connection, due, failure, now);
    return failure;
  }
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

/** @returns null when it was sent, else why nobody waits for it any more */
async function trySend({ db }: Connection, messenger: CustomerMessenger, due: DueMessage, now: number): Promise<string | null> {
  const { row } = due;
  const target = await db.selectFrom('message_targets').selectAll().where('id', '=', row.target_id).executeTakeFirst();
  if (target === undefined || !(await isSignedIn(db, target, now))) return 'ended';
  if (due.isOutdated) return 'superseded';
  const message = await readMessage(db, row);
  if (message === null) return 'ended';
  if (now - Date.parse(message.at) > worthMs) return 'late';
  await messenger.send({ ...message, target, isImportant: due.isImportant });
  return null;
}

/** A browser gets messages as long as the session lasts in which it asked for them (R-MSG-6). */
async function isSignedIn(db: Connection['db'], { session_hash, customer_id }: MessageTarget, now: number): Promise<boolean> {
  if (session_hash === null) return true;
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', session_hash)
    .where('customer_id', '=', customer_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session !== undefined;
}

function count(channel: CustomerChannel, outcome: 'sent' | DeliveryFailure['kind']): void {
  record(({ customerMessages }) => customerMessages.inc({ channel, outcome }));
}
