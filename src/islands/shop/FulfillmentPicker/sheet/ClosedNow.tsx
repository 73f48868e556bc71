import { formatClock } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import { dayOf, minutesOf } from '#domain/schedule/clock.ts';
import { dayLabel, pauseText, slotWithDay } from '#domain/schedule/day-words.ts';
import { openingAt, type Pause } from '#domain/schedule/opening.ts';
import type { OfferedSlot } from '#domain/schedule/time-slot.ts';
import type { Translate } from '#domain/words.ts';
import type { SheetWords } from '../words.ts';

interface ClosedNowProps {
  locale: Locale;
  t: Translate<SheetWords>;
  /** null: closed only by its hours */
  pause: Pause | null;
  restaurant: Restaurant | undefined;
  /** null: no time is left */
  first: OfferedSlot | null;
}

/** When a paused or closed restaurant opens, and the first time to order for (R-SLOT-11). */
export function ClosedNow({ locale, t, pause, restaurant, first }: ClosedNowProps) {
  const now = Date.now();
  const slot = first && slotWithDay(first, now, locale, t);
  if (pause) {
    const reported = [pauseText(pause, now, locale, t), slot && t('firstTime', { first: slot })];
    return <p className="where-notice">{reported.filter(Boolean).join(' ')}</p>;
  }
  const opensAt = restaurant && openingAt(restaurant, now).opensAt;
  if (!opensAt || slot === null) return null;
  const opens = `${dayLabel(dayOf(opensAt), now, locale, t)}, ${formatClock(minutesOf(opensAt))}`;
  return <p className="where-notice">{t('closedNow', { opens, first: slot })}</p>;
}
