// @vitest-environment jsdom
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it updates after the next paint, once for all changes before it, and the first read returns the current value', () => {
  const $count = atom(1);
  const $late = afterPaint($count);
  $count.set(2);
  expect($late.get()).toBe(2);
  const reported = vi.fn();
  const end = $late.listen(reported);
  $count.set(3);
  $count.set(4);
  expect($late.get()).toBe(2);
  vi.advanceTimersToNextFrame();
  expect($late.get()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(reported.mock.calls.map(([value]) => value)).toEqual([4]);
  end();
});
