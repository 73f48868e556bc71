import { formatClock } from '#domain/format.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import { closesAt } from '#domain/schedule/closing.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import type { PointLabel } from './map-options.ts';

type StateWords = (key: string, values?: { readonly time: string }) => string | null;

/** The name of a restaurant beside its marker, and below it until when it is open, or that it is not. */
export function placeName(restaurant: Restaurant, now: number, t: StateWords): PointLabel {
  const { id, name, longitude, latitude } = restaurant;
  return { name, kind: 'place', longitude, latitude, point: id, note: stateText(restaurant, now, t) ?? '' };
}

function stateText(restaurant: Restaurant, now: number, t: StateWords): string | null {
  const { state } = openingAt(restaurant, now);
  if (state !== 'open') return t(state);
  const closes = closesAt(restaurant, now);
  return closes === null ? t('aroundTheClock') : t('openUntil', { time: formatClock(minutesOf(closes)) });
}
