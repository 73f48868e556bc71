import { withJitter } from '../../async/retry-pause.ts';
import type { Connection } from '../../db/connection.ts';
import { beginsWithinMs, turnMs } from './delivery-times.ts';

const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;

/** The turn of a process on a channel. */
export interface Turn {
  /** The time now: what a vendor asks for counts from its answer, not from the beginning of the turn. */
  readonly clock: () => number;
  /** Whether a message that is begun now ends within the turn. */
  readonly mayBegin: () => boolean;
}

/**
 * Works in the turn of a channel (R-MSG-4): of several processes one sends at a time, so that the limits of a vendor are obeyed by all
 * together, and a pause is a pause for all. Nothing is done when another one sends, or the channel is paused.
 * @param work returns until when the receiver wants to be left alone, ms; null: the channel works
 */
export async function inTurn(
  { db }: Connection,
  channel: string,
  now: number,
  work: (turn: Turn) => Promise<number | null>,
): Promise<void> {
  const failures = await takeTurn(db, channel, now);
  if (failures === null) return;
  const clock = runClock(now);
  let awayUntil: number | null = null;
  try {
    awayUntil = await work({ clock, mayBegin: () => clock() < now + beginsWithinMs });
  } finally {
    const ended = clock();
    const pausedUntil = awayUntil === null ? 0 : ended + pauseMs(failures, awayUntil - ended);
    await db
      .updateTable('message_channels')
      .set({ held_until: 0, paused_until: pausedUntil, failures: awayUntil === null ? 0 : failures + 1 })
      .where('channel', '=', channel)
      // a process that was stopped for longer has lost its turn to another one
      .where('held_until', '=', now + turnMs)
      .execute();
  }
}

/** The clock of a run that began at `now`. */
export function runClock(now: number): () => number {
  const began = performance.now();
  return () => now + Math.round(performance.now() - began);
}

/** @returns the number of failures in a row; null: it is not free */
async function takeTurn(db: Connection['db'], channel: string, now: number): Promise<number | null> {
  await db
    .insertInto('message_channels')
    .values({ channel, held_until: 0, paused_until: 0, failures: 0 })
    .onConflict((conflict) => conflict.column('channel').doNothing())
    .execute();
  const taken = await db
    .updateTable('message_channels')
    .set({ held_until: now + turnMs })
    .where('channel', '=', channel)
    .where('held_until', '<=', now)
    .where('paused_until', '<=', now)
    .returning('failures')
    .executeTakeFirst();
  return taken === undefined ? null : taken.failures;
}

/** The vendor's time, else a second, two, four and at most a minute. */
function pauseMs(failures: number, waitMs: number): number {
  return withJitter(Math.max(Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(failures, 10)), waitMs));
}
