import { expect, it } from 'vitest';
import { parseReportChoice, reportQuery } from './report-search.ts';

const parse = (query: string) => parseReportChoice(new URLSearchParams(query), '2026-11-21');

it('reads span, day and restaurant, and takes the week with today for what can not be', () => {
  const month = { span: 'month', day: '2026-10-05', restaurantId: '2' } as const;
  expect(parse('span=month&day=2026-10-05&restaurantId=2')).toEqual(month);
  expect(parse(reportQuery(month))).toEqual(month);
  const usual = { span: 'week', day: '2026-11-21', restaurantId: null };
  for (const query of ['', 'span=decade', 'day=tomorrow', 'day=2026-13-45', 'restaurantId=']) expect(parse(query)).toEqual(usual);
});
