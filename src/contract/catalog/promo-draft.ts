import type { PromoDraft, PromoRule } from '#domain/office/promo-problems.ts';
import type { CatalogFile } from './catalog-file.ts';

/** The field of a promo code that each rule is about. */
export const promoFields = {
  same: 'code',
  percent: 'value',
  amount: 'value',
  orderTypes: 'orderTypes',
  weekdays: 'weekdays',
  hours: 'toMinute',
  dates: 'endsAt',
  phones: 'phones',
} as const satisfies Readonly<Record<PromoRule, keyof CatalogFile['promoCodes'][number]>>;

/** A promo code of the file as the rules read it. */
export function promoDraftOf({
  code,
  type,
  value,
  orderTypes,
  weekdays,
  fromMinute,
  toMinute,
  startsAt,
  endsAt,
  offeredTo,
  phones,
}: CatalogFile['promoCodes'][number]): PromoDraft {
  return {
    code,
    type,
    value,
    orderTypes,
    weekdays: weekdays ?? null,
    fromMinute: fromMinute ?? 0,
    toMinute: toMinute ?? 1440,
    startsAt: startsAt === undefined ? null : Date.parse(startsAt),
    endsAt: endsAt === undefined ? null : Date.parse(endsAt),
    offeredTo: offeredTo ?? 'nobody',
    phones: phones ?? [],
  };
}
