import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { formatDayMonth, formatNumber, formatPrice } from '#domain/format.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { dayAndClock } from '#domain/schedule/day-words.ts';
import { noEnd } from '#domain/schedule/opening.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Executor } from '../../../db/connection.ts';
import { parseStored } from '../../../db/parse-stored.ts';
import { type Notice, type NoticeSender, queueNotices } from '../notices.ts';
import { following, type GroupBot } from './group-messenger.ts';
import { endGroup, groupOfChat } from './group-rows.ts';
import { groupChannel } from './group-targets.ts';

const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pause'), until: z.number().nullable(), by: z.string().nullable(), at: z.number() }),
  z.object({ kind: z.literal('day'), day: z.string(), orders: z.number(), total: z.number(), cancelled: z.number() }),
]);

export type GroupNotice = z.infer<typeof content>;

/** Queues what the group of a restaurant is told, if it has one. @param id what it is about: it is told once */
export async function tellGroup(
  transaction: Executor,
  restaurantId: Id,
  notice: GroupNotice,
  { now, id = randomUUID() }: { readonly now: number; readonly id?: string },
): Promise<void> {
  const group = await transaction
    .selectFrom('telegram_groups')
    .select('chat_id')
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst();
  if (group === undefined) return;
  const row = { id, channel: groupChannel, target_id: String(group.chat_id), content: JSON.stringify(notice) };
  await queueNotices(transaction, [row], now);
}

const atOnce = 5;

export function createGroupNoticeSender(bot: GroupBot): NoticeSender {
  const { db } = bot.connection;
  return {
    ...{ channel: groupChannel, atOnce },
    async trySend(notice: Notice) {
      const group = await groupOfChat(db, Number(notice.target_id));
      if (group === null) return 'ended';
      const text = noticeText(parseStored(content, notice.content), group.locale);
      await following(bot, group, (chatId) => bot.client.call('sendMessage', { chat_id: chatId, text }));
      return null;
    },
    endTarget: (targetId) => endGroup(db, Number(targetId)),
  };
}

export function noticeText(notice: GroupNotice, locale: Locale): string {
  const t = createTranslator(locale, 'group-message');
  if (notice.kind === 'day') {
    const { day, orders, total, cancelled } = notice;
    const figures = { orders: formatNumber(orders, locale), sum: formatPrice(total, locale), cancelled: formatNumber(cancelled, locale) };
    return t('day', { day: formatDayMonth(day, locale), ...figures });
  }
  const { until, by, at } = notice;
  const text = until === null ? t('opened') : until >= noEnd ? t('closedOpen') : t('closed', { time: dayAndClock(until, at, locale) });
  return by === null ? text : `${text}\n${t('doneBy', { name: by })}`;
}
