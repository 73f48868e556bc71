import { expect, test } from 'vitest';
import type { LogKind } from './change-log.ts';
import { logGroups, publishedCount } from './log-groups.ts';

const entry = (kind: LogKind, by: string | null = 'Malika', minute = 0, parts: string[] = []) => ({
  ...{ kind, by, parts },
  at: new Date(Date.parse('2026-11-21T07:00:00Z') + minute * 60_000).toISOString(),
});

test('what one publication wrote is one entry of the log (R-LOG-1)', () => {
  const entries = [
    entry('published', 'Malika', 0, ['about', 'contacts']),
    entry('recordPublished'),
    entry('recordPublished'),
    entry('orderMoved'),
    entry('recordPublished', 'Anvar'),
    entry('recordPublished', 'Anvar', 1),
  ];
  const groups = logGroups(entries);
  expect(groups.map((group) => group.length)).toEqual([3, 1, 1, 1]);
  expect(groups.map(publishedCount)[0]).toBe(4);
});

test('a version that is published again counts its changes', () => {
  expect(publishedCount([entry('catalogRestored'), entry('recordPublished'), entry('restored')])).toBe(2);
});
