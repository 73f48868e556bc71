import { randomUUID } from 'node:crypto';
import { type CustomerChannel, isTold, type MessageLevel } from '#domain/order/message-level.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { groupChannel, orderTarget } from './group/group-targets.ts';

const assignedAtOnce = 200;

/** The channel of an event that has no channel yet. */
export const unassigned = '';

/** Where messages go: systems that hear of everything, and ways to customers, who choose them. */
export interface Channels {
  readonly systems: readonly string[];
  readonly customers: readonly CustomerChannel[];
  /** whether groups of restaurants are told, too */
  readonly groups?: boolean;
}

interface AssignedEvent {
  readonly order_id: string;
  readonly history_id: number;
}

/**
 * Gives each new event a row for each system, and for each place where its customer wants to be told of it (R-MSG-1), so that an
 * unavailable channel does not delay the others.
 */
export async function assignChannels({ db }: Connection, { systems, customers, groups = false }: Channels): Promise<void> {
  const events = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', unassigned)
    .where('delivered_at', 'is', null)
    .orderBy('delivered_at')
    .orderBy('next_at')
    .limit(assignedAtOnce)
    .execute();
  const [first, ...others] = systems;
  if (events.length === 0 || first === undefined) return;
  const ids = events.map(({ id }) => id);
  await db.transaction().execute(async (transaction) => {
    // rows that another process has assigned meanwhile are not found here
    const assigned = await transaction
      .updateTable('outbox')
      .set({ channel: first })
      .where('id', 'in', ids)
      .where('channel', '=', unassigned)
      .returningAll()
      .execute();
    const targets = [...(await targetsOf(transaction, assigned, customers)), ...(groups ? await groupTargets(transaction, assigned) : [])];
    const copies = assigned.flatMap((event) => [
      ...others.map((channel) => ({ ...event, id: randomUUID(), channel })),
      ...targets
        .filter((target) => target.order_id === event.order_id && target.wants(event))
        .map(({ id, channel }) => ({ ...event, id: randomUUID(), channel, target_id: id })),
    ]);
    if (copies.length > 0) await transaction.insertInto('outbox').values(copies).execute();
  });
}

/** The groups of the restaurants of these orders: a group is told of each step (R-MSG-12). */
async function groupTargets(transaction: Executor, events: readonly AssignedEvent[]) {
  if (events.length === 0) return [];
  const rows = await transaction
    .selectFrom('orders')
    .innerJoin('telegram_groups', 'telegram_groups.restaurant_id', 'orders.restaurant_id')
    .select(['orders.id as order_id', 'telegram_groups.chat_id'])
    .where('orders.id', 'in', [...new Set(events.map(({ order_id }) => order_id))])
    .execute();
  return rows.map(({ order_id, chat_id }) => ({ order_id, channel: groupChannel, id: orderTarget(chat_id), wants: () => true }));
}

/** The places of the customers of these orders, and which of the events each is told. */
async function targetsOf(transaction: Executor, events: readonly AssignedEvent[], channels: readonly CustomerChannel[]) {
  if (events.length === 0 || channels.length === 0) return [];
  const targets = await transaction
    .selectFrom('orders')
    .innerJoin('message_targets', 'message_targets.customer_id', 'orders.customer_id')
    .select(['orders.id as order_id', 'message_targets.id', 'message_targets.channel', 'message_targets.level'])
    .where('orders.id', 'in', [...new Set(events.map(({ order_id }) => order_id))])
    .where('message_targets.channel', 'in', channels)
    .execute();
  if (targets.length === 0) return [];
  const changes = await transaction
    .selectFrom('order_history')
    .select(['id', 'status', 'change'])
    .where('id', 'in', [...new Set(events.map(({ history_id }) => history_id))])
    .execute();
  const changeOf = new Map(changes.map(({ id, status, change }) => [id, { status: status as OrderStatus, change }]));
  return targets.map((target) => ({
    ...target,
    wants({ history_id }: AssignedEvent) {
      const change = changeOf.get(history_id);
      return change !== undefined && isTold(target.level as MessageLevel, change);
    },
  }));
}
