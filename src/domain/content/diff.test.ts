import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff } from './diff.ts';

const side = (kind: 'removed' | 'added', before: string, after: string) =>
  diff(before, after)
    .filter((hunk) => hunk.kind === 'same' || hunk.kind === kind)
    .map(({ text }) => text)
    .join('');

test('changed words are marked, the rest stays', () => {
  expect(diff('We cook plov daily.\nCall us.', 'We cook lagman daily.\nCall us.')).toEqual([
    { kind: 'same', text: 'We cook ' },
    { kind: 'removed', text: 'plov' },
    { kind: 'added', text: 'lagman' },
    { kind: 'same', text: ' daily.\nCall us.' },
  ]);
});

test('a rewritten paragraph is shown as an old and a new block', () => {
  const before = 'We are a family of cooks and we have been cooking plov in Tashkent since 2009.\n';
  const after = 'Our kitchen opened last spring, and a team of six bakes bread and grills fish every day.\n';
  expect(diff(`Hello\n${before}`, `Hello\n${after}`)).toEqual([
    { kind: 'same', text: 'Hello\n' },
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});

test('of two changed paragraphs, the rewritten one is a block and the other marks its words', () => {
  const rewritten = ['We cook for you every single day of the year.\n', 'Our team bakes fresh bread in a clay oven.\n'] as const;
  expect(diff(`${rewritten[0]}Call us at noon.`, `${rewritten[1]}Call us at midnight.`)).toEqual([
    { kind: 'removed', text: rewritten[0] },
    { kind: 'added', text: rewritten[1] },
    { kind: 'same', text: 'Call us at ' },
    { kind: 'removed', text: 'noon.' },
    { kind: 'added', text: 'midnight.' },
  ]);
});

test('equal texts have no difference, an empty text is all added or removed', () => {
  expect(diff('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }]);
  expect(diff('', '')).toEqual([]);
  expect(diff('', 'a')).toEqual([{ kind: 'added', text: 'a' }]);
  expect(diff('a', '')).toEqual([{ kind: 'removed', text: 'a' }]);
});

test('the pieces of each side joined together equal that side', () => {
  const text = fc.array(fc.constantFrom('osh', 'manti', ' ', '\n', 'non', '  '), { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect([side('removed', before, after), side('added', before, after)]).toEqual([before, after]);
    }),
  );
});

test('two texts of a hundred thousand letters without a common part are compared without blocking', () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(' ');
  const after = Array.from({ length: 20_000 }, (_, index) => `b${index}`).join(' ');
  expect(diff(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
