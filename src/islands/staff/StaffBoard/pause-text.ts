import type { Locale } from '#domain/locale.ts';
import { momentLabel } from '#domain/schedule/day-words.ts';
import { endOfOpenPause } from '#domain/schedule/opening.ts';
import type { Translate } from '#domain/words.ts';

/** Whether a restaurant takes orders, or until when it is closed. @param pausedUntil ISO 8601 */
export function pauseText(t: Translate<'staff-board'>, pausedUntil: string | null, now: number, locale: Locale): string {
  if (pausedUntil === null) return t('takesOrders');
  if (pausedUntil === endOfOpenPause) return t('closedOpen');
  return t('closedUntil', { time: momentLabel(Date.parse(pausedUntil), now, locale) });
}
