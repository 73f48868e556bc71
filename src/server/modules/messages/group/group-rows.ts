import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import { addDays, dayOf } from '#domain/schedule/clock.ts';
import type { Connection, Executor } from '../../../db/connection.ts';
import type { Database } from '../../../db/schema.ts';
import { alarmTarget, groupChannel, orderTarget } from './group-targets.ts';

type GroupRow = Selectable<Database['telegram_groups']>;

/** The group of a restaurant's team in Telegram. */
export interface RestaurantGroup {
  readonly restaurantId: Id;
  readonly chatId: number;
  readonly title: string;
  readonly locale: Locale;
  /** ms */
  readonly linkedAt: number;
  /** the last day whose sum it was told */
  readonly summedDay: string;
}

function toGroup({ restaurant_id, chat_id, title, locale, linked_at, summed_day }: GroupRow): RestaurantGroup {
  return {
    ...{ restaurantId: restaurant_id, chatId: chat_id, title, locale: parseLocale(locale) ?? 'ru' },
    ...{ linkedAt: linked_at, summedDay: summed_day },
  };
}

export async function readGroups(executor: Executor): Promise<RestaurantGroup[]> {
  return (await executor.selectFrom('telegram_groups').selectAll().orderBy('restaurant_id').execute()).map(toGroup);
}

export async function groupOfChat(executor: Executor, chatId: number): Promise<RestaurantGroup | null> {
  const row = await executor.selectFrom('telegram_groups').selectAll().where('chat_id', '=', chatId).executeTakeFirst();
  return row === undefined ? null : toGroup(row);
}

/** The group that something waits for, also when it has moved since that was read. @param readChat the chat that it waits for now */
export async function groupWaitedFor(
  executor: Executor,
  chatId: number,
  readChat: () => Promise<number | undefined>,
): Promise<RestaurantGroup | null> {
  return (await groupOfChat(executor, chatId)) ?? groupOfChat(executor, (await readChat()) ?? chatId);
}

/** Connects a group with a restaurant, and with no other: a restaurant has one group, a group one restaurant. */
export async function linkGroup(
  transaction: Executor,
  group: Pick<RestaurantGroup, 'restaurantId' | 'chatId' | 'title' | 'locale'>,
  now: number,
): Promise<void> {
  const { restaurantId, chatId, title, locale } = group;
  await transaction
    .deleteFrom('telegram_groups')
    .where(({ or, eb }) => or([eb('restaurant_id', '=', restaurantId), eb('chat_id', '=', chatId)]))
    .execute();
  await transaction
    .insertInto('telegram_groups')
    // the sum of the day that goes on is the first
    .values({ restaurant_id: restaurantId, chat_id: chatId, title, locale, linked_at: now, summed_day: addDays(dayOf(now), -1) })
    .execute();
}

export async function endGroup(executor: Executor, chatId: number): Promise<void> {
  await executor.deleteFrom('telegram_groups').where('chat_id', '=', chatId).execute();
}

/** A group that became a supergroup has another id; what waits for it is sent there. One that is connected already stays so. */
export function followChat({ db }: Pick<Connection, 'db'>, from: number, to: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if ((await groupOfChat(transaction, to)) !== null) return endGroup(transaction, from);
    const moved = await transaction.updateTable('telegram_groups').set({ chat_id: to }).where('chat_id', '=', from).executeTakeFirst();
    if (moved.numUpdatedRows > 0n) await moveWaiting(transaction, from, to);
  });
}

async function moveWaiting(transaction: Executor, from: number, to: number): Promise<void> {
  for (const target of [orderTarget, alarmTarget]) {
    await transaction
      .updateTable('outbox')
      .set({ target_id: target(to) })
      .where('channel', '=', groupChannel)
      .where('target_id', '=', target(from))
      .where('delivered_at', 'is', null)
      .execute();
  }
  await transaction
    .updateTable('notices')
    .set({ target_id: String(to) })
    .where('channel', '=', groupChannel)
    .where('target_id', '=', String(from))
    .where('delivered_at', 'is', null)
    .execute();
}
