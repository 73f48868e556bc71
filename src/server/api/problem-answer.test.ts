import { expect, test } from 'vitest';
import { type ProblemCode, problemStatus } from '#domain/problem.ts';
import { problemBody } from './problem-answer.ts';

test.each(Object.keys(problemStatus) as ProblemCode[])('%s says what to do in three languages', (code) => {
  const { message } = problemBody({ code });
  expect(new Set(Object.values(message)).size).toBe(3);
  for (const text of Object.values(message)) expect(text).toMatch(/^\S.{20,}\.$/);
});
