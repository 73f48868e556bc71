import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OrderRequest } from '#domain/order/quote.ts';
import type { CustomerDraft } from '#server/ports/backend.ts';
import type { DatabasePlace } from './backends.ts';

interface Placing {
  readonly order: OrderRequest;
  readonly key: string;
}

export type ProcessTask =
  | { readonly kind: 'migrate' }
  | { readonly kind: 'prepare'; readonly demo: boolean | null; readonly now: number }
  | { readonly kind: 'create-customer'; readonly draft: CustomerDraft; readonly count: number; readonly now: number }
  | { readonly kind: 'place'; readonly orders: readonly Placing[]; readonly customerId: string; readonly now: number };

export interface ShopProcess {
  /** Returns the result of the task in the process, serialized as JSON; rejects with its error. */
  perform<HttpResponse>(task: ProcessTask): Promise<HttpResponse>;
  end(): Promise<void>;
}

/** The data sources of a shop's process. */
export interface ShopPlace extends DatabasePlace {
  /** the restaurant's own system; null for the app's own catalog */
  readonly upstreamUrl?: string | null;
}

/** Starts processes that share a database. Two connections of one process would wait for each other on SQLite. */
export function startProcesses(count: number, place: ShopPlace): Promise<ShopProcess[]> {
  return Promise.all(Array.from({ length: count }, () => startProcess(place)));
}

async function startProcess(place: ShopPlace): Promise<ShopProcess> {
  const script = fileURLToPath(new URL('./shop-process.ts', import.meta.url));
  const child = fork(script, [JSON.stringify(place)], { execArgv: [], env: { ...process.env, LOG_LEVEL: 'silent' } });
  await resultOf(child);
  return {
    async perform<HttpResponse>(task: ProcessTask) {
      child.send(task);
      return (await resultOf(child)) as HttpResponse;
    },
    async end() {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function resultOf(child: ChildProcess): Promise<unknown> {
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('the process ended')));
  const [response] = (await Promise.race([once(child, 'message'), exited])) as [{ value?: unknown; failure?: string }];
  if (response.failure !== undefined) throw new Error(response.failure);
  return response.value;
}
