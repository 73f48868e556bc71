/** TEST_NOW (tests only) shifts the clock once; time continues from there. */
const testNow = process.env['TEST_NOW'];
const offset = testNow === undefined || testNow === '' ? 0 : Date.parse(testNow) - Date.now();

/** The server's time, milliseconds since the epoch. */
export function now(): number {
  return Date.now() + offset;
}

/** @param instant ms */
export function toIso(instant: number): string {
  return new Date(instant).toISOString();
}
