import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { createTurns } from '../lib/turns.ts';

type Role = 'customer' | 'staff';

/** Whose stream it is. */
export interface StreamOwner {
  readonly role: Role;
  /** streams of the same key are counted together */
  readonly key: string;
  /** ends the stream with it; null: what opened the stream lives as long as the process */
  readonly session: string | null;
}

/** Which of these sessions still live. */
type FindLiving = (sessions: readonly string[]) => Promise<ReadonlySet<string>>;

export interface OpenStream {
  /** Aborts when the session is over. */
  readonly ended: AbortSignal;
  /** To be awaited before something is told: asks whether the session lives where nobody has asked for a second. */
  confirm(): Promise<void>;
  close(): void;
}

/** The open event streams of this process: how many there may be, and that each ends with its session (contract §9, "Streams"). */
export interface EventStreams {
  /** Why no stream of theirs can be opened now; null: one can. To be asked before anything is read for it. */
  problemFor(owner: StreamOwner): Problem | null;
  /** Takes a place for a stream, whose session has just been found. Refuses TOO_MANY_STREAMS. */
  open(owner: StreamOwner): Result<OpenStream, Problem>;
  /** Looks at once: this process has just ended a session. */
  notify(): void;
}

interface Entry extends StreamOwner {
  readonly controller: AbortController;
  /** when the last look that found the session began, of `performance.now()` */
  checkedAt: number;
}

/** Staff is counted apart: customers can't take the board's places. */
const most = { customer: { ofOne: 4, inAll: 2_000 }, staff: { ofOne: 20, inAll: 200 } } as const;
const lookMs = 500;
const staleMs = 1_000;
const retryAfterSeconds = 30;

/** @param report is told the first of failures in a row */
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
