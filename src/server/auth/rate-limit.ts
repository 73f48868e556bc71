import { type RawBuilder, sql } from 'kysely';
import type { Connection, Executor } from '../db/connection.ts';

/**
 * At most `max` uses in a window that starts with the first use. Codes, tokens and the like have limits, pages and calls have none
 * (R-TRUST-4).
 */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

class LimitReached extends Error {
  readonly until: number;

  constructor(until: number) {
    super('limit reached');
    this.until = until;
  }
}

/**
 * A window that starts later than this after the present time was opened before the clock was set back; clocks of several machines differ
 * by less.
 */
export const clockToleranceMs = 60_000;

/**
 * Counts one use of every limit, or of none when one of them is reached.
 * @returns null, or the instant (ms) at which all of them are open again
 */
export async function takeAll({ db }: Connection, limits: readonly Limit[], now: number): Promise<number | null> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const limit of limits) {
        const until = await take(transaction, limit, now);
        if (until !== null) throw new LimitReached(until);
      }
    });
    return null;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return Math.max(error.until, (await allOpenAt(db, limits, now)) ?? 0);
  }
}

/** When the last of the reached limits opens again (ms); null: none is reached. */
export async function allOpenAt(db: Executor, limits: readonly Limit[], now: number): Promise<number | null> {
  const times = await Promise.all(limits.map((limit) => reachedUntil(db, limit, now)));
  return times.reduce((latest, time) => (time === null ? latest : Math.max(time, latest ?? time)), null);
}

/**
 * Counts one use in a single conditional statement, so that parallel uses can't exceed the limit, not even in several processes.
 * @returns null, or the instant (ms) at which the limit opens again
 */
export async function take(db: Executor, { key, max, windowMs }: Limit, now: number): Promise<number | null> {
  const isOver = sql<boolean>`(limits.expires_at <= ${now} or limits.window_start > ${now + clockToleranceMs})`;
  const taken = await db
    .insertInto('limits')
    .values({ key, window_start: now, count: 1, expires_at: now + windowMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          window_start: sql`case when ${isOver} then ${now} else limits.window_start end`,
          count: sql`case when ${isOver} then 1 else limits.count + 1 end`,
          expires_at: sql`case when ${isOver} then ${now + windowMs} else limits.expires_at end`,
        })
        .where(sql<boolean>`${isOver} or limits.count < ${max}`),
    )
    .returning('count')
    .executeTakeFirst();
  if (taken !== undefined) return null;
  const reached = await db.selectFrom('limits').select('expires_at').where('key', '=', key).executeTakeFirst();
  return reached?.expires_at ?? now + windowMs;
}

/** Takes one use back that turned out not to count. */
export async function giveBack(db: Executor, { key }: Limit, now: number): Promise<void> {
  await db
    .updateTable('limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .where(isRunning(now))
    .execute();
}

/**
 * Checks whether a limit is reached, without counting.
 * @returns null, or the instant (ms) at which it opens again
 */
export async function reachedUntil(db: Executor, { key, max }: Limit, now: number): Promise<number | null> {
  const row = await db.selectFrom('limits').select(['count', 'expires_at']).where('key', '=', key).where(isRunning(now)).executeTakeFirst();
  return row !== undefined && row.count >= max ? row.expires_at : null;
}

function isRunning(now: number): RawBuilder<boolean> {
  return sql<boolean>`expires_at > ${now} and window_start <= ${now + clockToleranceMs}`;
}

const sweptAtOnce = 20;

/** Deletes some expired windows, one row at a time, so that it never waits for two locks. */
export async function purgeLimits({ db }: Connection, now: number): Promise<void> {
  const over = await db.selectFrom('limits').select('key').where('expires_at', '<=', now).limit(sweptAtOnce).execute();
  for (const { key } of over) {
    await db.deleteFrom('limits').where('key', '=', key).where('expires_at', '<=', now).execute();
  }
}
