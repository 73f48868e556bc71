import type { Id } from '#domain/id.ts';
import type { Connection } from '../../db/connection.ts';
import type { ChangeSignal } from '../../db/listen.ts';
import { readVersions } from '../catalog/catalog-version.ts';
import { type OrderEvents, readOrderEvents } from './order-events.ts';

/** Something changed: an order's status, or the stop-list, portions and pauses. */
export type Change = OrderChange | { readonly kind: 'stock' };

export interface OrderChange {
  readonly kind: 'order';
  readonly orderId: Id;
}

type Listener = (change: Change) => void;

/** Tells this process's open streams what changed, whoever changed it. */
export interface OrderFeed {
  /** Every change that is committed after this resolves comes within a second, also from other processes; answers how to stop. */
  subscribe(listener: Listener): Promise<() => void>;
  /** What happened to an order, as it stood when this change was told or later; read once for all who listen. Null: it is gone. */
  eventsOf(change: OrderChange): Promise<OrderEvents | null>;
  /** Looks at once: this process has just changed something. */
  notify(): void;
}

const pollMs = 1_000;
/** Where the database tells: in case that a connection broke and nobody noticed. */
const slowPollMs = 5_000;
/** Ids are given before they are committed: so many before the newest are looked at again. */
const lateIds = 200;

/**
 * Reads the history while somebody listens, when the database tells of a change, else once a second; the database is the one place
 * that all processes share.
 * @param report is told the first of failures in a row
 * @param signal null: nobody tells
 */
export function createOrderFeed(connection: Connection, report: (error: unknown) => void, signal: ChangeSignal | null = null): OrderFeed {
  const listeners = new Set<Listener>();
  const reads = new WeakMap<OrderChange, Promise<OrderEvents | null>>();
  let timer: NodeJS.Timeout | undefined;
  let seen: ReadonlySet<number> = new Set();
  let stock = '';
  let turn: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let hasFailed = false;

  const publish = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  /** The first look only learns what stands already. */
  const look = async (isFirst: boolean) => {
    const state = await readState(connection, isFirst ? null : Math.max(0, ...seen) - lateIds);
    if (!isFirst) {
      const fresh = state.changes.filter(({ id }) => !seen.has(id));
      for (const orderId of new Set(fresh.map((change) => change.order_id))) publish({ kind: 'order', orderId });
      if (state.stock !== stock) publish({ kind: 'stock' });
    }
    seen = new Set(state.changes.map(({ id }) => id));
    stock = state.stock;
  };
  const recovered = () => {
    hasFailed = false;
  };
  const failed = (error: unknown) => {
    if (!hasFailed) report(error);
    hasFailed = true;
  };
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(notify, signal?.isOpen() ? slowPollMs : pollMs).unref();
  };
  const lookFirst = () => {
    restartTimer();
    const first = turn.then(() => look(true));
    turn = first.catch(() => {});
    return first;
  };
  const notify = () => {
    if (listeners.size === 0) return;
    restartTimer();
    if (isWaiting) return;
    isWaiting = true;
    turn = turn.then(() => {
      isWaiting = false;
      return look(false).then(recovered, failed);
    });
  };

  if (signal !== null) signal.onChange = notify;
  return {
    async subscribe(listener) {
      const isFirst = listeners.size === 0;
      const stop = () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
      listeners.add(listener);
      try {
        await (isFirst ? lookFirst() : turn);
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    eventsOf(change) {
      const read = reads.get(change) ?? readOrderEvents(connection.db, change.orderId);
      reads.set(change, read);
      return read;
    },
    notify,
  };
}

/** The changes after an id, or the newest ones. */
async function readState({ db }: Connection, after: number | null) {
  const query = db.selectFrom('order_history').select(['id', 'order_id']).orderBy('id', 'desc');
  const changes = await (after === null ? query.limit(lateIds) : query.where('id', '>', after)).execute();
  return { changes, stock: (await readVersions(db)).stock };
}
