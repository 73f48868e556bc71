import type { calls } from '#contract/calls.ts';
import type { EventsOf } from '#contract/lib/call-types.ts';
import { isAmong } from '#domain/office/team.ts';
import type { Change, OrderChange, OrderFeed } from '../modules/orders/order-feed.ts';
import type { OrderEvent } from '../ports/staff.ts';
import { type ServerEvent, streamEvents } from './event-stream.ts';
import type { HandlerInput } from './handle.ts';
import { lastEventId } from './last-event-id.ts';
import { streamOwner } from './staff-sessions.ts';

type StaffEvents = EventsOf<typeof calls.staffEvents>;

/**
 * For the board: `ready` immediately, then `order` `{ status, at, by, order }` for each changed order and `stock` when stop-list, portions
 * or pauses changed; only orders of the restaurants that the reader may see. With `Last-Event-ID` the changes since are sent first; some may be sent twice.
 */
export function staffEvents({ context, member, services: { feed, backend } }: HandlerInput<typeof calls.staffEvents>): Response {
  const { staff } = backend;
  const resumeAfter = lastEventId(context);
  const isSeen = ({ order }: OrderEvent) => isAmong(member.restaurantIds, order.restaurantId);
  return streamEvents<StaffEvents>(context, {
    owner: streamOwner(context, member, 'staff'),
    concerns: ({ kind }) => kind !== 'editor',
    async read(changes) {
      if (changes.length > 0) return toEvents(changes, feed, isSeen);
      const missed = resumeAfter === null ? [] : (await staff.eventsAfter(resumeAfter)).filter(isSeen).map(toServerEvent);
      return [...missed, { id: String(await staff.newestEvent()), event: 'ready', data: {} }];
    },
  });
}

async function toEvents(
  changes: readonly Change[],
  feed: OrderFeed,
  isSeen: (event: OrderEvent) => boolean,
): Promise<ServerEvent<StaffEvents>[]> {
  const newest = new Map<string, OrderChange>();
  for (const change of changes) if (change.kind === 'order') newest.set(change.orderId, change);
  const orders = await Promise.all([...newest.values()].map((change) => feed.eventsOf(change)));
  const events = orders
    .flatMap((order) => order?.staff.slice(-1) ?? [])
    .filter(isSeen)
    .sort((a, b) => a.id - b.id);
  const stock = changes.some(({ kind }) => kind === 'stock') ? [{ event: 'stock', data: {} } as const] : [];
  return [...events.map(toServerEvent), ...stock];
}

function toServerEvent({ id, ...data }: OrderEvent): ServerEvent<StaffEvents> {
  return { id: String(id), event: 'order', data };
}
