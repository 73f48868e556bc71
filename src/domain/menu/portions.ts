import { formatClock } from '../format.ts';
import { dayOf, minutesOf } from '../schedule/clock.ts';
import type { Translate } from '../words.ts';
import type { Product } from './types.ts';

/** What a menu shows of a dish whose portions the kitchen counts (R-DISH-11). */
export interface Portions {
  /** 0: sold out */
  readonly portionsLeft: number;
  /** when there are more, later on the same day, in milliseconds since the epoch; absent: not known */
  readonly moreAt?: number;
}

/** A kitchen's limit of a dish, and when it ends, in milliseconds since the epoch. */
interface Limit {
  readonly portions: number;
  readonly until: number | null;
}

/** More than this would only tell how much a kitchen sells. */
const mostShown = 30;
const few = 5;

/**
 * What is left where all restaurants of a menu count a dish; an order gets the portions of one of them. Null: nothing is shown.
 * @param limits of each restaurant that has the dish; null: it does not count
 */
export function shownPortions(limits: readonly (Limit | null)[], now: number): Portions | null {
  const counted = limits.filter((limit) => limit !== null);
  if (counted.length === 0 || counted.length < limits.length) return null;
  const portionsLeft = Math.max(...counted.map(({ portions }) => portions));
  const ends = counted.flatMap(({ until }) => (until !== null && dayOf(until) === dayOf(now) ? until : []));
  if (portionsLeft > mostShown) return null;
  return { portionsLeft, ...(ends.length > 0 && { moreAt: Math.min(...ends) }) };
}

/** `Осталось 23, ещё будет в 17:30`; of a dish with the tag `kazan` the next kazan. Null: the dish is not counted. */
export function portionsText({ isAvailable, portionsLeft, moreAt, tags }: Product, t: Translate<'dish-card'>): string | null {
  if (isAvailable && portionsLeft === undefined) return null;
  const left = isAvailable ? t('left', { count: portionsLeft ?? 0 }) : t('soldOut');
  if (moreAt === undefined) return left;
  return `${left}, ${t(tags.includes('kazan') ? 'kazanAt' : 'moreAt', { time: formatClock(minutesOf(moreAt)) })}`;
}

/** Whether a dish that can be ordered is nearly gone. */
export function isNearlyGone({ isAvailable, portionsLeft }: Product): boolean {
  return isAvailable && portionsLeft !== undefined && portionsLeft <= few;
}
