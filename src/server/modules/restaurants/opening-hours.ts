import { hoursOn, openPeriods } from '#domain/schedule/calendar.ts';
import { dayOf } from '#domain/schedule/clock.ts';
import type { OpeningHours } from '#domain/schedule/opening.ts';
import type { CatalogRestaurant } from '../catalog/catalog.ts';
import type { Snapshot } from '../catalog/catalog-reader.ts';
import { closedUntil, pauseOf } from '../catalog/stock.ts';

type Scheduled = Pick<CatalogRestaurant, 'id' | 'hours' | 'calendar'>;

/** When a restaurant is open, with its pause; with a calendar the hours of today and the periods from now on. */
export function openingHoursOf({ id, hours, calendar }: Scheduled, { stock }: Pick<Snapshot, 'stock'>, now: number): OpeningHours {
  const pause = { closedUntil: closedUntil(stock, id, now) };
  if (calendar === undefined) return { hours, ...pause };
  return { hours: hoursOn(calendar, dayOf(now)), openPeriods: openPeriods(calendar, now, pauseOf(stock, id, now)), ...pause };
}
