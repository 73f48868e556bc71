import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { OpenStream, StreamOwner } from '../auth/event-streams.ts';
import { log } from '../log.ts';
import type { Change } from '../modules/orders/order-feed.ts';
import { drainSignal } from '../readiness.ts';
import { type ApiContext, unwrap } from './context.ts';

/** Shorter than every timeout between server and client, including `server.timeout` of the process. */
const heartbeatMs = 15_000;
/** The delay before a browser reconnects a broken stream. */
const retryMs = 2_000;

/** One of the events of a stream, as defined by the contract. */
export type ServerEvent<Events> = {
  [Name in keyof Events & string]: { readonly id?: string; readonly event: Name; readonly data: Events[Name] };
}[keyof Events & string];

export interface EventSource<Events> {
  /** The stream ends with the session of its owner and is counted for that owner. */
  readonly owner: StreamOwner;
  /** Whether a change is relevant to the stream. */
  concerns(change: Change): boolean;
  /** The events to send: first immediately without changes, then after relevant changes. */
  read(changes: readonly Change[]): Promise<readonly ServerEvent<Events>[]>;
}

/**
 * Sends server-sent events until the client disconnects, its session ends, or the process drains. No change between subscribing and reading
 * is lost.
 */
export function streamEvents<Events>(context: ApiContext, source: EventSource<Events>): Response {
  context.header('X-Accel-Buffering', 'no');
  if (context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': 'text/event-stream' });
  const place = unwrap(context.get('services').streams.open(source.owner));
  const report = async (error: Error) => log.warn({ reason: error.message }, 'an event stream broke');
  const response = streamSSE(context, (stream) => sendEvents(stream, context, source, place).finally(place.close), report);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

async function sendEvents<Events>(
  stream: SSEStreamingApi,
  context: ApiContext,
  source: EventSource<Events>,
  place: OpenStream,
): Promise<void> {
  const waiting = createSignal();
  const changes: Change[] = [];
  const ends = [place.ended, drainSignal()];
  const isOver = () => stream.aborted || ends.some(({ aborted }) => aborted);
  stream.onAbort(waiting.ring);
  for (const end of ends) end.addEventListener('abort', waiting.ring);
  let unsubscribe = () => {};
  try {
    unsubscribe = await context.get('services').feed.subscribe((change) => {
      if (!source.concerns(change)) return;
      changes.push(change);
      waiting.ring();
    });
    await stream.write(`retry: ${retryMs}\n\n`);
    let reported = await source.read([]);
    for (;;) {
      if (reported.length > 0) await place.confirm();
      if (isOver()) return;
      for (const { id, event, data } of reported)
        await stream.writeSSE({ ...(id === undefined ? {} : { id }), event, data: JSON.stringify(data) });
      const isNotified = changes.length > 0 || (await waiting.waitFor(heartbeatMs));
      if (isOver()) return;
      context.set('now', context.get('clock')());
      if (!isNotified) await stream.write(': heartbeat\n\n');
      reported = changes.length === 0 ? [] : await source.read(changes.splice(0));
    }
  } finally {
    unsubscribe();
    for (const end of ends) end.removeEventListener('abort', waiting.ring);
  }
}

/** Resumes the waiting caller; a notification without a waiting caller is stored. */
function createSignal() {
  let isNotified = false;
  let notify = () => {};
  return {
    ring: () => {
      isNotified = true;
      notify();
    },
    async waitFor(limitMs: number): Promise<boolean> {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs);
          notify = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const wasNotified = isNotified;
      isNotified = false;
      return wasNotified;
    },
  };
}
