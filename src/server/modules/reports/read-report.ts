import type { Id } from '#domain/id.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { type Facet, type Measures, measures } from '#domain/report/order-figures.ts';
import { composeReport, type FoundShare, type HourSums, type Report } from '#domain/report/report.ts';
import { type DayRange, periodsOf, type ReportSpan, rangeBefore, rangeOf, undividedPeriodsOf } from '#domain/report/report-span.ts';
import type { Executor } from '../../db/connection.ts';

export interface ReportSearch {
  readonly span: ReportSpan;
  /** a day in the span, YYYY-MM-DD */
  readonly day: string;
  /** null: all */
  readonly restaurantIds: readonly Id[] | null;
}

export interface ReadReport {
  readonly report: Report;
  /** the names of dishes as they were ordered, and of couriers, by product or person */
  readonly names: ReadonlyMap<Id, LocalizedText>;
}

/** Reads the sums of a span and of the one before it, never orders. @param today the day it is, YYYY-MM-DD */
export async function readReport(executor: Executor, { span, day, restaurantIds }: ReportSearch, today: string): Promise<ReadReport> {
  const range = rangeOf(span, day);
  const before = rangeBefore(span, range, today);
  const read = async (days: DayRange) => ({
    hours: await readHours(executor, periodsOf(span, days), restaurantIds),
    shares: await readShares(executor, undividedPeriodsOf(span, days), restaurantIds),
  });
  const [own, former] = [await read(range), await read(before)];
  const report = composeReport({
    span,
    range,
    rangeBefore: before,
    hours: own.hours,
    hoursBefore: former.hours,
    shares: own.shares,
    sharesBefore: former.shares,
  });
  const named = [...former.shares, ...own.shares].flatMap(({ item, name }) =>
    name === null ? [] : [[item, JSON.parse(name) as LocalizedText] as const],
  );
  return { report, names: new Map(named) };
}

/** The sums of these periods by hour; nothing without a restaurant. @param restaurantIds null: of all */
export async function readHours(executor: Executor, periods: readonly string[], restaurantIds: readonly Id[] | null): Promise<HourSums[]> {
  if (restaurantIds?.length === 0) return [];
  const rows = await executor
    .selectFrom('report_hours')
    .selectAll()
    .where('period', 'in', [...periods])
    .$if(restaurantIds !== null, (query) => query.where('restaurant_id', 'in', [...(restaurantIds ?? [])]))
    .orderBy('period')
    .orderBy('restaurant_id')
    .orderBy('hour')
    .execute();
  return rows.map((row) => ({
    period: row.period,
    restaurantId: row.restaurant_id,
    hour: row.hour,
    sums: Object.fromEntries(measures.map((measure) => [measure, row[measure]])) as Measures,
  }));
}

type NamedShare = FoundShare & { readonly name: string | null };

/** Parts that are nothing any more, as after a cancellation, are left out. */
async function readShares(executor: Executor, periods: readonly string[], restaurantIds: readonly Id[] | null): Promise<NamedShare[]> {
  if (restaurantIds?.length === 0) return [];
  const rows = await executor
    .selectFrom('report_shares')
    .select(({ fn }) => [
      'facet',
      'item',
      fn.max('name').as('name'),
      fn.sum<number>('orders').as('orders'),
      fn.sum<number>('portions').as('portions'),
      fn.sum<number>('total').as('total'),
    ])
    .where('period', 'in', [...periods])
    .$if(restaurantIds !== null, (query) => query.where('restaurant_id', 'in', [...(restaurantIds ?? [])]))
    .groupBy(['facet', 'item'])
    .execute();
  return rows.filter(({ orders }) => orders > 0).map((row) => ({ ...row, facet: row.facet as Facet }));
}
