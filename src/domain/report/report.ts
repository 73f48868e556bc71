import type { Id } from '../id.ts';
import { addDays } from '../schedule/clock.ts';
import { type Facet, type Measures, measures, noMeasures } from './order-figures.ts';
import { type DayRange, daysOf, type ReportSpan, weekdayNumber } from './report-span.ts';

/** The sums of a period, a day or a month, in one hour of a restaurant. */
export interface HourSums {
  readonly period: string;
  readonly restaurantId: Id;
  readonly hour: number;
  readonly sums: Measures;
}

/** A part of a division: orders, portions of a dish, and money in whole som. */
export interface ShareSums {
  readonly orders: number;
  readonly portions: number;
  readonly total: number;
}

export interface FoundShare extends ShareSums {
  readonly facet: Facet;
  readonly item: string;
}

/** Sums, and those of what the span is compared with. */
interface Compared<Sums> {
  readonly sums: Sums;
  readonly before: Sums;
}

/** Of a day its hours (`13`), of a week and a month their days (YYYY-MM-DD), of a year its months (YYYY-MM). */
interface ReportStep extends Compared<Measures> {
  readonly key: string;
}

export interface ReportShare extends Compared<ShareSums> {
  readonly facet: Facet;
  readonly item: string;
}

/** What was sold in a span, and before. */
export interface Report extends Compared<Measures> {
  readonly span: ReportSpan;
  readonly range: DayRange;
  readonly rangeBefore: DayRange;
  readonly steps: readonly ReportStep[];
  /** `row`: a day of a day and a week, the number of a weekday of a month (Monday 1), a month of a year */
  readonly hours: readonly { readonly row: string; readonly hour: number; readonly orders: number }[];
  /** the largest total first */
  readonly restaurants: readonly ({ readonly id: Id } & Compared<Measures>)[];
  /** the largest total first */
  readonly shares: readonly ReportShare[];
}

interface ReportRows {
  readonly span: ReportSpan;
  readonly range: DayRange;
  readonly rangeBefore: DayRange;
  readonly hours: readonly HourSums[];
  readonly hoursBefore: readonly HourSums[];
  readonly shares: readonly FoundShare[];
  readonly sharesBefore: readonly FoundShare[];
}

/** Puts the sums of a span beside those of the one before (R-REPORT-6). */
export function composeReport({ span, range, rangeBefore, hours, hoursBefore, shares, sharesBefore }: ReportRows): Report {
  const stepsOf = (rows: readonly HourSums[], { from }: DayRange) => Map.groupBy(rows, (row) => stepOf(span, from, row));
  const [stepRows, stepRowsBefore] = [stepsOf(hours, range), stepsOf(hoursBefore, rangeBefore)];
  const ids = [...new Set([...hours, ...hoursBefore].map(({ restaurantId }) => restaurantId))];
  const [own, ownBefore] = [hours, hoursBefore].map((rows) => Map.groupBy(rows, ({ restaurantId }) => restaurantId));
  return {
    span,
    range,
    rangeBefore,
    ...compared(hours, hoursBefore),
    steps: stepKeys(span, range, [...stepRows.keys(), ...stepRowsBefore.keys()]).map(([step, key]) => ({
      key,
      ...compared(stepRows.get(step), stepRowsBefore.get(step)),
    })),
    hours: hoursOf(span, hours),
    restaurants: ids
      .map((id) => ({ id, ...compared(own?.get(id), ownBefore?.get(id)) }))
      .sort((one, other) => other.sums.total - one.sums.total || other.before.total - one.before.total),
    shares: comparedShares(shares, sharesBefore),
  };
}

function compared(rows: readonly HourSums[] = [], rowsBefore: readonly HourSums[] = []): Compared<Measures> {
  return { sums: addedUp(rows), before: addedUp(rowsBefore) };
}

function addedUp(rows: readonly HourSums[]): Measures {
  const added = { ...noMeasures };
  for (const { sums } of rows) for (const measure of measures) added[measure] += sums[measure];
  return added;
}

/** The number of the hour, day or month within the span, by which the two spans are compared. */
function stepOf(span: ReportSpan, from: string, { period, hour }: HourSums): number {
  if (span === 'day') return hour;
  if (span === 'year') return Number(period.slice(5, 7)) - 1;
  return Math.round((Date.parse(period) - Date.parse(from)) / 86_400_000);
}

/** Every day or month of the span; of a day the hours between the first and the last with orders. */
function stepKeys(span: ReportSpan, range: DayRange, used: readonly number[]): [number, string][] {
  if (span === 'day') {
    if (used.length === 0) return [];
    const first = Math.min(...used);
    return Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => [first + index, String(first + index)]);
  }
  if (span === 'year') {
    return Array.from({ length: 12 }, (_, month) => [month, `${range.from.slice(0, 4)}-${String(month + 1).padStart(2, '0')}`]);
  }
  return daysOf(range).map((_, index) => [index, addDays(range.from, index)]);
}

function hoursOf(span: ReportSpan, rows: readonly HourSums[]): Report['hours'] {
  const rowOf = ({ period }: HourSums) => (span === 'month' ? String(weekdayNumber(period)) : period);
  const cells = Map.groupBy(rows, (row) => `${rowOf(row)} ${row.hour}`);
  return [...cells.values()]
    .flatMap((same) => {
      const [first] = same;
      return first === undefined ? [] : { row: rowOf(first), hour: first.hour, orders: addedUp(same).orders };
    })
    .filter(({ orders }) => orders > 0)
    .sort((one, other) => one.row.localeCompare(other.row) || one.hour - other.hour);
}

const noShare: ShareSums = { orders: 0, portions: 0, total: 0 };

function comparedShares(shares: readonly FoundShare[], sharesBefore: readonly FoundShare[]): ReportShare[] {
  const keyOf = ({ facet, item }: FoundShare) => `${facet} ${item}`;
  const sumsOf = ({ orders, portions, total }: FoundShare): ShareSums => ({ orders, portions, total });
  const [now, before] = [shares, sharesBefore].map((list) => new Map(list.map((share) => [keyOf(share), share])));
  const all = new Map([...sharesBefore, ...shares].map((share) => [keyOf(share), share]));
  return [...all]
    .map(([key, { facet, item }]) => {
      const [own, former] = [now?.get(key), before?.get(key)];
      return { facet, item, sums: own ? sumsOf(own) : noShare, before: former ? sumsOf(former) : noShare };
    })
    .sort((one, other) => other.sums.total - one.sums.total || other.before.total - one.before.total || one.item.localeCompare(other.item));
}

/** A part of a division with its name; '': it has none, or none any more. */
export interface NamedShare extends Omit<ReportShare, 'facet'> {
  readonly facet: ReportShare['facet'] | 'category';
  readonly name: string;
}

export interface NamedReport extends Omit<Report, 'restaurants' | 'shares'> {
  readonly restaurants: readonly (Report['restaurants'][number] & { readonly name: string })[];
  /** with the categories that the dishes have now; '' has those that are in none */
  readonly shares: readonly NamedShare[];
  /** false: older orders are still being counted */
  readonly isComplete: boolean;
}
