import type { Id } from '#domain/id.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { take } from '../../../auth/rate-limit.ts';
import { isMemberLinked, unlinkMember } from '../../../auth/team-telegram.ts';
import type { Config } from '../../../config/config.ts';
import type { Connection } from '../../../db/connection.ts';
import type { Backend } from '../../../ports/backend.ts';
import { addLogEntry } from '../../office/change-log.ts';
import { deliverDue } from '../deliver-due.ts';
import { deliverNotices } from '../notices.ts';
import { createTelegramClient } from '../telegram/telegram-client.ts';
import type { UpdateListener } from '../telegram/update.ts';
import { answerCommand } from './answer-command.ts';
import { answerPress } from './answer-press.ts';
import { makeGroupCode } from './group-codes.ts';
import { createGroupSender } from './group-messenger.ts';
import { createGroupNoticeSender } from './group-notices.ts';
import { endGroup, followChat, type RestaurantGroup, readGroups } from './group-rows.ts';
import { groupChannel } from './group-targets.ts';
import { alarmGroups, sumDays } from './watch-groups.ts';

const hourMs = 60 * 60_000;
const codesPerHour = 20;

/** Who asks for a code, and the language of the page. */
interface CodeRequest {
  /** null: somebody without a name */
  readonly name: string | null;
  readonly locale: Locale;
}

/** The groups of restaurants in Telegram (R-MSG-12). */
export interface RestaurantGroups {
  /** the name of the bot; null: there is none */
  readonly bot: string | null;
  /** that of the outbox; none without a bot */
  readonly channels: readonly string[];
  groups(): Promise<readonly RestaurantGroup[]>;
  /** The command that connects a group. Returns the problems NOT_FOUND, TOO_MANY_REQUESTS. */
  groupCommand(restaurantId: Id, request: CodeRequest, now: number): Promise<Result<string, Problem>>;
  end(restaurant: { readonly id: Id; readonly name: string }, by: string | null, now: number): Promise<void>;
  /** The link by which a person of the team connects their Telegram. Returns the problems NOT_FOUND, TOO_MANY_REQUESTS. */
  memberLink(memberId: Id, request: CodeRequest, now: number): Promise<Result<string, Problem>>;
  isLinked(memberId: Id): Promise<boolean>;
  unlink(memberId: Id): Promise<void>;
  /** Handles what is written and pressed in groups. */
  readonly answer: UpdateListener;
  /** Sends what is due; null: there is no bot. */
  readonly deliver: ((now: number, report: (error: unknown) => void) => Promise<void>) | null;
  /** Queues alarms and the sums of days. */
  watch(now: number): Promise<void>;
}

type GroupsPart = Pick<Config, 'messages' | 'siteUrl'>;

export function createRestaurantGroups(
  connection: Connection,
  { messages: { telegram }, siteUrl }: GroupsPart,
  backend: Pick<Backend, 'staff' | 'restaurants'>,
): RestaurantGroups {
  const { db } = connection;
  const bot = telegram && { connection, client: createTelegramClient(telegram), token: telegram.token, siteUrl, staff: backend.staff };
  const readNames = async (now: number) => {
    const restaurants = await backend.staff.restaurants(defaultLocale, now);
    return (id: Id) => restaurants.find((restaurant) => restaurant.id === id)?.name ?? '';
  };
  const hours = async (now: number) => {
    const restaurants = await backend.restaurants(defaultLocale, now);
    return (id: Id) => restaurants.find((restaurant) => restaurant.id === id);
  };
  return {
    bot: telegram?.bot ?? null,
    channels: telegram === null ? [] : [groupChannel],
    groups: () => readGroups(db),
    async groupCommand(restaurantId, request, now) {
      const code = await codeFor(connection, telegram !== null, { kind: 'group', id: restaurantId }, request, now);
      return code.ok && telegram !== null ? ok(`/group@${telegram.bot} ${code.value}`) : code;
    },
    async memberLink(memberId, request, now) {
      const code = await codeFor(connection, telegram !== null, { kind: 'member', id: memberId }, request, now);
      return code.ok && telegram !== null ? ok(`https://t.me/${telegram.bot}?start=${code.value}`) : code;
    },
    isLinked: (memberId) => isMemberLinked(db, memberId),
    unlink: (memberId) => unlinkMember(db, memberId),
    end: ({ id, name }, by, now) =>
      db.transaction().execute(async (transaction) => {
        const group = (await readGroups(transaction)).find(({ restaurantId }) => restaurantId === id);
        if (group === undefined) return;
        await endGroup(transaction, group.chatId);
        await addLogEntry(transaction, { at: now, by, kind: 'groupEnded', subject: name, before: { note: group.title }, after: null });
      }),
    async answer({ message, callback_query: press, my_chat_member: member }, now) {
      if (bot === null) return null;
      if (press !== undefined) return answerPress(bot, press, now);
      if (member !== undefined && ['left', 'kicked'].includes(member.new_chat_member.status)) await endGroup(db, member.chat.id);
      if (message === undefined) return null;
      if (message.migrate_to_chat_id !== undefined) await followChat(connection, message.chat.id, message.migrate_to_chat_id);
      return answerCommand({ ...bot, readNames }, message, now);
    },
    deliver:
      bot &&
      (async (now, report) => {
        await deliverDue(connection, createGroupSender(bot), now, report);
        await deliverNotices(connection, createGroupNoticeSender(bot), now, report);
      }),
    async watch(now) {
      await alarmGroups(connection, now);
      await sumDays(connection, () => hours(now), now);
    },
  };
}

async function codeFor(
  { db }: Connection,
  hasBot: boolean,
  owner: Parameters<typeof makeGroupCode>[1],
  { name, locale }: CodeRequest,
  now: number,
): Promise<Result<string, Problem>> {
  if (!hasBot) return err(problem('NOT_FOUND'));
  const until = await take(db, { key: `telegram-codes/${owner.kind}/${owner.id}`, max: codesPerHour, windowMs: hourMs }, now);
  if (until !== null) return err(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
  return ok(await makeGroupCode(db, owner, { locale, madeBy: name }, now));
}
