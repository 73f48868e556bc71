import { calls } from '#contract/calls.ts';
import type { EventsOf } from '#contract/lib/call-types.ts';
import type { Change } from '../modules/orders/order-feed.ts';
import type { OrderEvent } from '../ports/staff.ts';
import { type Api, notFound, ProblemError } from './context.ts';
import { type ServerEvent, streamEvents } from './event-stream.ts';
import { type HandlerInput, handle } from './handle.ts';
import { lastEventId } from './last-event-id.ts';
import { staffEvents } from './staff-events.ts';

type OrderEvents = EventsOf<typeof calls.orderEvents>;

export function addEvents(api: Api): void {
  handle(api, calls.orderEvents, orderEvents);
  handle(api, calls.staffEvents, staffEvents);
}

/**
 * `status` events `{ status, at, by, order }` with increasing ids. First the newest one, or those after `Last-Event-ID`; then each change
 * (R-STREAM-1).
 */
async function orderEvents({ context, services, session, customerId, path }: HandlerInput<typeof calls.orderEvents>): Promise<Response> {
  const { backend, feed, streams } = services;
  const orderId = path.id;
  const owner = { role: 'customer', key: customerId, session: session.tokenHash } as const;
  const rejection = streams.problemFor(owner);
  if (rejection !== null) throw new ProblemError(rejection);
  const resumeAfter = lastEventId(context);
  const known = await backend.orderEvents(customerId, orderId, resumeAfter ?? 0);
  if (known === null) throw notFound('order');
  let last = resumeAfter ?? (known.at(-1)?.id ?? 1) - 1;

  const eventsNow = async (change: Change | undefined): Promise<readonly OrderEvent[]> => {
    if (change?.kind !== 'order') return (await backend.orderEvents(customerId, orderId, last)) ?? [];
    const shared = await feed.eventsOf(change);
    return shared?.customerId === customerId ? shared.customer : [];
  };
  return streamEvents<OrderEvents>(context, {
    owner,
    concerns: (change) => change.kind === 'order' && change.orderId === orderId,
    async read(changes) {
      const events = (await eventsNow(changes.at(-1))).filter(({ id }) => id > last);
      last = events.at(-1)?.id ?? last;
      return events.map(toServerEvent);
    },
  });
}

function toServerEvent({ id, ...data }: OrderEvent): ServerEvent<OrderEvents> {
  return { id: String(id), event: 'status', data };
}
