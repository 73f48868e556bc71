import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { createTurns } from '../async/turns.ts';
import { createFailureReport } from '../failure-report.ts';

type Role = 'customer' | 'table' | 'staff' | 'editor' | 'team';

/** The owner of a stream. */
export interface StreamOwner {
  readonly role: Role;
  /** streams of the same key are counted together */
  readonly key: string;
  /** the stream ends with it; null: the stream was opened without a session */
  readonly session: string | null;
}

/** The sessions that are still valid. */
type FindValid = (sessions: readonly string[]) => Promise<ReadonlySet<string>>;

export interface OpenStream {
  /** Aborts when the session is over. */
  readonly ended: AbortSignal;
  /** Await before sending events: checks the session unless it was checked within the last second. */
  confirm(): Promise<void>;
  close(): void;
}

/** The open event streams of this process: limits their number, and ends each with its session (R-STREAM-2, R-STREAM-3). */
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

/** Counted separately: customers can't use up the streams of others, nor guests at tables, who are not signed in, those of customers. */
const most = {
  customer: { ofOne: 4, inAll: 2_000 },
  table: { ofOne: 4, inAll: 2_000 },
  staff: { ofOne: 20, inAll: 200 },
  editor: { ofOne: 20, inAll: 200 },
  team: { ofOne: 20, inAll: 400 },
} as const;
const checkIntervalMs = 500;
const staleMs = 1_000;
const retryAfterSeconds = 30;

/** @param report called with the first of consecutive failures */
export function createEventStreams(findValid: Readonly<Record<Role, FindValid>>, report: (error: unknown) => void): EventStreams {
  const open = new Set<Entry>();
  const failures = createFailureReport(report);
  let isWaiting = false;

  const check = createTurns(async () => {
    const ofRole = (role: Role) => [...open].filter((entry) => entry.role === role);
    await Promise.all((['customer', 'table', 'staff', 'editor', 'team'] as const).map((role) => endOver(ofRole(role), findValid[role])));
  });
  const checkAndReport = () => check().then(failures.succeeded, failures.failed);
  const scheduleCheck = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(async () => {
      await checkAndReport();
      isWaiting = false;
      if (open.size > 0) scheduleCheck();
    }, checkIntervalMs).unref();
  };
  const problemFor = (owner: StreamOwner) => (isFull(open, owner) ? problem('TOO_MANY_STREAMS', { retryAfter: retryAfterSeconds }) : null);

  return {
    problemFor,
    open(owner) {
      const rejection = problemFor(owner);
      if (rejection !== null) return err(rejection);
      const entry: Entry = { ...owner, controller: new AbortController(), checkedAt: performance.now() };
      open.add(entry);
      scheduleCheck();
      return ok({
        ended: entry.controller.signal,
        async confirm() {
          if (entry.session !== null && performance.now() - entry.checkedAt > staleMs) await check();
        },
        close: () => void open.delete(entry),
      });
    },
    notify() {
      if (open.size > 0) void checkAndReport();
    },
  };
}

/** Ends the streams whose sessions are over. */
async function endOver(entries: readonly Entry[], findValid: FindValid): Promise<void> {
  const startedAt = performance.now();
  const checked = entries.filter(({ session }) => session !== null);
  const sessions = new Set(checked.flatMap(({ session }) => session ?? []));
  if (sessions.size === 0) return;
  const found = await findValid([...sessions]);
  for (const entry of checked) {
    if (found.has(entry.session ?? '')) entry.checkedAt = startedAt;
    else entry.controller.abort();
  }
}

function isFull(open: ReadonlySet<Entry>, { role, key }: StreamOwner): boolean {
  const counted = [...open].filter((entry) => entry.role === role);
  return counted.length >= most[role].inAll || counted.filter((entry) => entry.key === key).length >= most[role].ofOne;
}
