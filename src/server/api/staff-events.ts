import type { Change } from '../modules/orders/order-feed.ts';
import type { ApiContext } from './context.ts';
import { type ServerEvent, streamEvents } from './event-stream.ts';
import { lastEventId } from './last-event-id.ts';
import { findStaff, requireStaff } from './staff-access.ts';

/**
 * For the board: `ready` at once, then `order` `{ status, at, by, order }` for each changed order and `stock` when stop-list, portions
 * or pauses changed. With `Last-Event-ID` first what changed since; some may come twice.
 */
export async function staffEvents(context: ApiContext): Promise<Response> {
  await requireStaff(context);
  const { kitchen } = context.get('services').backend;
  const resumeAfter = lastEventId(context);
  return streamEvents(context, {
    async read(changes) {
      if (changes.length > 0) return toEvents(changes);
      const missed = resumeAfter === null ? [] : (await kitchen.eventsAfter(resumeAfter)).map(toServerEvent);
      return [...missed, { id: String(await kitchen.newestEvent()), event: 'ready', data: {} }];
    },
    mayListen: async () => (await findStaff(context)).ok,
  });

  async function toEvents(changes: readonly Change[]): Promise<ServerEvent[]> {
    const orderIds = changes.flatMap((change) => (change.kind === 'order' ? [change.orderId] : []));
    const orders = await kitchen.eventsOf([...new Set(orderIds)]);
    const stock = changes.some(({ kind }) => kind === 'stock') ? [{ event: 'stock', data: {} }] : [];
    return [...orders.map(toServerEvent), ...stock];
  }
}

function toServerEvent({ id, ...data }: { readonly id: number }): ServerEvent {
  return { id: String(id), event: 'order', data };
}
