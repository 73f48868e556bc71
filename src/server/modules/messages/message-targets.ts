import { randomUUID } from 'node:crypto';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { CustomerChannel, MessageLevel } from '#domain/order/message-level.ts';
import type { Executor } from '../../db/connection.ts';
import type { MessageTarget } from './deliver-to-customers.ts';

export interface NewTarget {
  readonly customerId: Id;
  readonly channel: CustomerChannel;
  readonly address: string;
  readonly locale: Locale;
  readonly level: MessageLevel;
  /** of a browser */
  readonly keys?: string;
  readonly sessionHash?: string;
}

/** Beyond them the oldest ends. */
const mostOf = { telegram: 1, push: 5, email: 1 } as const satisfies Record<CustomerChannel, number>;

/**
 * Connects a place with a customer, and with nobody else (R-MSG-6): a chat, a browser or an address of another customer moves. What a
 * customer had chosen for a place that is connected again stays.
 */
export async function addTarget(executor: Executor, target: NewTarget, now: number): Promise<void> {
  const { customerId, channel, address, locale, level, keys = null, sessionHash = null } = target;
  const known = await executor
    .selectFrom('message_targets')
    .select(['customer_id', 'level'])
    .where('channel', '=', channel)
    .where('address', '=', address)
    .executeTakeFirst();
  await executor.deleteFrom('message_targets').where('channel', '=', channel).where('address', '=', address).execute();
  await executor
    .insertInto('message_targets')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      ...{ channel, address, keys, locale },
      session_hash: sessionHash,
      level: known?.customer_id === customerId ? known.level : level,
      created_at: now,
    })
    .execute();
  await endOldest(executor, customerId, channel);
}

async function endOldest(executor: Executor, customerId: Id, channel: CustomerChannel): Promise<void> {
  const rows = await executor
    .selectFrom('message_targets')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('channel', '=', channel)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const over = rows.slice(mostOf[channel]).map(({ id }) => id);
  if (over.length > 0) await executor.deleteFrom('message_targets').where('id', 'in', over).execute();
}

/** Where a customer gets messages: browsers only while their session lasts. */
export async function targetsOf(executor: Executor, customerId: Id): Promise<MessageTarget[]> {
  const sessions = executor.selectFrom('sessions').select('token_hash').where('customer_id', '=', customerId);
  return executor
    .selectFrom('message_targets')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(({ or, eb }) => or([eb('session_hash', 'is', null), eb('session_hash', 'in', sessions)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @returns false: the customer has no such place */
export async function changeLevel(executor: Executor, customerId: Id, id: Id, level: MessageLevel): Promise<boolean> {
  const changed = await executor
    .updateTable('message_targets')
    .set({ level })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** @returns false: the customer has no such place */
export async function endTarget(executor: Executor, customerId: Id, id: Id): Promise<boolean> {
  const ended = await executor.deleteFrom('message_targets').where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

/** Browsers whose session is over. */
export async function forgetEndedBrowsers(executor: Executor): Promise<void> {
  await executor
    .deleteFrom('message_targets')
    .where('session_hash', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('token_hash').whereRef('token_hash', '=', 'message_targets.session_hash'))),
    )
    .execute();
}
