import { keyOf, type ListName, type ListRecord, type SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Locale } from '#domain/locale.ts';
import type { RecordEdit } from './catalog-draft.ts';
import { type CategoryRecord, type DishRecord, type GroupRecord, recordName } from './menu-records.ts';

type RestaurantRecord = SoldRecords['restaurants'][number];

/** What the deletion of a record means for others of the draft. */
export interface Deletion {
  /** records that can't be without it: they are changed first */
  readonly neededBy: readonly ListRecord[];
  /** records that lose their reference to it, or are deleted with it */
  readonly alsoIn: readonly ListRecord[];
  /** of the record itself, and of what goes with it */
  readonly edits: readonly RecordEdit[];
}

const mostNames = 5;

/** The names of the first records of both lists, and how many more there are: `«Plov», «Manti» and 3 more`; '': none. */
export function namesIn({ neededBy, alsoIn }: Deletion, locale: Locale, more: (count: number) => string) {
  const list = (records: readonly ListRecord[]) => {
    const names = records.map((record) => `«${recordName(record, locale) ?? keyOf(record)}»`);
    const rest = names.length - mostNames;
    return rest > 0 ? `${names.slice(0, mostNames).join(', ')} ${more(rest)}` : names.join(', ');
  };
  return { neededBy: list(neededBy), alsoIn: list(alsoIn) };
}

/** A dish of combos and sets stays; suggestions of it are removed. */
export function deletionOfDish(dish: DishRecord, { products, recommendations }: SoldRecords): Deletion {
  const isIt = (id: DishRecord['id']) => String(id) === String(dish.id);
  const suggesting = recommendations.filter((record) => record.with.some(isIt) || isIt(record.productId));
  const withoutIt = (record: (typeof suggesting)[number]) => {
    const others = record.with.filter((id) => !isIt(id));
    return isIt(record.productId) || others.length === 0 ? null : { ...record, with: others };
  };
  return {
    neededBy: products.filter((other) => !isIt(other.id) && partsOf(other).some(isIt)),
    alsoIn: suggesting.flatMap(({ productId }) =>
      isIt(productId) ? [] : (products.find(({ id }) => String(id) === String(productId)) ?? []),
    ),
    edits: [removal('products', dish), ...suggesting.map((record) => change('recommendations', record, withoutIt(record)))],
  };
}

function partsOf({ comboGroups = [], setItems = [] }: DishRecord): DishRecord['id'][] {
  const inCombo = comboGroups.flatMap(({ options }) => options.map(({ productId }) => productId));
  return [...inCombo, ...setItems.map(({ productId }) => productId)];
}

/** A category with dishes or categories stays. */
export function deletionOfCategory(category: CategoryRecord, { categories, products }: SoldRecords): Deletion {
  const isIn = (id: CategoryRecord['parentId']) => String(id) === String(category.id);
  return {
    neededBy: [...categories.filter(({ parentId }) => isIn(parentId)), ...products.filter(({ categoryId }) => isIn(categoryId))],
    alsoIn: [],
    edits: [removal('categories', category)],
  };
}

/** Dishes lose a group of options. */
export function deletionOfGroup(group: GroupRecord, { products }: SoldRecords): Deletion {
  const isIt = (id: GroupRecord['id']) => String(id) === String(group.id);
  const dishes = products.filter(({ modifierGroupIds }) => modifierGroupIds.some(isIt));
  const withoutIt = (dish: DishRecord) => ({ ...dish, modifierGroupIds: dish.modifierGroupIds.filter((id) => !isIt(id)) });
  return {
    neededBy: [],
    alsoIn: dishes,
    edits: [removal('modifierGroups', group), ...dishes.map((dish) => change('products', dish, withoutIt(dish)))],
  };
}

/** The zones of a restaurant go with it, and its prices; a dish that it alone sells stays, and so does the restaurant. */
export function deletionOfRestaurant(restaurant: RestaurantRecord, { zones, products }: SoldRecords): Deletion {
  const isIt = (id: RestaurantRecord['id']) => String(id) === String(restaurant.id);
  const own = zones.filter(({ restaurantId }) => isIt(restaurantId));
  const naming = products.filter(
    ({ restaurantIds = [], restaurantPrices = [] }) =>
      restaurantIds.some(isIt) || restaurantPrices.some((price) => isIt(price.restaurantId)),
  );
  const withoutIt = (dish: DishRecord): DishRecord => ({
    ...dish,
    ...(dish.restaurantIds && { restaurantIds: dish.restaurantIds.filter((id) => !isIt(id)) }),
    ...(dish.restaurantPrices && { restaurantPrices: dish.restaurantPrices.filter((price) => !isIt(price.restaurantId)) }),
  });
  return {
    neededBy: naming.filter(({ restaurantIds }) => restaurantIds?.every(isIt)),
    alsoIn: own,
    edits: [
      removal('restaurants', restaurant),
      ...own.map((zone) => removal('zones', zone)),
      ...naming.map((dish) => change('products', dish, withoutIt(dish))),
    ],
  };
}

function removal(section: ListName, record: ListRecord): RecordEdit {
  return change(section, record, null);
}

function change(section: ListName, record: ListRecord, value: ListRecord | null): RecordEdit {
  return { section, id: keyOf(record), base: record, value };
}
