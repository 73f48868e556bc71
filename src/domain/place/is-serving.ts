import { isOpenAt } from '../schedule/working-hours.ts';
import type { Restaurant } from './restaurant.ts';

/** Open by its hours and not paused. */
export function isServing({ hours, closedUntil }: Pick<Restaurant, 'hours' | 'closedUntil'>, now: number): boolean {
  const isPaused = closedUntil !== null && Date.parse(closedUntil) > now;
  return !isPaused && isOpenAt(hours, now);
}
