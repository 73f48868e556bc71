import type { Selectable } from 'kysely';
import type { Locale } from '#domain/locale.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { Database } from '../../db/schema.ts';
import { deliverDue } from './deliver-due.ts';
import { type OrderMessage, readMessage } from './order-event.ts';
import type { DueMessage } from './waiting-messages.ts';

export type MessageTarget = Selectable<Database['message_targets']>;

/** A message for one place of a customer. */
export interface CustomerMessage extends OrderMessage {
  readonly target: MessageTarget;
  /** whether it has to be noticed: a new message, not an edited one (R-MSG-3) */
  readonly isImportant: boolean;
}

/** A mailing for one place, in its language. */
export interface Mailing {
  readonly id: string;
  readonly target: Pick<MessageTarget, 'address' | 'keys'>;
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /** of the link that ends mailings */
  readonly token: string;
}

/** Sends messages; rejects with a DeliveryFailure when one was not delivered. */
export interface CustomerMessenger {
  readonly channel: CustomerChannel;
  /** how many messages a run sends, which is at most one a second */
  readonly atOnce: number;
  readonly send: (message: CustomerMessage) => Promise<void>;
  readonly sendMailing: (mailing: Mailing) => Promise<void>;
}

/** News about an order is of no use a day later (R-MSG-5). */
export const worthMs = 24 * 60 * 60_000;

/** Sends what is due on a channel to customers. */
export function deliverToCustomers(
  connection: Connection,
  messenger: CustomerMessenger,
  now: number,
  report: (error: unknown) => void,
): Promise<void> {
  const { db } = connection;
  const sender = {
    channel: messenger.channel,
    atOnce: messenger.atOnce,
    trySend: (due: DueMessage, at: number) => trySend(db, messenger, due, at),
    endTarget: (id: string) => db.deleteFrom('message_targets').where('id', '=', id).execute(),
  };
  return deliverDue(connection, sender, now, report);
}

/** @returns null when it was sent, else why nobody waits for it any more */
async function trySend(db: Connection['db'], messenger: CustomerMessenger, due: DueMessage, now: number): Promise<string | null> {
  const { row } = due;
  const target = await readTarget(db, row.target_id, now);
  if (target === null) return 'ended';
  if (due.isOutdated) return 'superseded';
  const message = await readMessage(db, row);
  if (message === null) return 'ended';
  if (now - Date.parse(message.at) > worthMs) return 'late';
  await messenger.send({ ...message, target, isImportant: due.isImportant });
  return null;
}

/** A place that still gets messages. */
export async function readTarget(db: Executor, id: string, now: number): Promise<MessageTarget | null> {
  const target = await db.selectFrom('message_targets').selectAll().where('id', '=', id).executeTakeFirst();
  return target !== undefined && (await isSignedIn(db, target, now)) ? target : null;
}

/** A browser gets messages as long as the session lasts in which it asked for them (R-MSG-6). */
async function isSignedIn(db: Executor, { session_hash, customer_id }: MessageTarget, now: number): Promise<boolean> {
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
