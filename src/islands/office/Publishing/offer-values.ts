import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { weekdays } from '#domain/schedule/calendar.ts';
import { formatWeekdays } from '#domain/schedule/week-names.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';

interface Tier {
  readonly name: { readonly [Language in Locale]?: string };
  readonly fromSpent: number;
  readonly accrualPercent: number;
}

/** One value of a promo code or of the rules of points as people read it; null: the field has no words of its own. */
export function offerText(field: string, value: unknown, t: Translate<'publishing'>, locale: Locale): string | null {
  if (field === 'type') return translateUnknown(t, `discount_${value}`);
  if (field === 'kind' || field === 'offeredTo') return translateUnknown(t, `${field}_${value}`);
  if (field === 'orderTypes') return translateUnknown(t, `way_${value}`);
  if (field === 'weekdays') {
    // 0 is Sunday
    const day = weekdays[(Number(value) + weekdays.length - 1) % weekdays.length];
    return day === undefined ? null : formatWeekdays(day, day, locale);
  }
  return field === 'tiers' ? tierText(value as Tier, locale) : null;
}

/** `Silver: 1 000 000 сум, 5%` */
function tierText({ name, fromSpent, accrualPercent }: Tier, locale: Locale): string {
  return `${textIn(name, locale)}: ${formatPrice(fromSpent, locale)}, ${accrualPercent}%`;
}
