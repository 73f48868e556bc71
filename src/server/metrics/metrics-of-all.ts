import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { instruments } from './record.ts';

/**
 * Worker processes can only communicate with the primary process, which forwards messages: `sendRequest` to all workers, and each response
 * to the worker that requested it. Each response contains the expected number of responses.
 */
type MetricsMessage =
  | { readonly metrics: 'ask'; readonly id: string }
  | { readonly metrics: 'wanted'; readonly id: string; readonly requester: number; readonly count: number }
  | { readonly metrics: 'part'; readonly id: string; readonly requester: number; readonly count: number; readonly values: Values };

type Values = Awaited<ReturnType<Awaited<ReturnType<typeof instruments>>['registry']['getMetricsAsJSON']>>;

/** A process that is starting or stopping may not respond. */
const waitMs = 1_000;
const waiting = new Map<string, (part: Extract<MetricsMessage, { metrics: 'part' }>) => void>();

/** The metrics of this process, or of all processes behind the same port, in the Prometheus text format. */
export async function metricsOfAll(): Promise<{ readonly contentType: string; readonly text: string }> {
  const { registry } = await instruments();
  if (!cluster.isWorker) return { contentType: registry.contentType, text: await registry.metrics() };
  const { AggregatorRegistry } = await import('prom-client');
  const all = AggregatorRegistry.aggregate(await partsOfAll());
  return { contentType: all.contentType, text: await all.metrics() };
}

async function partsOfAll(): Promise<Values[]> {
  const id = randomUUID();
  const parts: Values[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, waitMs).unref();
  waiting.set(id, ({ values, count }) => {
    parts.push(values);
    if (parts.length === count) resolve();
  });
  process.send?.({ metrics: 'ask', id } satisfies MetricsMessage);
  await promise;
  clearTimeout(limit);
  waiting.delete(id);
  return parts;
}

/** Lets a worker process respond to requests for its metrics. */
export function shareMetrics(): void {
  process.on('message', (message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === 'part') waiting.get(message.id)?.(message);
    if (message.metrics === 'wanted') void answerPart(message);
  });
}

async function answerPart({ id, requester, count }: Extract<MetricsMessage, { metrics: 'wanted' }>): Promise<void> {
  const values = await (await instruments()).registry.getMetricsAsJSON();
  process.send?.({ metrics: 'part', id, requester, count, values } satisfies MetricsMessage);
}

/**
 * Forwards messages in the primary process.
 * @param serving the workers that can respond
 */
export function relayMetrics(serving: Iterable<Worker>): void {
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const requested = [...serving].filter((one) => one.isConnected());
    const { id } = message;
    const wanted: MetricsMessage = { metrics: 'wanted', id, requester: worker.id, count: requested.length };
    if (message.metrics === 'ask') for (const one of requested) one.send(wanted);
    if (message.metrics === 'part') cluster.workers?.[message.requester]?.send(message);
  });
}

function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'metrics' in message;
}
