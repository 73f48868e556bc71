import type { Id } from '../id.ts';

interface Place {
  readonly id: Id;
  readonly regionId: Id | null;
}

/**
 * The restaurants that a map of all restaurants opens on: those of the chosen region, else of the region with the most, the first of
 * equal ones; all when no region has two.
 */
export function mainCity<Restaurant extends Place>(restaurants: readonly Restaurant[], chosen: Id | null): readonly Restaurant[] {
  const byRegion = new Map<Id | null, Restaurant[]>();
  for (const restaurant of restaurants) byRegion.set(restaurant.regionId, [...(byRegion.get(restaurant.regionId) ?? []), restaurant]);
  const own = chosen === null ? undefined : byRegion.get(chosen);
  if (own !== undefined) return own;
  const [largest = []] = [...byRegion.values()].sort((a, b) => b.length - a.length);
  return largest.length > 1 ? largest : restaurants;
}
