import type { ZoneProblem } from '#domain/fulfillment/zone-problems.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { nameOfZone } from './ZoneList.tsx';
import type { ZoneRecord } from './zone-draft.ts';

/** What is wrong with a zone, with the number of the corner or the name of the other zone. */
export function problemText(t: Translate<'office-places'>, problem: ZoneProblem, zones: readonly ZoneRecord[], locale: Locale): string {
  const other = zones.find(({ id }) => String(id) === problem.otherId);
  return t(`zone_${problem.rule}`, {
    corner: problem.corner === null ? '' : problem.corner + 1,
    name: other === undefined ? '' : nameOfZone(other, locale),
  });
}
