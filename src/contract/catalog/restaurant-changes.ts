import type { Id } from '#domain/id.ts';
import type { RestaurantPrice } from '#domain/menu/restaurant-prices.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { RecordChange, RecordValue } from './record-changes.ts';

/** What a manager of some restaurants changes of a restaurant. */
const hours = ['startOfWorkingTime', 'endOfWorkingTime', 'calendar'];

/**
 * Whether a change concerns nothing but the hours of these restaurants and the prices that dishes have there: all that a manager of some
 * restaurants changes in the catalog (R-TEAM-8).
 */
export function isOfRestaurants({ section, id, before, after }: RecordChange, restaurantIds: readonly Id[]): boolean {
  if (before === null || after === null) return false;
  const changed = changedKeys(before, after);
  if (section === 'restaurants') return restaurantIds.includes(id) && changed.every((key) => hours.includes(key));
  if (section !== 'products' || changed.some((key) => key !== 'restaurantPrices')) return false;
  const [was, is] = [pricesOf(before), pricesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].every((place) => was.get(place) === is.get(place) || restaurantIds.includes(place));
}

function changedKeys(before: RecordValue, after: RecordValue): string[] {
  const [was, is] = [before as Readonly<Record<string, unknown>>, after as Readonly<Record<string, unknown>>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !isSameValue(was[key], is[key]));
}

function pricesOf(record: RecordValue): Map<Id, number> {
  const { restaurantPrices } = record as { readonly restaurantPrices?: readonly RestaurantPrice[] };
  return new Map((restaurantPrices ?? []).map(({ restaurantId, price }) => [String(restaurantId), price]));
}

/** A change without the phones of the customers that a code is meant for, for readers who see no customers. */
export function withoutPhones<Change extends Pick<RecordChange, 'section' | 'before' | 'after'>>(change: Change): Change {
  if (change.section !== 'promoCodes') return change;
  return { ...change, before: withoutPhonesOf(change.before), after: withoutPhonesOf(change.after) };
}

/** A promo record without the phones of customers. */
export function withoutPhonesOf<Value extends RecordValue | null>(record: Value): Value {
  if (record === null || !('phones' in record)) return record;
  const { phones: _, ...rest } = record;
  return rest as unknown as Value;
}
