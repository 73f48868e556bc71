import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import { dayLabel, slotWithDay } from '#domain/schedule/day-words.ts';
import type { OfferedSlot } from '#domain/schedule/time-slot.ts';
import { opensAt } from '#domain/schedule/working-hours.ts';
import type { Say } from '#domain/words.ts';

interface ClosedNowProps {
  locale: Locale;
  say: Say;
  restaurant: Restaurant;
  first: OfferedSlot;
}

/** Of a kitchen that is closed: when it opens, and the first time to order for. */
export function ClosedNow({ locale, say, restaurant, first }: ClosedNowProps) {
  const now = Date.now();
  const pausedUntil = Date.parse(restaurant.closedUntil ?? '');
  const opening = pausedUntil > now ? pausedUntil : opensAt(restaurant.hours, now);
  if (opening === null) return null;
  const opens = `${dayLabel(dayOf(opening), now, locale, say)}, ${formatClock(minutesOf(opening))}`;
  return <p className="where-notice">{say('closedNow', { opens, first: slotWithDay(first, now, locale, say) })}</p>;
}
