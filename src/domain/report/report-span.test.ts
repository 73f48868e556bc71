import { describe, expect, it } from 'vitest';
import { neighborOf, periodsOf, rangeBefore, rangeOf, undividedPeriodsOf } from './report-span.ts';

describe('the span of a report (R-REPORT-6)', () => {
  it('is the day, the week from Monday, the month or the year of a day', () => {
    expect(rangeOf('day', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
    expect(rangeOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(rangeOf('week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(rangeOf('month', '2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(rangeOf('year', '2026-11-22')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('has one before and one after it', () => {
    const week = rangeOf('week', '2026-11-22');
    expect([neighborOf(week, -1), neighborOf(week, 1)]).toEqual(['2026-11-15', '2026-11-23']);
  });

  it('is compared with the same weekday, or with the whole span before when it is over', () => {
    const of = (span: 'day' | 'week' | 'month' | 'year', day: string) => rangeBefore(span, rangeOf(span, day), '2030-01-01');
    expect(of('day', '2026-11-22')).toEqual({ from: '2026-11-15', to: '2026-11-15' });
    expect(of('week', '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(of('month', '2026-03-22')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(of('year', '2026-11-22')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  it('is compared with as many days of the span before while it goes on', () => {
    const of = (span: 'week' | 'month' | 'year', today: string) => rangeBefore(span, rangeOf(span, today), today).to;
    expect(of('week', '2026-11-18')).toBe('2026-11-11');
    expect(of('month', '2026-03-30')).toBe('2026-02-28');
    expect(of('month', '2026-11-02')).toBe('2026-10-02');
    expect(of('year', '2024-02-29')).toBe('2023-02-28');
  });

  it('is made of days, and of the months of a year that are whole', () => {
    expect(periodsOf('week', rangeOf('week', '2026-11-22'))).toHaveLength(7);
    expect(periodsOf('year', { from: '2025-01-01', to: '2025-03-02' })).toEqual(['2025-01', '2025-02', '2025-03-01', '2025-03-02']);
  });

  it('is made of the sum of a month where it is not divided by days, and of the days of one that goes on', () => {
    expect(undividedPeriodsOf('month', rangeOf('month', '2024-02-10'))).toEqual(['2024-02']);
    expect(undividedPeriodsOf('month', { from: '2025-03-01', to: '2025-03-02' })).toEqual(['2025-03-01', '2025-03-02']);
    expect(undividedPeriodsOf('week', rangeOf('week', '2026-11-22'))).toHaveLength(7);
  });
});
