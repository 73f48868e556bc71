import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { createTurns } from '../lib/turns.ts';

type Role = 'customer' | 'staff';

/** The owner of a stream. */
export interface StreamOwner {
  readonly role: Role;
  /** streams of the same key are counted together */
  readonly key: string;
  /** the stream ends with it; null: the stream was opened without a session */
  readonly session: string | null;
}

/** The sessions that are still valid. */
type FindLiving = (sessions: readonly string[]) => Promise<ReadonlySet<string>>;

export interface OpenStream {
  /** Aborts when the session is over. */
  readonly ended: AbortSignal;
  /** Await before sending events: checks the session unless it was checked within the last second. */
  confirm(): Promise<void>;
  close(): void;
}

/** The open event streams of this process: limits their number, and ends each with its session (contract §9, "Streams"). */
export interface EventStreams {
  /** Why this owner can't open a stream; null: it can. Call it before reading anything for the stream. */
  problemFor(owner: StreamOwner): Problem | null;
  /** Opens a stream whose session has just been found. Rejects with TOO_MANY_STREAMS. */
  open(owner: StreamOwner): Result<OpenStream, Problem>;
  /** Checks all sessions immediately: this process has just ended one. */
  notify(): void;
}

interface Entry extends StreamOwner {
  readonly controller: AbortController;
  /** when the last check that found the session started, of `performance.now()` */
  checkedAt: number;
}

/** Staff is counted separately: customers can't use up the board's streams. */
const most = { customer: { ofOne: 4, inAll: 2_000 }, staff: { ofOne: 20, inAll: 200 } } as const;
const lookMs = 500;
const staleMs = 1_000;
const retryAfterSeconds = 30;

/** @param report called with the first of consecutive failures */
export function createEventStreams(living: Readonly<Record<Role, FindLiving>>, report: (error: unknown) => void): EventStreams {
  const open = new Set<Entry>();
  let isWaiting = false;
  let hasFailed = false;

  const lookAt = async (role: Role) => {
    const startedAt = performance.now();
    const entries = [...open].filter((entry) => entry.role === role && entry.session !== null);
    const sessions = new Set(entries.flatMap(({ session }) => session ?? []));
    if (sessions.size === 0) return;
    const found = await living[role]([...sessions]);
    for (const entry of entries) {
      if (found.has(entry.session ?? '')) entry.checkedAt = startedAt;
      else entry.controller.abort();
    }
  };
  const look = createTurns(async () => {
    await Promise.all([lookAt('customer'), lookAt('staff')]);
  });
  const lookAndReport = () =>
    look().then(
      () => {
        hasFailed = false;
      },
      (error: unknown) => {
        if (!hasFailed) report(error);
        hasFailed = true;
      },
    );
  const lookAgain = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(async () => {
      await lookAndReport();
      isWaiting = false;
      if (open.size > 0) lookAgain();
    }, lookMs).unref();
  };

  const problemFor = ({ role, key }: StreamOwner): Problem | null => {
    const here = [...open].filter((entry) => entry.role === role);
    const isFull = here.length >= most[role].inAll || here.filter((entry) => entry.key === key).length >= most[role].ofOne;
    return isFull ? problem('TOO_MANY_STREAMS', { retryAfter: retryAfterSeconds }) : null;
  };

  return {
    problemFor,
    open(owner) {
      const rejection = problemFor(owner);
      if (rejection !== null) return err(rejection);
      const entry: Entry = { ...owner, controller: new AbortController(), checkedAt: performance.now() };
      open.add(entry);
      lookAgain();
      return ok({
        ended: entry.controller.signal,
        async confirm() {
          if (entry.session !== null && performance.now() - entry.checkedAt > staleMs) await look();
        },
        close: () => void open.delete(entry),
      });
    },
    notify() {
      if (open.size > 0) void lookAndReport();
    },
  };
}
