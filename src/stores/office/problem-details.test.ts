import { expect, test } from 'vitest';
import type { ApiProblem } from '../lib/api.ts';
import { readCatalogIssues } from './problem-details.ts';

const invalid = (details: Readonly<Record<string, unknown>>): ApiProblem => ({
  status: 422,
  message: 'x',
  code: 'CATALOG_INVALID',
  details,
});
const issue = { where: 'products[1].categoryId', rule: 'noCategory', found: '9' };

test('the issues of a catalog are read', () => {
  expect(readCatalogIssues(invalid({ issues: [issue] }))).toEqual([issue]);
});

test.each([
  ['no issues', invalid({})],
  ['an issue without a rule', invalid({ issues: [{ ...issue, rule: undefined }] })],
  ['a text for the issues', invalid({ issues: 'x' })],
  ['another code', { status: 422, message: 'x', code: 'PUBLISH_TIME_PAST' } as const],
])('a problem with %s has none', (_, problem) => {
  expect(readCatalogIssues(problem)).toBeNull();
});
