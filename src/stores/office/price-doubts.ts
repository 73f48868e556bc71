import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { type DoubtedPrice, type PriceDoubt, priceDoubt } from '#domain/menu/price-doubts.ts';
import type { RecordEdit } from './catalog-draft.ts';
import { type DishRecord, textIn } from './menu-records.ts';

/** A price to ask about before it is saved. */
export interface DoubtfulPrice {
  readonly dish: DishRecord;
  readonly doubt: PriceDoubt;
  readonly price: number;
  /** what it was compared with, in som */
  readonly other: number;
}

interface DishChange {
  /** null: a new dish */
  readonly before: DishRecord | null;
  readonly after: DishRecord;
}

/** The same of records that are going to be saved. */
export function doubtfulEdits(edits: readonly RecordEdit[], catalog: Pick<SoldRecords, 'products'>): DoubtfulPrice[] {
  const changes = edits.flatMap(({ section, base = null, value }) =>
    section === 'products' && value !== null ? [{ before: base as DishRecord | null, after: value as DishRecord }] : [],
  );
  return doubtfulPrices(changes, catalog);
}

/** `«Плов»: 480 сум, прежняя цена 48 000 сум`. */
export function doubtText(
  t: (key: `doubt_${PriceDoubt}`, values: Readonly<Record<'name' | 'price' | 'other', string>>) => string,
  { dish, doubt, price, other }: DoubtfulPrice,
  locale: Locale,
): string {
  return t(`doubt_${doubt}`, { name: textIn(dish.name, locale), price: formatPrice(price, locale), other: formatPrice(other, locale) });
}

/** Prices of dishes and of single restaurants that are far from their neighbors; of a dish at most one. */
export function doubtfulPrices(changes: readonly DishChange[], { products }: Pick<SoldRecords, 'products'>): DoubtfulPrice[] {
  const priced = changes.filter(({ before, after }) => pricesOf(before) !== pricesOf(after));
  if (priced.length === 0) return [];
  const byCategory = new Map<string, DishRecord[]>();
  for (const dish of products) {
    const category = byCategory.get(String(dish.categoryId));
    if (category === undefined) byCategory.set(String(dish.categoryId), [dish]);
    else category.push(dish);
  }
  return priced.flatMap(({ before, after }) => {
    const others = (byCategory.get(String(after.categoryId)) ?? []).filter(({ id }) => String(id) !== String(after.id));
    const neighbors = others.map(({ price }) => price);
    const own: DoubtedPrice = { price: after.price, before: before?.price ?? null, oldPrice: after.oldPrice ?? null, neighbors };
    for (const changed of [own, ...restaurantPrices(before, after)]) {
      const found = priceDoubt(changed);
      if (found !== null) return [{ dish: after, price: changed.price, ...found }];
    }
    return [];
  });
}

function pricesOf(dish: DishRecord | null): string {
  return JSON.stringify([dish?.price, dish?.restaurantPrices ?? []]);
}

/** The price of a restaurant is held against its price before, or against the dish's own. */
function restaurantPrices(before: DishRecord | null, after: DishRecord): DoubtedPrice[] {
  const old = new Map(before?.restaurantPrices?.map(({ restaurantId, price }) => [String(restaurantId), price]));
  return (after.restaurantPrices ?? []).map(({ restaurantId, price }) => ({
    price,
    oldPrice: null,
    neighbors: [],
    before: old.get(String(restaurantId)) ?? after.price,
  }));
}
