import { z } from 'zod';
import { mailingPagePath } from '#domain/order/mailing.ts';
import { pagePath } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { findLinked } from '../../../auth/telegram/telegram-people.ts';
import type { Connection } from '../../../db/connection.ts';
import type { CustomerMessage, CustomerMessenger, Mailing } from '../deliver-to-customers.ts';
import { editMessage } from './edit-message.ts';
import { type ButtonsOfMessage, pageButton } from './page-button.ts';
import { type TelegramClient, withinSend } from './telegram-client.ts';

const sentMessage = z.object({ message_id: z.int() });

/** Of the 30 messages a second that Telegram permits. */
const atOnce = 20;

/** One message for an order, which is edited; what has to be noticed is a new one (R-MSG-3). */
export function createTelegramMessenger({ db }: Connection, client: TelegramClient, siteUrl: string): CustomerMessenger {
  const send = async (message: CustomerMessage) => {
    const { target, order } = message;
    const limited = withinSend(client);
    const parameters = { chat_id: target.address, text: message.text, ...(await linkTo(db, message, siteUrl)) };
    const known = message.isImportant ? undefined : await editedMessage(db, message);
    if (known !== undefined && (await editMessage(limited, { ...parameters, message_id: known }))) return;
    const { message_id } = sentMessage.parse(await limited.call('sendMessage', parameters));
    await db
      .insertInto('telegram_messages')
      .values({ order_id: order.id, target_id: target.id, message_id })
      .onConflict((conflict) => conflict.columns(['order_id', 'target_id']).doUpdateSet({ message_id }))
      .execute();
  };
  const sendMailing = async ({ target, locale, title, text, token, id }: Mailing) => {
    const t = createTranslator(locale, 'customer-message');
    const url = `${siteUrl}${mailingPagePath(locale, { token, mailingId: id })}`;
    await client.call('sendMessage', {
      chat_id: target.address,
      text: [title, text, t('mailing_end_telegram', { url })].join('\n\n'),
      link_preview_options: { is_disabled: true },
      ...pageButton({ text: t('menu'), url: `${siteUrl}${pagePath('home', locale)}`, isInside: true }),
    });
  };
  return { channel: 'telegram', atOnce, send, sendMailing };
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

/** The order opens inside Telegram for the customer who signs in there, for others in the browser where they are signed in (R-TELEGRAM-7). */
async function linkTo(db: Connection['db'], { target, order, locale }: CustomerMessage, siteUrl: string): Promise<ButtonsOfMessage> {
  const isInside = (await findLinked(db, Number(target.address))) === target.customer_id;
  const text = createTranslator(locale, 'customer-message')('open');
  return pageButton({ text, url: `${siteUrl}${pagePath('order', locale, order.id)}`, isInside });
}
