import { type Id, parseId } from '../id.ts';
import { type ReportSpan, reportSpans } from './report-span.ts';

/** Which report a page shows. */
export interface ReportChoice {
  readonly span: ReportSpan;
  /** a day in the span, YYYY-MM-DD */
  readonly day: string;
  /** null: all */
  readonly restaurantId: Id | null;
}

/** What an address asks for; the week with today where it says nothing that can be. */
export function parseReportChoice(query: URLSearchParams, today: string): ReportChoice {
  const [span, day = ''] = [query.get('span'), query.get('day') ?? undefined];
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    span: reportSpans.find((known) => known === span) ?? 'week',
    day: isDay ? new Date(day).toISOString().slice(0, 10) : today,
    restaurantId: parseId(query.get('restaurantId') ?? ''),
  };
}

/** The query of the address, and of the calls, of a report. */
export function reportQuery({ span, day, restaurantId }: ReportChoice): string {
  return new URLSearchParams({ span, day, ...(restaurantId === null ? {} : { restaurantId }) }).toString();
}
