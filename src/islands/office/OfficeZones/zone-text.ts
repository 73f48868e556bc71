import { formatPrice } from '#domain/format.ts';
import type { ZoneProblem } from '#domain/fulfillment/zone-problems.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import type { ZoneRecord } from './zone-draft.ts';

type T = Translate<'office-places'>;

/** The name of a zone; its id where it has none. */
export function nameOfZone({ id, name }: ZoneRecord, locale: Locale): string {
  return textIn(name, locale) || `№ ${id}`;
}

/** `15 000 сум · от 60 000 сум · бесплатно от 200 000 сум · 45 мин · приоритет 2` */
export function termsText(t: T, zone: ZoneRecord, locale: Locale): string {
  const free = zone.freeDeliveryFrom;
  return [
    formatPrice(zone.deliveryFee, locale),
    t('minimumOf', { sum: formatPrice(zone.minOrderSum, locale) }),
    ...(free == null ? [] : [t('freeOf', { sum: formatPrice(free, locale) })]),
    t('minutesOf', { count: zone.deliveryDuration }),
    t('priorityOf', { number: zone.priority }),
  ].join(' · ');
}

/** What is wrong with a zone, with the number of the corner or the name of the other zone. */
export function problemText(t: T, { rule, corner, otherId }: ZoneProblem, zones: readonly ZoneRecord[], locale: Locale): string {
  if (rule === 'repeated' || rule === 'crossing') return t(`zone_${rule}`, { corner: (corner ?? 0) + 1 });
  if (rule !== 'overlap') return t(`zone_${rule}`);
  const other = zones.find(({ id }) => String(id) === otherId);
  return t('zone_overlap', { name: other === undefined ? '' : nameOfZone(other, locale) });
}
