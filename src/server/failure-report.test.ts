import { expect, test } from 'vitest';
import { createFailureReport } from './failure-report.ts';

test('of failures in a row only the first is reported', () => {
  const reported: string[] = [];
  const report = createFailureReport((failure: string) => reported.push(failure));
  report.failed('first');
  report.failed('second');
  report.succeeded();
  report.failed('third');
  expect(reported).toEqual(['first', 'third']);
});
