import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '#domain/locale.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Connection } from '../../../db/connection.ts';
import { takeTelegramCode } from '../message-codes.ts';
import { addTarget } from '../message-targets.ts';

/** What Telegram sends to the webhook, as far as it concerns us. Everything else is ignored. */
const update = z.object({
  update_id: z.int(),
  message: z
    .object({
      text: z.string().optional(),
      chat: z.object({ id: z.int(), type: z.string() }),
      from: z.object({ id: z.int(), language_code: z.string().optional() }).optional(),
    })
    .optional(),
  my_chat_member: z
    .object({ chat: z.object({ id: z.int(), type: z.string() }), new_chat_member: z.object({ status: z.string() }) })
    .optional(),
});

type Update = z.infer<typeof update>;
type Message = NonNullable<Update['message']>;

/** A method of the Bot API as the response of the webhook: the answer needs no request of ours. */
export interface TelegramReply {
  readonly method: 'sendMessage';
  readonly chat_id: number;
  readonly text: string;
}

/**
 * Handles an update once, however often Telegram sends it (R-MSG-7): `/start CODE` connects the private chat with the customer of the code,
 * `/stop` and blocking the bot end it. Groups and bots are not listened to.
 * @returns what is answered in the chat; null: nothing
 */
export async function handleUpdate({ db }: Connection, body: unknown, now: number): Promise<TelegramReply | null> {
  const parsed = update.safeParse(body);
  if (!parsed.success) return null;
  const { update_id: id, message, my_chat_member: member } = parsed.data;
  return db.transaction().execute(async (transaction) => {
    const isNew = await transaction
      .insertInto('telegram_updates')
      .values({ id, at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (isNew === undefined) return null;
    if (member !== undefined && isPrivate(member) && member.new_chat_member.status === 'kicked') {
      await endChat(transaction, member.chat.id);
    }
    return message === undefined || !isPrivate(message) ? null : answer(transaction, message, now);
  });
}

function isPrivate({ chat }: { readonly chat: Message['chat'] }): boolean {
  return chat.type === 'private' && chat.id > 0;
}

async function answer(transaction: Connection['db'], message: Message, now: number): Promise<TelegramReply> {
  const { chat, from, text = '' } = message;
  const reply = (locale: Locale, key: 'connected' | 'code_ended' | 'stopped' | 'help'): TelegramReply => ({
    method: 'sendMessage',
    chat_id: chat.id,
    text: createTranslator(locale, 'customer-message')(key),
  });
  const own = localeOf(from?.language_code);
  const [, code] = /^\/start(?:@\w+)?\s+([\w-]{1,64})$/.exec(text.trim()) ?? [];
  if (code !== undefined) {
    const found = await takeTelegramCode(transaction, code, now);
    if (found === null) return reply(own, 'code_ended');
    await addTarget(transaction, { ...found, channel: 'telegram', address: String(chat.id), level: 'all' }, now);
    return reply(found.locale, 'connected');
  }
  if (!/^\/stop(?:@\w+)?$/.test(text.trim())) return reply(own, 'help');
  return reply((await endChat(transaction, chat.id)) ?? own, 'stopped');
}

/** @returns the language of the chat; null: it was not connected */
async function endChat(transaction: Connection['db'], chatId: number): Promise<Locale | null> {
  const ended = await transaction
    .deleteFrom('message_targets')
    .where('channel', '=', 'telegram')
    .where('address', '=', String(chatId))
    .returning('locale')
    .executeTakeFirst();
  return ended === undefined ? null : localeOf(ended.locale);
}

function localeOf(language: string | undefined): Locale {
  return locales.find((locale) => language?.toLowerCase().startsWith(locale)) ?? defaultLocale;
}
