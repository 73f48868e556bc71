import type { Id } from '#domain/id.ts';
import type { Connection } from '../../db/connection.ts';
import type { ChangeSignal } from '../../db/listen.ts';
import { createFailureReport } from '../../failure-report.ts';
import { readCounters } from '../catalog/catalog-version.ts';
import { type OrderEvents, readOrderEvents } from './order-events.ts';

/** A change of an order's status, of a shared table, of the stop-list, portions and pauses, or of what editors see of each other. */
export type Change =
  | OrderChange
  | { readonly kind: 'table'; readonly tableId: Id }
  | { readonly kind: 'stock' }
  | { readonly kind: 'editor' };

export interface OrderChange {
  readonly kind: 'order';
  readonly orderId: Id;
}

type Listener = (change: Change) => void;

/** Notifies the open streams of this process about changes by any process. */
export interface OrderFeed {
  /**
   * After this resolves, every committed change is delivered within a second, also from other processes; returns a function that
   * unsubscribes.
   */
  subscribe(listener: Listener): Promise<() => void>;
  /** The events of an order at the time of this notification or later; read once for all listeners. Null: the order is deleted. */
  eventsOf(change: OrderChange): Promise<OrderEvents | null>;
  /** Reads changes immediately: this process has just made one. */
  notify(): void;
}

/** Without notifications: a change reaches its listeners within a second (R-STREAM-1). */
const pollMs = 500;
/** The interval with database notifications, in case a connection broke unnoticed. */
const slowPollMs = 5_000;
/** Ids are assigned before they are committed: up to this many ids before the newest are read again. */
const lateIds = 200;

/**
 * Reads the history while there are listeners: on a database notification, else once a second; the database is the only resource that all
 * processes share.
 * @param report receives the first of consecutive failures
 * @param signal null: no database notifications
 */
export function createOrderFeed(connection: Connection, report: (error: unknown) => void, signal: ChangeSignal | null = null): OrderFeed {
  const listeners = new Set<Listener>();
  const failures = createFailureReport(report);
  const reader = createChangeReader(connection);
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  let isWaiting = false;

  const publishChanges = async () => {
    for (const change of await reader.changes()) {
      for (const listener of listeners) listener(change);
    }
  };
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(notify, signal?.isOpen() ? slowPollMs : pollMs).unref();
  };
  const skipPast = () => {
    restartTimer();
    const first = turn.then(() => reader.skip());
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
      return publishChanges().then(failures.succeeded, failures.failed);
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
        await (isFirst ? skipPast() : turn);
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    eventsOf: createEventsReader(connection),
    notify,
  };
}

/** Reads what has changed since it was read last. */
function createChangeReader(connection: Connection) {
  let seen: ReadonlySet<number> = new Set();
  let counters = { stock: '', editor: '', tables: '' };
  const readChanges = async (after: number | null) => {
    const last = { seen, counters };
    const state = await readState(connection, after);
    seen = new Set(state.changes.map(({ id }) => id));
    counters = state.counters;
    const fresh = new Set(state.changes.flatMap((change) => (last.seen.has(change.id) ? [] : change.order_id)));
    const kinds = (['stock', 'editor'] as const).filter((kind) => counters[kind] !== last.counters[kind]);
    const tableIds = counters.tables === last.counters.tables ? [] : await tablesChangedAfter(connection, Number(last.counters.tables));
    return { orderIds: [...fresh], kinds, tableIds };
  };
  return {
    /** Learns what is there already. */
    async skip(): Promise<void> {
      await readChanges(null);
    },
    async changes(): Promise<readonly Change[]> {
      const { orderIds, kinds, tableIds } = await readChanges(Math.max(0, ...seen) - lateIds);
      return [
        ...orderIds.map((orderId): Change => ({ kind: 'order', orderId })),
        ...tableIds.map((tableId): Change => ({ kind: 'table', tableId })),
        ...kinds.map((kind) => ({ kind })),
      ];
    },
  };
}

/** Reads an order's events once for all who listen to its change. */
function createEventsReader({ db }: Connection): OrderFeed['eventsOf'] {
  const reads = new WeakMap<OrderChange, Promise<OrderEvents | null>>();
  return (change) => {
    const read = reads.get(change) ?? readOrderEvents(db, change.orderId);
    reads.set(change, read);
    return read;
  };
}

/** The changes after an id, or the newest ones; and the counters. */
async function readState({ db }: Connection, after: number | null) {
  const query = db.selectFrom('order_history').select(['id', 'order_id']).orderBy('id', 'desc');
  const changes = await (after === null ? query.limit(lateIds) : query.where('id', '>', after)).execute();
  return { changes, counters: await readCounters(db, 'stock', 'editor', 'tables') };
}

/** Numbers of changes are committed in their order: each locks the counter. */
async function tablesChangedAfter({ db }: Connection, after: number): Promise<Id[]> {
  const rows = await db.selectFrom('shared_tables').select('id').where('changed', '>', after).execute();
  return rows.map(({ id }) => id);
}
