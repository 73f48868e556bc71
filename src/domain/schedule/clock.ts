const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Time is UTC+5 regardless of the time zone of the server or visitor (R-TIME-1). */
const offsetMs = 5 * 60 * minuteMs;

/** The calendar day, YYYY-MM-DD, of an instant in ms since the epoch. */
export function dayOf(now: number): string {
  return new Date(now + offsetMs).toISOString().slice(0, 10);
}

/** Whole minutes since that day's midnight, 0..1439. */
export function minutesOf(now: number): number {
  const date = new Date(now + offsetMs);
  return date.getUTCHours() * 60 + date.getUTCMinutes();
}

/** Adds days to a day; subtracts them when `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** The instant, in ms since the epoch, of minutes counted from a day's midnight; they may exceed 1440. `NaN` for an invalid day. */
export function instantOf(day: string, minutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs - offsetMs;
}

/** The instant at which the day of another one ends. */
export function endOfDay(now: number): number {
  return instantOf(addDays(dayOf(now), 1), 0);
}
