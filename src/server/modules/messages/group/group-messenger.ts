import { z } from 'zod';
import { hasEnded } from '#domain/order/order-status.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Connection } from '../../../db/connection.ts';
import type { Sender } from '../deliver-due.ts';
import { worthMs } from '../deliver-to-customers.ts';
import { ChatMoved } from '../delivery-failure.ts';
import { editMessage } from '../telegram/edit-message.ts';
import { type TelegramClient, withinSend } from '../telegram/telegram-client.ts';
import type { DueMessage } from '../waiting-messages.ts';
import { readOrder } from './group-orders.ts';
import { endGroup, followChat, groupWaitedFor, type RestaurantGroup } from './group-rows.ts';
import { chatOf, groupChannel } from './group-targets.ts';
import { orderButtons, orderText } from './group-text.ts';

const sentMessage = z.object({ message_id: z.int() });

/** What a bot of groups works with. */
export interface GroupBot {
  readonly connection: Connection;
  readonly client: TelegramClient;
  readonly token: string;
  readonly siteUrl: string;
}

/** Of the 20 messages a minute that Telegram permits in a group. */
const restMs = 3_000;
const atOnce = 10;

/** One message for an order, which is edited with each step, and an alarm when nobody accepts it (R-MSG-13, R-MSG-15). */
export function createGroupSender(bot: GroupBot): Sender {
  const { db } = bot.connection;
  return {
    ...{ channel: groupChannel, atOnce, restMs },
    async trySend(due, now) {
      const { kind, chatId } = chatOf(due.row.target_id);
      const group = await groupWaitedFor(db, chatId, async () => {
        const row = await db.selectFrom('outbox').select('target_id').where('id', '=', due.row.id).executeTakeFirst();
        return row && chatOf(row.target_id).chatId;
      });
      if (group === null) return 'ended';
      const send = kind === 'alarm' ? sendAlarm : sendOrder;
      const limited = { ...bot, client: withinSend(bot.client) };
      return following(limited, group, (chat) => send(limited, { ...group, chatId: chat }, due, now));
    },
    endTarget: (targetId) => endGroup(db, chatOf(targetId).chatId),
  };
}

/** Sends to a group, and where it has moved meanwhile, there. */
export async function following<Value>(
  { connection }: GroupBot,
  { chatId }: RestaurantGroup,
  send: (chatId: number) => Promise<Value>,
): Promise<Value> {
  try {
    return await send(chatId);
  } catch (error) {
    if (!(error instanceof ChatMoved)) throw error;
    await followChat(connection, chatId, error.chatId);
    return send(error.chatId);
  }
}

/** An order that has ended is only shown where it was shown before. */
async function sendOrder(bot: GroupBot, group: RestaurantGroup, { row, isOutdated }: DueMessage, now: number): Promise<string | null> {
  const { db } = bot.connection;
  if (isOutdated) return 'superseded';
  const order = await readOrder(db, row.order_id);
  if (order === null) return 'ended';
  if (now - Date.parse(order.history.at(-1)?.at ?? '') > worthMs) return 'late';
  const parameters = {
    chat_id: group.chatId,
    text: orderText(order, group.locale),
    link_preview_options: { is_disabled: true },
    reply_markup: orderButtons(order, { ...bot, ...group }),
  };
  const known = await messageOf(bot, row.order_id, group);
  if (known !== undefined && (await editMessage(bot.client, { ...parameters, message_id: known }))) return null;
  if (hasEnded(order.status)) return 'ended';
  const { message_id } = sentMessage.parse(await bot.client.call('sendMessage', parameters));
  await db
    .insertInto('telegram_messages')
    .values({ order_id: row.order_id, target_id: String(group.chatId), message_id })
    .onConflict((conflict) => conflict.columns(['order_id', 'target_id']).doUpdateSet({ message_id }))
    .execute();
  return null;
}

async function sendAlarm(bot: GroupBot, group: RestaurantGroup, { row }: DueMessage): Promise<string | null> {
  const order = await readOrder(bot.connection.db, row.order_id);
  if (order?.status !== 'created') return 'ended';
  const text = createTranslator(group.locale, 'group-message')('alarm', { number: order.number });
  const known = await messageOf(bot, row.order_id, group);
  const reply = known === undefined ? {} : { reply_parameters: { message_id: known, allow_sending_without_reply: true } };
  await bot.client.call('sendMessage', { chat_id: group.chatId, text, ...reply });
  return null;
}

/** The message about an order in a group. */
async function messageOf({ connection }: GroupBot, orderId: string, { chatId }: RestaurantGroup): Promise<number | undefined> {
  const row = await connection.db
    .selectFrom('telegram_messages')
    .select('message_id')
    .where('order_id', '=', orderId)
    .where('target_id', '=', String(chatId))
    .executeTakeFirst();
  return row?.message_id;
}
