import type { Id } from '#domain/id.ts';
import { endOfBusinessDay } from '#domain/schedule/business-day.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { addLogEntry } from '../../office/change-log.ts';
import type { TelegramMessage, TelegramReply } from '../telegram/update.ts';
import type { PressedBot } from './answer-press.ts';
import { takeGroupCode } from './group-codes.ts';
import { groupOfChat, linkGroup, type RestaurantGroup } from './group-rows.ts';
import { memberInTelegram, onBehalfOf } from './member-in-telegram.ts';

/** A bot that names restaurants. */
export interface CommandBot extends PressedBot {
  readonly readNames: (now: number) => Promise<(restaurantId: Id) => string>;
}

/** `/group CODE` connects a group with a restaurant; `/close` closes the restaurant until the night is over, `/open` opens it again. */
export async function answerCommand(bot: CommandBot, message: TelegramMessage, now: number): Promise<TelegramReply | null> {
  const [, command, word = ''] = /^\/(group|close|open)(?:@\w+)?(?:\s+([\w-]{1,64}))?\s*$/.exec(message.text?.trim() ?? '') ?? [];
  if (command === undefined) return null;
  if (command === 'group') return connect(bot, message, word, now);
  const group = await groupOfChat(bot.connection.db, message.chat.id);
  return group === null ? null : pause(bot, group, { message, isClosing: command === 'close' }, now);
}

async function connect(bot: CommandBot, { chat }: TelegramMessage, code: string, now: number): Promise<TelegramReply> {
  const nameOf = await bot.readNames(now);
  const linked = await bot.connection.db.transaction().execute(async (transaction) => {
    const found = await takeGroupCode(transaction, 'group', code, now);
    if (found === null) return null;
    const title = chat.title ?? '';
    await linkGroup(transaction, { restaurantId: found.id, chatId: chat.id, title, locale: found.locale }, now);
    const name = nameOf(found.id);
    const entry = { at: now, by: found.madeBy, kind: 'groupLinked', subject: name, before: null, after: { note: title } } as const;
    await addLogEntry(transaction, entry);
    return { name, locale: found.locale };
  });
  const t = createTranslator(linked?.locale ?? 'ru', 'group-message');
  return { method: 'sendMessage', chat_id: chat.id, text: linked === null ? t('codeEnded') : t('linked', { name: linked.name }) };
}

interface PauseCommand {
  readonly message: TelegramMessage;
  readonly isClosing: boolean;
}

/** The pause itself is told in the group, wherever it begins (R-MSG-15). */
async function pause(
  bot: CommandBot,
  group: RestaurantGroup,
  { message: { chat, from }, isClosing }: PauseCommand,
  now: number,
): Promise<TelegramReply | null> {
  const member = from === undefined ? null : await memberInTelegram(bot.connection.db, from.id, group.restaurantId);
  const until = isClosing ? await closedUntil(bot, group.restaurantId, now) : null;
  const done = member && (await onBehalfOf(member, (by) => bot.staff.pause(group.restaurantId, until, by, now)));
  if (done?.ok) return null;
  return { method: 'sendMessage', chat_id: chat.id, text: createTranslator(group.locale, 'group-message')('notAllowed') };
}

/** Until the night is over, or until the end of a pause that is longer. */
async function closedUntil({ connection }: CommandBot, restaurantId: Id, now: number): Promise<number> {
  const pause = await connection.db.selectFrom('pauses').select('until').where('restaurant_id', '=', restaurantId).executeTakeFirst();
  return Math.max(pause?.until ?? 0, endOfBusinessDay(now));
}
