import { afterAll, beforeAll } from 'vitest';

/** Runs the tests of the surrounding block as on a server in this time zone. */
export function useTimeZone(zone: string): void {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
}
