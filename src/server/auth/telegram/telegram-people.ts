import type { Id } from '#domain/id.ts';
import type { Executor } from '../../db/connection.ts';

/** The customer of a person in Telegram; null: not linked. */
export async function findLinked(executor: Executor, telegramId: number): Promise<Id | null> {
  const row = await executor.selectFrom('telegram_people').select('customer_id').where('telegram_id', '=', telegramId).executeTakeFirst();
  return row?.customer_id ?? null;
}

/**
 * One person of Telegram for a customer and one customer for a person: the last proof of the phone counts (R-TELEGRAM-2).
 * @param telegramId null: the session was not opened in Telegram
 * @param customerId null: the customer does not exist yet
 */
export async function linkPerson(executor: Executor, telegramId: number | null, customerId: Id | null, now: number): Promise<void> {
  if (telegramId === null || customerId === null || (await findLinked(executor, telegramId)) === customerId) return;
  await executor
    .deleteFrom('telegram_people')
    .where((row) => row.or([row('telegram_id', '=', telegramId), row('customer_id', '=', customerId)]))
    .execute();
  await executor.insertInto('telegram_people').values({ telegram_id: telegramId, customer_id: customerId, linked_at: now }).execute();
}

export async function endLink(executor: Executor, customerId: Id): Promise<void> {
  await executor.deleteFrom('telegram_people').where('customer_id', '=', customerId).execute();
}

/** A person in Telegram is known by the phone: with another one they connect and sign in again (R-MSG-6, R-TELEGRAM-2). */
export async function endTelegram(executor: Executor, customerId: Id): Promise<void> {
  await executor.deleteFrom('message_targets').where('customer_id', '=', customerId).where('channel', '=', 'telegram').execute();
  await endLink(executor, customerId);
}
