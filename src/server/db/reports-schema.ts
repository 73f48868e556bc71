import type { Measure } from '#domain/report/order-figures.ts';

/** The sums of one hour of a restaurant; money in whole som. */
type ReportHourTable = {
  /** a day, YYYY-MM-DD, or a month, YYYY-MM */
  period: string;
  restaurant_id: string;
  /** from the midnight of the slot's day: 24 is the hour after it */
  hour: number;
} & Record<Measure, number>;

/** What sold and canceled orders are divided by: dishes, codes, ways to pay and others. */
interface ReportShareTable {
  /** a day, YYYY-MM-DD, or a month, YYYY-MM */
  period: string;
  restaurant_id: string;
  facet: string;
  item: string;
  /** of a dish, a localized text as JSON: as it was ordered last; else null */
  name: string | null;
  orders: number;
  portions: number;
  total: number;
}

export interface ReportsDatabase {
  report_hours: ReportHourTable;
  report_shares: ReportShareTable;
}
