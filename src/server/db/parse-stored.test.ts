import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseStored } from './parse-stored.ts';

const uses = z.object({ uses: z.record(z.string(), z.number()) });

test('a stored value of its shape is read, without what its shape does not have', () => {
  expect(parseStored(uses, '{"uses":{"SALOM":2},"other":1}')).toEqual({ uses: { SALOM: 2 } });
});

test('a stored value of another shape is not read', () => {
  expect(() => parseStored(uses, '{"uses":{"SALOM":"2"}}')).toThrow(/expected number/);
  expect(() => parseStored(uses, 'null')).toThrow(/expected object/);
});
