import type { RecordChange } from '#contract/catalog/record-changes.ts';
import type { Difference, Reading } from './reading.ts';

/** One row for each restaurant that begins or stops to sell a dish. */
export function soldInChanges(
  { before, after }: RecordChange,
  reading: Reading,
  labelOf: (path: string, reading: Reading) => string,
): Difference[] {
  const { t, records } = reading;
  const isSold = (dish: unknown, id: string) => {
    const { restaurantIds } = dish as { readonly restaurantIds?: readonly (string | number)[] };
    return restaurantIds === undefined || restaurantIds.some((one) => String(one) === id);
  };
  return records.restaurants
    .map(({ id }) => String(id))
    .filter((id) => isSold(before, id) !== isSold(after, id))
    .map((id) => {
      const path = `isSoldIn.${id}`;
      const text = (dish: unknown) => t(isSold(dish, id) ? 'yes' : 'no');
      return { path, label: labelOf(path, reading), before: text(before), after: text(after) };
    });
}
