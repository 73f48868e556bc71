import { streamSSE } from 'hono/streaming';
import { drainSignal } from '../http/readiness.ts';
import { log } from '../log.ts';
import type { Change } from '../modules/orders/order-feed.ts';
import type { ApiContext } from './context.ts';

/** Under every time-out on the way, `server.timeout` of the process among them. */
const heartbeatMs = 15_000;
/** After how long a browser asks again when the stream broke. */
const retryMs = 2_000;

export interface ServerEvent {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

export interface EventSource {
  /** What there is to tell: first at once without changes, then after each change. */
  read(changes: readonly Change[]): Promise<readonly ServerEvent[]>;
  /** Whether the listener may still listen; asked with every heartbeat. */
  mayListen(): Promise<boolean>;
}

/** Server-sent events until the listener leaves, may no longer listen, or the process drains. Nothing between subscribing and reading is lost. */
export function streamEvents(context: ApiContext, source: EventSource): Response {
  context.header('X-Accel-Buffering', 'no');
  if (context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': 'text/event-stream' });
  const { feed } = context.get('services');
  const report = async (error: Error) => log.warn({ reason: error.message }, 'an event stream broke');
  const answer = streamSSE(
    context,
    async (stream) => {
      const waiting = createBell();
      const changes: Change[] = [];
      const unsubscribe = await feed.subscribe((change) => {
        changes.push(change);
        waiting.ring();
      });
      stream.onAbort(waiting.ring);
      drainSignal().addEventListener('abort', waiting.ring);
      const isOver = () => stream.aborted || drainSignal().aborted;
      try {
        await stream.write(`retry: ${retryMs}\n\n`);
        let told = await source.read([]);
        while (!isOver()) {
          for (const { id, event, data } of told)
            await stream.writeSSE({ ...(id === undefined ? {} : { id }), event, data: JSON.stringify(data) });
          const hasRung = changes.length > 0 || (await waiting.hasRungWithin(heartbeatMs));
          context.set('now', context.get('clock')());
          if (!hasRung && !(await source.mayListen())) break;
          if (!hasRung) await stream.write(': heartbeat\n\n');
          told = changes.length === 0 ? [] : await source.read(changes.splice(0));
        }
      } finally {
        unsubscribe();
        drainSignal().removeEventListener('abort', waiting.ring);
      }
    },
    report,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** Wakes whoever waits; a ring while nobody waits is kept. */
function createBell() {
  let hasRung = false;
  let wake = () => {};
  return {
    ring: () => {
      hasRung = true;
      wake();
    },
    async hasRungWithin(limitMs: number): Promise<boolean> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const rung = hasRung;
      hasRung = false;
      return rung;
    },
  };
}
