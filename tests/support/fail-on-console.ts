import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that logs an unexpected error fails; a test that expects it spies on the console itself and clears the spy. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error').toEqual([]);
});
