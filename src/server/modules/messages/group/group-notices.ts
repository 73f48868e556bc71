import { formatDayMonth, formatNumber, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { dayAndClock } from '#domain/schedule/day-words.ts';
import { noEnd } from '#domain/schedule/opening.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { parseStored } from '../../../db/parse-stored.ts';
import type { Notice, NoticeSender } from '../notices.ts';
import { following, type GroupBot } from './group-messenger.ts';
import { endGroup, groupWaitedFor } from './group-rows.ts';
import { groupChannel } from './group-targets.ts';
import { type GroupNotice, groupNotice } from './tell-group.ts';

const atOnce = 5;

export function createGroupNoticeSender(bot: GroupBot): NoticeSender {
  const { db } = bot.connection;
  return {
    ...{ channel: groupChannel, atOnce },
    async trySend(notice: Notice) {
      const group = await groupWaitedFor(db, Number(notice.target_id), async () => {
        const row = await db.selectFrom('notices').select('target_id').where('id', '=', notice.id).executeTakeFirst();
        return row && Number(row.target_id);
      });
      if (group === null) return 'ended';
      const text = noticeText(parseStored(groupNotice, notice.content), group.locale);
      await following(bot, group, (chatId) => bot.client.call('sendMessage', { chat_id: chatId, text }));
      return null;
    },
    endTarget: (targetId) => endGroup(db, Number(targetId)),
  };
}

function noticeText(notice: GroupNotice, locale: Locale): string {
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
