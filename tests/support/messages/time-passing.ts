import { vi } from 'vitest';

/** Lets time pass in a test's own clock and in that of runs, which measure how long they have worked; `vi.restoreAllMocks` ends it. */
export function timePassing(tested: { now: number }): (ms: number) => void {
  const real = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  return (ms) => {
    passed += ms;
    tested.now += ms;
  };
}
