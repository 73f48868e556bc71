import type { ServingTime } from '#domain/menu/serving-times.ts';
import type { DishRecord } from '#stores/office/menu-records.ts';

/** The field of a record with serving times; absent as long as it was. */
export function servingField(
  times: readonly ServingTime[],
  record: Pick<DishRecord, 'servingTimes'> | null,
): Pick<DishRecord, 'servingTimes'> {
  if (times.length > 0) return { servingTimes: times.map((time) => ({ ...time, weekdays: [...time.weekdays] })) };
  return record?.servingTimes === undefined ? {} : { servingTimes: null };
}
