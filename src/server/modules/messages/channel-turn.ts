import { withJitter } from '../../async/retry-pause.ts';
import type { Connection, Executor } from '../../db/connection.ts';

/** Longer than a run takes; after a process has died, another one continues. */
const heldMs = 60_000;
const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Takes the turn of a channel (R-MSG-4): of several processes one sends at a time, so that the limits of a vendor are obeyed by all
 * together, and a pause is a pause for all.
 * @returns the number of failures in a row; null: another one sends, or the channel is paused
 */
export async function takeTurn({ db }: Connection, channel: string, now: number): Promise<number | null> {
  await db
    .insertInto('message_channels')
    .values({ channel, held_until: 0, paused_until: 0, failures: 0 })
    .onConflict((conflict) => conflict.column('channel').doNothing())
    .execute();
  const taken = await db
    .updateTable('message_channels')
    .set({ held_until: now + heldMs })
    .where('channel', '=', channel)
    .where('held_until', '<=', now)
    .where('paused_until', '<=', now)
    .returning('failures')
    .executeTakeFirst();
  return taken === undefined ? null : taken.failures;
}

/** Ends the turn of a channel that works. */
export async function endTurn({ db }: Connection, channel: string): Promise<void> {
  await db.updateTable('message_channels').set({ held_until: 0, failures: 0, paused_until: 0 }).where('channel', '=', channel).execute();
}

/**
 * Ends the turn of a channel that is away: nobody sends until the vendor's time, else for a second, two, four and at most a minute.
 * @returns the end of the pause, ms
 */
export async function pauseChannel(db: Executor, channel: string, pause: Pause, now: number): Promise<number> {
  const { failures, waitMs } = pause;
  const backoffMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(failures, 10));
  const until = now + withJitter(Math.max(backoffMs, waitMs));
  await db
    .updateTable('message_channels')
    .set({ held_until: 0, paused_until: until, failures: failures + 1 })
    .where('channel', '=', channel)
    .execute();
  return until;
}

interface Pause {
  readonly failures: number;
  /** what the vendor asks for; 0: nothing */
  readonly waitMs: number;
}

/** The clock of a run that began at `now`: what a vendor asks for counts from its answer, not from the beginning of the run. */
export function runClock(now: number): () => number {
  const began = performance.now();
  return () => now + Math.round(performance.now() - began);
}
