import type { Restaurant } from '#domain/place/restaurant.ts';
import type { UpstreamLog } from './upstream-log.ts';

const dayMinutes = 1440;

/**
 * Reads a closing time before the opening time as one of the next day (600 and 120: from 10:00 to 02:00), and logs it once per restaurant.
 */
export function createOvernightHours(log: UpstreamLog): (restaurant: Restaurant) => Restaurant {
  const reported = new Set<string>();
  return (restaurant) => {
    const { id, name, hours } = restaurant;
    const { start, end } = hours;
    const isOvernight = end > 0 && end < start && start < dayMinutes;
    if (!isOvernight) return restaurant;
    if (!reported.has(id))
      log.warn({ restaurant: id, name, start, end }, 'hours that end before they start are read as open past midnight');
    reported.add(id);
    return { ...restaurant, hours: { start, end: end + dayMinutes } };
  };
}
