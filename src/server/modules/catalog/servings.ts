import type { SoldRecords } from '#contract/catalog/sold-records.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { commonWeek, type Serving, type ServingTime, toServingWeek } from '#domain/menu/serving-times.ts';

type CategoryRecord = SoldRecords['categories'][number];

interface Timed {
  readonly categoryId: string | number;
  readonly servingTimes?: readonly ServingTime[] | null | undefined;
}

/** When the dish of a record is served; undefined: always. Dishes without times of their own share the object of their category. */
export function servingFinder(categories: readonly CategoryRecord[], locale: Locale): (record: Timed) => Serving | undefined {
  const records = new Map(categories.map((record) => [String(record.id), record]));
  const ofCategories = new Map(categories.map((record) => [String(record.id), ofCategory(record, records, locale)]));
  return ({ categoryId, servingTimes }) => {
    const outer = ofCategories.get(String(categoryId));
    return combineServings(outer, own(servingTimes, null));
  };
}

function ofCategory(record: CategoryRecord, records: ReadonlyMap<string, CategoryRecord>, locale: Locale): Serving | undefined {
  const parent = record.parentId === null ? undefined : records.get(String(record.parentId));
  const outer = parent && own(parent.servingTimes, withFallbacks(parent.name)[locale]);
  return combineServings(outer, own(record.servingTimes, withFallbacks(record.name)[locale]));
}

function own(times: Timed['servingTimes'], name: string | null): Serving | undefined {
  return times == null || times.length === 0 ? undefined : { name, week: toServingWeek(times) };
}

function combineServings(outer: Serving | undefined, inner: Serving | undefined): Serving | undefined {
  if (outer === undefined || inner === undefined) return inner ?? outer;
  return { name: inner.name, week: commonWeek(outer.week, inner.week) };
}
