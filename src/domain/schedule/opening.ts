import { isOpenAt, opensAt, type WorkingHours } from './working-hours.ts';

/** A time without a break in which a restaurant is open; both ISO 8601, the end is exclusive. */
export interface OpenPeriod {
  readonly start: string;
  readonly end: string;
}

/** A pause until this instant or later has no end. */
export const noEnd = Date.parse('9999-12-31T00:00:00Z');

/** The end with which a pause without an end is stored and sent. */
export const endOfOpenPause = '9999-12-31T23:59:59.000Z';

export interface Opening {
  readonly state: 'open' | 'paused' | 'closed';
  /** Milliseconds since the epoch; null while open, and when it is unknown. */
  readonly opensAt: number | null;
}

/** The hours of a restaurant, and until when (ISO 8601) it is closed or paused; null: it is not. */
export interface OpeningHours {
  readonly hours: WorkingHours;
  /** of its calendar, the earliest first, in place of `hours`; absent without a calendar */
  readonly openPeriods?: readonly OpenPeriod[] | undefined;
  readonly closedUntil: string | null;
}

/** Whether a restaurant is open at an instant: open by its hours, closed by them, or paused; and when it opens again (R-PAUSE-2). */
export function openingAt(restaurant: OpeningHours, at: number): Opening {
  const pausedUntil = Date.parse(restaurant.closedUntil ?? '');
  if (pausedUntil > at) return { state: 'paused', opensAt: pausedUntil < noEnd ? openFrom(restaurant, pausedUntil) : null };
  const opensAt = openFrom(restaurant, at);
  return opensAt === at ? { state: 'open', opensAt: null } : { state: 'closed', opensAt };
}

/** The first instant from `at` on at which the restaurant is open by its hours; null: unknown. */
function openFrom({ hours, openPeriods }: OpeningHours, at: number): number | null {
  if (!openPeriods) return isOpenAt(hours, at) ? at : opensAt(hours, at);
  const next = openPeriods.find(({ end }) => Date.parse(end) > at);
  return next ? Math.max(at, Date.parse(next.start)) : null;
}

/** A pause as customers see it: when the restaurant opens again, ISO 8601; null: the pause has no end. */
export interface Pause {
  readonly opensAt: string | null;
}

/** null: the restaurant is not paused. */
export function pauseAt(restaurant: OpeningHours, at: number): Pause | null {
  // pages look at all restaurants, of which hardly any is paused
  if (restaurant.closedUntil === null) return null;
  const opening = openingAt(restaurant, at);
  if (opening.state !== 'paused') return null;
  return { opensAt: opening.opensAt === null ? null : new Date(opening.opensAt).toISOString() };
}
