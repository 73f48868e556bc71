import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import type { Executor } from '../../../db/connection.ts';
import { queueNotices } from '../notices.ts';
import { groupChannel } from './group-targets.ts';

export const groupNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pause'), until: z.number().nullable(), by: z.string().nullable(), at: z.number() }),
  z.object({ kind: z.literal('day'), day: z.string(), orders: z.number(), total: z.number(), cancelled: z.number() }),
]);

export type GroupNotice = z.infer<typeof groupNotice>;

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
