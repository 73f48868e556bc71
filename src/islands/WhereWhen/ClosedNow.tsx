import { useStore } from '@nanostores/react';
import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { isServing } from '#domain/place/is-serving.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import { dayLabel, slotWithDay } from '#domain/schedule/day-words.ts';
import type { OfferedSlot } from '#domain/schedule/time-slot.ts';
import { opensAt } from '#domain/schedule/working-hours.ts';
import type { Say } from '#domain/words.ts';
import { $places } from '#stores/places.ts';
import { $slots } from '#stores/slots.ts';

interface ClosedNowProps {
  locale: Locale;
  say: Say;
  first: OfferedSlot;
}

/** While the kitchen is closed: when it opens, and the first time to order for. */
export function ClosedNow({ locale, say, first }: ClosedNowProps) {
  const { restaurantId } = useStore($slots);
  const { restaurants } = useStore($places);
  const restaurant = restaurants.find(({ id }) => id === restaurantId);
  const now = Date.now();
  if (restaurant === undefined || isServing(restaurant, now)) return null;

  const pausedUntil = Date.parse(restaurant.closedUntil ?? '');
  const opening = pausedUntil > now ? pausedUntil : opensAt(restaurant.hours, now);
  if (opening === null) return null;
  const opens = `${dayLabel(dayOf(opening), now, locale, say)}, ${formatClock(minutesOf(opening))}`;
  return <p className="where-notice">{say('closedNow', { opens, first: slotWithDay(first, now, locale, say) })}</p>;
}
