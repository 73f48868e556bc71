import type { Restaurant } from '#domain/place/restaurant.ts';
import { isOpenAt } from '#domain/schedule/working-hours.ts';

/** Open by its hours and not paused. */
export function isServing({ hours, closedUntil }: Pick<Restaurant, 'hours' | 'closedUntil'>, now: number): boolean {
  const isPaused = closedUntil !== null && Date.parse(closedUntil) > now;
  return !isPaused && isOpenAt(hours, now);
}
