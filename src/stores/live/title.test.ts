// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPageTitle } from './title.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows only the last of several titles, 10 ms after it (R-SCREEN-4)', () => {
  document.title = 'before';
  setPageTitle('one');
  vi.advanceTimersByTime(9);
  setPageTitle('two');
  vi.advanceTimersByTime(9);
  expect(document.title).toBe('before');
  vi.advanceTimersByTime(1);
  expect(document.title).toBe('two');
});
