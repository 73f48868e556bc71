import { sql } from 'kysely';
import type { Id } from '#domain/id.ts';
import { mailingChannels } from '#domain/order/mailing.ts';
import type { CustomerChannel } from '#domain/order/message-level.ts';
import type { Executor } from '../../../db/connection.ts';

/** How many customers a mailing reaches on a channel. */
export interface Reached {
  readonly channel: CustomerChannel;
  readonly customers: number;
}

/** The one place where a customer gets a mailing. */
interface MailingPlace {
  readonly customerId: Id;
  readonly targetId: string;
  readonly channel: CustomerChannel;
}

/**
 * The places of customers who agreed and are not blocked: on these channels, browsers only while their session lasts. A customer may have
 * several.
 */
function placesOf(executor: Executor, channels: readonly CustomerChannel[], now: number) {
  return executor
    .selectFrom('mailing_consents as consent')
    .innerJoin('message_targets as target', 'target.customer_id', 'consent.customer_id')
    .where('consent.ended_at', 'is', null)
    .where('target.channel', 'in', channels)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customers').select('id').whereRef('customers.id', '=', 'consent.customer_id').where('blocked_at', 'is not', null),
        ),
      ),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('target.session_hash', 'is', null),
        exists(
          selectFrom('sessions')
            .select('token_hash')
            .whereRef('token_hash', '=', 'target.session_hash')
            .whereRef('sessions.customer_id', '=', 'target.customer_id')
            .where('expires_at', '>', now),
        ),
      ]),
    );
}

/** How many customers a mailing reaches now, on each channel that the shop has (R-MAILING-3). */
export async function readAudience(executor: Executor, channels: readonly CustomerChannel[], now: number): Promise<readonly Reached[]> {
  if (channels.length === 0) return [];
  const rank = sql<number>`min(case target.channel when ${mailingChannels[0]} then 0 when ${mailingChannels[1]} then 1 else 2 end)`;
  const rows = await executor
    .selectFrom(
      placesOf(executor, channels, now)
        .select(['target.customer_id', rank.as('rank')])
        .groupBy('target.customer_id')
        .as('best'),
    )
    .select(({ fn }) => ['rank', fn.countAll<number | string>().as('customers')])
    .groupBy('rank')
    .execute();
  return mailingChannels.flatMap((channel, index) => {
    if (!channels.includes(channel)) return [];
    return { channel, customers: Number(rows.find(({ rank: found }) => Number(found) === index)?.customers ?? 0) };
  });
}

/** The next customers behind this one, each with one place. @returns the last of them; null: there are no more */
export async function nextPlaces(
  executor: Executor,
  { channels, after, most, now }: { channels: readonly CustomerChannel[]; after: Id; most: number; now: number },
): Promise<{ readonly places: readonly MailingPlace[]; readonly last: Id | null }> {
  if (channels.length === 0) return { places: [], last: null };
  const open = await executor
    .selectFrom('mailing_consents')
    .select('customer_id')
    .where('ended_at', 'is', null)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(most)
    .execute();
  const last = open.at(-1)?.customer_id ?? null;
  if (last === null) return { places: [], last };
  const rows = await placesOf(executor, channels, now)
    .select(['target.id', 'target.customer_id', 'target.channel'])
    .where('target.customer_id', '>', after)
    .where('target.customer_id', '<=', last)
    .orderBy('target.created_at', 'desc')
    .execute();
  const best = new Map<Id, MailingPlace>();
  for (const channel of mailingChannels) {
    for (const { id, customer_id } of rows.filter((row) => row.channel === channel)) {
      if (!best.has(customer_id)) best.set(customer_id, { customerId: customer_id, targetId: id, channel });
    }
  }
  return { places: [...best.values()], last: open.length < most ? null : last };
}

/** How many customers behind this one a mailing would reach. */
export async function countPlaces(
  executor: Executor,
  { channels, after, now }: { channels: readonly CustomerChannel[]; after: Id; now: number },
): Promise<number> {
  if (channels.length === 0) return 0;
  const { count } = await placesOf(executor, channels, now)
    .select(({ fn }) => fn.count<number | string>('target.customer_id').distinct().as('count'))
    .where('target.customer_id', '>', after)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a customer still wants mailings, and may get them. */
export async function isReached(executor: Executor, customerId: Id): Promise<boolean> {
  const consent = await executor
    .selectFrom('mailing_consents as consent')
    .leftJoin('customers', 'customers.id', 'consent.customer_id')
    .select('consent.id')
    .where('consent.customer_id', '=', customerId)
    .where('consent.ended_at', 'is', null)
    .where('customers.blocked_at', 'is', null)
    .executeTakeFirst();
  return consent !== undefined;
}
