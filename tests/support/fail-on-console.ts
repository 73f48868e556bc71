import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that prints an error it did not expect fails; one that expects it spies itself and clears the spy. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(calls, 'unexpected console.error').toEqual([]);
});
