import { defaultLocale, type Locale, locales } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { linkMember } from '../../../auth/team-telegram.ts';
import type { Connection } from '../../../db/connection.ts';
import { takeGroupCode } from '../group/group-codes.ts';
import { endMailings } from '../mailings/mailing-consent.ts';
import { takeTelegramCode } from '../message-codes.ts';
import { addTarget } from '../message-targets.ts';
import { type ButtonsOfMessage, pageButton } from './page-button.ts';
import { type TelegramMessage, type TelegramReply, telegramUpdate, type UpdateListener } from './update.ts';

interface UpdateOptions {
  readonly now: number;
  /** handles what happens in groups, and buttons */
  readonly inGroup: UpdateListener;
  readonly siteUrl: string;
}

/**
 * Handles an update once, however often Telegram sends it (R-MSG-7): `/start CODE` connects the private chat with the customer of the code,
 * `/stop` and blocking the bot end it, `/stop_offers` ends mailings; all else is answered by what the bot does and a button that opens the shop.
 * @returns what is answered; null: nothing
 */
export async function handleUpdate(
  { db }: Connection,
  body: unknown,
  { now, inGroup, siteUrl }: UpdateOptions,
): Promise<TelegramReply | null> {
  const parsed = telegramUpdate.safeParse(body);
  if (!parsed.success) return null;
  const { update_id: id, message, my_chat_member: member, callback_query: press } = parsed.data;
  const isOfGroup = press !== undefined || (message !== undefined && isGroup(message)) || (member !== undefined && isGroup(member));
  const answered = await db.transaction().execute(async (transaction) => {
    const isNew = await transaction
      .insertInto('telegram_updates')
      .values({ id, at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (isNew === undefined) return 'repeated';
    if (member !== undefined && isPrivate(member) && member.new_chat_member.status === 'kicked') {
      await endChat(transaction, member.chat.id);
    }
    return message === undefined || !isPrivate(message) ? null : answer(transaction, message, { now, siteUrl });
  });
  if (answered === 'repeated') return null;
  // outside the transaction: it moves orders
  return isOfGroup ? inGroup(parsed.data, now) : answered;
}

function isPrivate({ chat }: Pick<TelegramMessage, 'chat'>): boolean {
  return chat.type === 'private' && chat.id > 0;
}

function isGroup({ chat }: Pick<TelegramMessage, 'chat'>): boolean {
  return ['group', 'supergroup'].includes(chat.type) && chat.id < 0;
}

async function answer(
  transaction: Connection['db'],
  message: TelegramMessage,
  { now, siteUrl }: Pick<UpdateOptions, 'now' | 'siteUrl'>,
): Promise<TelegramReply> {
  const { chat, from, text = '' } = message;
  const reply = (
    locale: Locale,
    key: 'connected' | 'connected_member' | 'code_ended' | 'stopped' | 'stopped_offers' | 'help',
  ): TelegramReply => ({
    method: 'sendMessage',
    chat_id: chat.id,
    text: createTranslator(locale, 'customer-message')(key),
  });
  const own = localeOf(from?.language_code);
  const [, code] = /^\/start(?:@\w+)?\s+([\w-]{1,64})$/.exec(text.trim()) ?? [];
  if (code !== undefined) {
    const found = await takeTelegramCode(transaction, code, now);
    if (found === null) {
      const language = await connectMember(transaction, code, chat.id, now);
      return language === null ? reply(own, 'code_ended') : reply(language, 'connected_member');
    }
    await addTarget(transaction, { ...found, channel: 'telegram', address: String(chat.id), level: 'all' }, now);
    return reply(found.locale, 'connected');
  }
  const [, command] = /^\/(stop|stop_offers)(?:@\w+)?$/.exec(text.trim()) ?? [];
  if (command === undefined) return { ...reply(own, 'help'), ...menuButton(own, siteUrl) };
  const target = await targetOf(transaction, chat.id);
  // whoever stops the bot gets no mailings elsewhere either (R-MAILING-2)
  if (target !== undefined) await endMailings(transaction, target.customer_id, 'telegram', now);
  if (command === 'stop') await endChat(transaction, chat.id);
  return reply(target === undefined ? own : localeOf(target.locale), command === 'stop' ? 'stopped' : 'stopped_offers');
}

/** Opens the shop inside Telegram. */
function menuButton(locale: Locale, siteUrl: string): ButtonsOfMessage {
  const text = createTranslator(locale, 'customer-message')('menu');
  return pageButton({ text, url: `${siteUrl}${pagePath('home', locale)}`, isInside: true });
}

/** Connects the Telegram of a person of the team. @returns the language that they asked in; null: it is no code for that */
async function connectMember(transaction: Connection['db'], code: string, userId: number, now: number): Promise<Locale | null> {
  const found = await takeGroupCode(transaction, 'member', code, now);
  if (found === null) return null;
  await linkMember(transaction, found.id, userId, now);
  return found.locale;
}

function targetOf(transaction: Connection['db'], chatId: number) {
  return transaction
    .selectFrom('message_targets')
    .select(['customer_id', 'locale'])
    .where('channel', '=', 'telegram')
    .where('address', '=', String(chatId))
    .executeTakeFirst();
}

async function endChat(transaction: Connection['db'], chatId: number): Promise<void> {
  await transaction.deleteFrom('message_targets').where('channel', '=', 'telegram').where('address', '=', String(chatId)).execute();
}

function localeOf(language: string | undefined): Locale {
  return locales.find((locale) => language?.toLowerCase().startsWith(locale)) ?? defaultLocale;
}
