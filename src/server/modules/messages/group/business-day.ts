import { addDays, dayOf, instantOf } from '#domain/schedule/clock.ts';

/** The night before this hour belongs to the day before. */
const dayStartMinutes = 6 * 60;

/** The day to which a moment belongs for a kitchen that works past midnight. */
export function businessDay(at: number): string {
  return dayOf(at - dayStartMinutes * 60_000);
}

/** When that day ends. */
export function endOfBusinessDay(at: number): number {
  return instantOf(addDays(businessDay(at), 1), dayStartMinutes);
}
