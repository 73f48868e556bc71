import { withFallbacks } from '#domain/localized-text.ts';
import { type PromoCode, promoKey } from '#domain/order/promo.ts';
import type { CatalogRecords } from './catalog-rows.ts';

/** The promo codes of the catalog by their normalized spelling. */
export function toPromoCodes({ promoCodes }: CatalogRecords): ReadonlyMap<string, PromoCode> {
  return new Map(promoCodes.map((record) => [promoKey(record.code), toPromoCode(record)]));
}

function toPromoCode(record: CatalogRecords['promoCodes'][number]): PromoCode {
  const { code, type, value, minOrderSum, orderTypes } = record;
  return {
    code,
    title: withFallbacks(record.title),
    type,
    value,
    maxDiscount: record.maxDiscount ?? null,
    minOrderSum,
    orderTypes,
    isFirstOrderOnly: record.firstOrderOnly ?? false,
    perCustomerLimit: record.perCustomerLimit ?? null,
    totalLimit: record.totalLimit ?? null,
    weekdays: record.weekdays ?? null,
    fromMinute: record.fromMinute ?? 0,
    toMinute: record.toMinute ?? 1440,
    startsAt: instantOf(record.startsAt),
    endsAt: instantOf(record.endsAt),
  };
}

function instantOf(time: string | undefined): number | null {
  return time === undefined ? null : Date.parse(time);
}
