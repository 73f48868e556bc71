import { expect, test } from 'vitest';
import { expressionsOf, worseThanLinear } from '../support/builders/expressions.ts';
import { sourceFiles } from './source-files.ts';

/** Expressions that never read request data, with the reason. */
const neverReadRequests: Readonly<Record<string, string>> = {
  '\\B(?=(?:\\d{3})+$)': 'groups the digits of a number, of which there are at most 21',
};

const expressions = sourceFiles
  .filter(({ path }) => !/\.(test|stories)\.tsx?$/.test(path))
  .flatMap(({ path, text }) => expressionsOf(path, text));

test('expressions of every module are found, also constant ones of new RegExp', () => {
  expect(expressions.length).toBeGreaterThan(100);
  expect(expressions.map(({ place }) => place.split('/')[1])).toEqual(
    expect.arrayContaining(['server', 'domain', 'contract', 'components']),
  );
  expect(expressionsOf('a.ts', `const a = 'x'; new RegExp(\`\${a}+$\`, 'g'); text.split(/y/);`)).toMatchObject([
    { place: 'a.ts:1', source: 'x+$', flags: 'g', use: 'replace' },
    { source: 'y', use: 'split' },
  ]);
});

test('an expression that rescans a text from each of its characters is found', () => {
  expect(worseThanLinear({ source: '^\\/+|\\/+$', flags: 'g', use: 'replace' })).not.toBeNull();
  expect(worseThanLinear({ source: '^\\/+', flags: '', use: 'replace' })).toBeNull();
});

// a minute of one core, and tests run on busy ones
test('no expression takes more than three times as long for twice the text', { timeout: 240_000 }, () => {
  const readers = expressions.filter(({ source }) => neverReadRequests[source] === undefined);
  const distinct = new Map(readers.map((expression) => [`${expression.source}/${expression.flags}/${expression.use}`, expression]));
  const worse = [...distinct.values()].flatMap((expression) => {
    const input = worseThanLinear(expression);
    return input === null ? [] : [`${expression.place} /${expression.source}/ on ${input}`];
  });
  expect(worse).toEqual([]);
});
