import { withFallbacks } from '#domain/localized-text.ts';
import { type PromoCode, promoKey } from '#domain/order/promo.ts';
import type { CatalogRecords } from './catalog-rows.ts';

export interface Promos {
  /** by `promoKey` */
  readonly promoCodes: ReadonlyMap<string, PromoCode>;
  readonly automaticDiscounts: readonly PromoCode[];
}

/** The promo codes of the catalog by their normalized spelling, and the automatic discounts, which nobody can enter. */
export function toPromos({ promoCodes }: CatalogRecords): Promos {
  const [codes, automatic] = [false, true].map((isAutomatic) =>
    promoCodes.filter(({ kind }) => (kind === 'automatic') === isAutomatic).map(toPromoCode),
  );
  return { promoCodes: new Map(codes?.map((promo) => [promoKey(promo.code), promo])), automaticDiscounts: automatic ?? [] };
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
    offeredTo: record.offeredTo ?? 'nobody',
    phones: record.phones ?? [],
    combines: record.combines ?? false,
  };
}

function instantOf(time: string | undefined): number | null {
  return time === undefined ? null : Date.parse(time);
}
