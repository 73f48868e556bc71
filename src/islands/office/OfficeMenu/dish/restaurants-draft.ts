import { isRestaurantPrice } from '#domain/menu/restaurant-prices.ts';
import { isSameValue } from '#domain/same-value.ts';
import { mostPrice, parseInRange } from '#domain/typed-number.ts';
import { type DishRecord, fileIdOf } from '#stores/office/menu-records.ts';
import type { MenuProps } from '../menu-props.ts';

type RestaurantRecords = MenuProps['catalog']['draft']['restaurants'];

/** Where a dish is sold, and the prices as they are typed; by the id of the restaurant. */
export interface RestaurantsDraft {
  /** '': the price of the dish */
  readonly prices: Readonly<Record<string, string>>;
  readonly isSold: Readonly<Record<string, boolean>>;
}

/** What is wrong; `at` is the restaurant whose price it is. */
export interface WrongRestaurant {
  readonly rule: 'restaurantPriceWrong' | 'soldNowhere';
  readonly at: string | null;
}

export function draftOfRestaurants(dish: DishRecord | null, restaurants: RestaurantRecords): RestaurantsDraft {
  const prices = new Map(dish?.restaurantPrices?.map(({ restaurantId, price }) => [String(restaurantId), String(price)]));
  const sold = dish?.restaurantIds?.map(String);
  const ids = restaurants.map(({ id }) => String(id));
  return {
    prices: Object.fromEntries(ids.map((id) => [id, prices.get(id) ?? ''])),
    isSold: Object.fromEntries(ids.map((id) => [id, sold?.includes(id) ?? true])),
  };
}

/** The first thing that is wrong: a price that is not a whole sum above 0, or no restaurant that sells the dish. null: nothing. */
export function wrongRestaurant({ prices, isSold }: RestaurantsDraft): WrongRestaurant | null {
  const wrong = Object.entries(prices).find(([, text]) => isTyped(text) && !isRestaurantPrice(sumOf(text)));
  if (wrong !== undefined) return { rule: 'restaurantPriceWrong', at: wrong[0] };
  const sold = Object.values(isSold);
  return sold.length > 0 && !sold.includes(true) ? { rule: 'soldNowhere', at: null } : null;
}

/** The fields of the record for a checked draft; what was not changed stays as it was. A dish that all sell names none of them. */
export function recordOfRestaurants(draft: RestaurantsDraft, dish: DishRecord | null, restaurants: RestaurantRecords) {
  const opened = draftOfRestaurants(dish, restaurants);
  // others may have added restaurants since the form was opened
  const [prices, isSold] = [
    { ...opened.prices, ...draft.prices },
    { ...opened.isSold, ...draft.isSold },
  ];
  const own = isSameValue(prices, opened.prices) ? dish?.restaurantPrices : pricesOf(prices, restaurants);
  const ids = isSameValue(isSold, opened.isSold) ? dish?.restaurantIds : soldIn(isSold, restaurants);
  return { ...(ids !== undefined && { restaurantIds: ids }), ...(own !== undefined && { restaurantPrices: own }) };
}

/** How many restaurants sell it, and how many at another price. */
export function countRestaurants({ prices, isSold }: RestaurantsDraft): { readonly sold: number; readonly priced: number } {
  const countOf = (values: readonly boolean[]) => values.filter(Boolean).length;
  return { sold: countOf(Object.values(isSold)), priced: countOf(Object.values(prices).map(isTyped)) };
}

function pricesOf(prices: RestaurantsDraft['prices'], restaurants: RestaurantRecords): DishRecord['restaurantPrices'] {
  const typed = Object.entries(prices).filter(([, text]) => isTyped(text));
  if (typed.length === 0) return undefined;
  return typed.map(([id, text]) => ({ restaurantId: fileIdOf(restaurants, id), price: sumOf(text) }));
}

function soldIn(isSold: RestaurantsDraft['isSold'], restaurants: RestaurantRecords): DishRecord['restaurantIds'] {
  const sold = restaurants.filter(({ id }) => isSold[String(id)]);
  return sold.length === restaurants.length ? undefined : sold.map(({ id }) => id);
}

function isTyped(text: string): boolean {
  return text.trim() !== '';
}

/** NaN: not a price. */
function sumOf(text: string): number {
  return parseInRange(text, { min: 1, max: mostPrice }) ?? Number.NaN;
}
