import { calls } from '#contract/calls.ts';
import type { OrderEvent } from '../backend/kitchen.ts';
import { type Api, type ApiContext, notFound } from './context.ts';
import { type ServerEvent, streamEvents } from './event-stream.ts';
import { findSession, requireCustomer } from './identity.ts';
import { lastEventId } from './last-event-id.ts';
import { pathId } from './read-input.ts';
import { route } from './route.ts';
import { staffEvents } from './staff-events.ts';

export function addEvents(api: Api): void {
  route(api, calls.orderEvents, orderEvents);
  route(api, calls.staffEvents, staffEvents);
}

/**
 * `status` events `{ status, at, by, order }`, ids count up. First the newest one, or what came after `Last-Event-ID`; then each change
 * (contract §3).
 */
async function orderEvents(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const orderId = pathId(context, 'id');
  const { backend } = context.get('services');
  const resumeAfter = lastEventId(context);
  const known = await backend.orderEvents(customerId, orderId, resumeAfter ?? 0);
  if (known === null) throw notFound();
  let last = resumeAfter ?? (known.at(-1)?.id ?? 1) - 1;
  return streamEvents(context, {
    async read(changes) {
      const concerns = changes.length === 0 || changes.some((change) => change.kind === 'order' && change.orderId === orderId);
      const events = concerns ? ((await backend.orderEvents(customerId, orderId, last)) ?? []) : [];
      last = events.at(-1)?.id ?? last;
      return events.map(toServerEvent);
    },
    mayListen: async () => (await findSession(context))?.customerId === customerId,
  });
}

function toServerEvent({ id, ...data }: OrderEvent): ServerEvent {
  return { id: String(id), event: 'status', data };
}
