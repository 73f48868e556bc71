import { addDays, dayOf, instantOf } from './clock.ts';

/** The night before this hour belongs to the day before: many kitchens work past midnight. */
const dayStartMinutes = 6 * 60;

/** The day of a kitchen to which a moment belongs. */
export function businessDay(at: number): string {
  return dayOf(at - dayStartMinutes * 60_000);
}

/** When such a day begins. */
export function startOfBusinessDay(day: string): number {
  return instantOf(day, dayStartMinutes);
}

/** When the day of a moment ends. */
export function endOfBusinessDay(at: number): number {
  return startOfBusinessDay(addDays(businessDay(at), 1));
}
