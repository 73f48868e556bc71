import { z } from 'zod';
import { pagePath } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Connection } from '../../../db/connection.ts';
import type { CustomerMessage, CustomerMessenger } from '../deliver-to-customers.ts';
import { editMessage } from './edit-message.ts';
import type { TelegramClient } from './telegram-client.ts';

const sentMessage = z.object({ message_id: z.int() });

/** Of the 30 messages a second that Telegram permits. */
const atOnce = 20;

/** One message for an order, which is edited; what has to be noticed is a new one (R-MSG-3). */
export function createTelegramMessenger({ db }: Connection, client: TelegramClient, siteUrl: string): CustomerMessenger {
  const send = async (message: CustomerMessage) => {
    const { target, order } = message;
    const parameters = { chat_id: target.address, text: message.text, ...linkTo(message, siteUrl) };
    const known = message.isImportant ? undefined : await editedMessage(db, message);
    if (known !== undefined && (await editMessage(client, { ...parameters, message_id: known }))) return;
    const { message_id } = sentMessage.parse(await client.call('sendMessage', parameters));
    await db
      .insertInto('telegram_messages')
      .values({ order_id: order.id, target_id: target.id, message_id })
      .onConflict((conflict) => conflict.columns(['order_id', 'target_id']).doUpdateSet({ message_id }))
      .execute();
  };
  return { channel: 'telegram', atOnce, send };
}

async function editedMessage(db: Connection['db'], { target, order }: CustomerMessage): Promise<number | undefined> {
  const row = await db
    .selectFrom('telegram_messages')
    .select('message_id')
    .where('order_id', '=', order.id)
    .where('target_id', '=', target.id)
    .executeTakeFirst();
  return row?.message_id;
}

/** A button that opens the page of the order; Telegram accepts only public addresses. */
function linkTo({ order, locale }: CustomerMessage, siteUrl: string) {
  if (!siteUrl.startsWith('https:')) return {};
  const text = createTranslator(locale, 'customer-message')('open');
  return { reply_markup: { inline_keyboard: [[{ text, url: `${siteUrl}${pagePath('order', locale, order.id)}` }]] } };
}
