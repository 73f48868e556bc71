import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { facets } from '#domain/report/order-figures.ts';
import { reportSpans } from '#domain/report/report-span.ts';
import { defineCall, type Immutable, json } from '../lib/define-call.ts';
import { day, emptyAsAbsent, inputId } from '../lib/scalars.ts';

const count = z.int();
const measures = z.strictObject({
  orders: count,
  items: count,
  discount: count,
  points: count,
  delivery: count,
  total: count,
  late: count,
  late_minutes: count,
  cancelled: count,
  cancelled_total: count,
});
const shareSums = z.strictObject({ orders: count, portions: count, total: count });
const range = z.strictObject({ from: day, to: day });
const compared = { sums: measures, before: measures };

const report = z.strictObject({
  span: z.enum(reportSpans),
  range,
  rangeBefore: range,
  ...compared,
  steps: z.array(z.strictObject({ key: z.string(), ...compared })),
  hours: z.array(z.strictObject({ row: z.string(), hour: count, orders: count })),
  restaurants: z.array(z.strictObject({ id: z.string(), name: z.string(), ...compared })),
  shares: z.array(
    z.strictObject({ facet: z.enum([...facets, 'category']), item: z.string(), name: z.string(), sums: shareSums, before: shareSums }),
  ),
  isComplete: z.boolean(),
});

export type WireReport = Immutable<z.infer<typeof report>>;

const query = z.object({ span: z.enum(reportSpans), day, restaurantId: emptyAsAbsent(inputId) });

export const officeReport = defineCall({
  method: 'GET',
  path: '/api/v1/office/report',
  summary: 'What was sold in a day, a week, a month or a year',
  text: [
    'The `span` that has the day, beside `before`: the same weekday a week earlier for a day, the span before for the others, and while a span',
    'goes on, as many of its days. `steps` are the hours of a day, the days of a week and a month, the months of a year. Sums are in som, and',
    '`total` is `items` − `discount` − `points` + `delivery`. A person who works for some restaurants gets only theirs.',
    '`isComplete` is false while orders of earlier versions are counted.',
  ].join(' '),
  who: 'reports',
  query: { schema: query, example: { span: 'week', day: '2026-11-21' } },
  responses: { 200: json(report) },
});

/** `lang`: the language of the file, which a link of a page can't say in a header. */
const fileQuery = query.extend({ lang: emptyAsAbsent(z.enum(locales)) });
const file = {
  method: 'GET',
  who: 'reports',
  query: { schema: fileQuery, example: { span: 'week', day: '2026-11-21', lang: 'en' } },
} as const;

export const reportCsv = defineCall({
  ...file,
  path: '/api/v1/office/report.csv',
  summary: 'The same as a CSV file',
  text: 'UTF-8, one table with a column for the division. A text that a spreadsheet would run as a formula has an apostrophe before it.',
  responses: { 200: { text: 'The file.', type: 'text/csv' } },
});

export const reportXlsx = defineCall({
  ...file,
  path: '/api/v1/office/report.xlsx',
  summary: 'The same as an XLSX file',
  text: 'One sheet for each division. All texts are texts, also those that begin as a formula.',
  responses: { 200: { text: 'The file.', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
});
