import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A busy machine responds late: `vi.waitFor` gives up after ten seconds, as the configuration says for `expect.poll`. */
const { waitFor } = vi;
if (waitFor.name !== 'waitLonger')
  vi.waitFor = function waitLonger(work, limit = 10_000) {
    return waitFor(work, limit);
  };

/** A test that logs an unexpected error fails; a test that expects it spies on the console itself and clears the spy. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error').toEqual([]);
});
