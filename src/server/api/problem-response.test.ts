import { expect, test } from 'vitest';
import { type Problem, type ProblemCode, problemStatus } from '#domain/problem.ts';
import { problemBody } from './problem-response.ts';

test.each(Object.keys(problemStatus) as ProblemCode[])('%s says what to do in three languages', (code) => {
  const reason = { ru: 'Кухня сегодня не работает.', en: 'The kitchen is closed today.', uz: 'Oshxona bugun ishlamaydi.' };
  const details = { minOrderSum: 0, minOrderLeft: 0, itemsTotal: 0, orderMaxSum: 0, unavailable: [], reason };
  const { message } = problemBody({ code, details } as Problem);
  expect(new Set(Object.values(message)).size).toBe(3);
  for (const text of Object.values(message)) expect(text).toMatch(/^\S.{20,}\.$/);
});

test('a temporary rejection states the actual wait in three languages', () => {
  const text = (code: ProblemCode, details: Record<string, number>) => problemBody({ code, details } as Problem).message;
  const plain = (texts: Record<string, string>) => Object.values(texts).map((text) => text.replaceAll('\u00a0', ' '));
  const [ru, en, uz] = plain(text('TOO_MANY_CODES', { resendAfter: 86_030 }));
  expect(ru).toContain('через 23 ч 54 мин');
  expect(en).toContain('in 23 h 54 min');
  expect(uz).toContain('23 soat 54 daqiqadan keyin');
  expect(plain(text('TOO_MANY_CODES', { resendAfter: 30 }))[1]).toContain('in 30 s');
  expect(plain(text('TOO_MANY_GUESSES', { retryAfter: 7_200 }))).toEqual([
    expect.stringContaining('через 2 ч'),
    expect.stringContaining('in 2 h'),
    expect.stringContaining('2 soatdan keyin'),
  ]);
});
