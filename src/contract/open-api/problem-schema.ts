import { problemStatus } from '#domain/problem.ts';
import type { JsonSchema } from './schemas.ts';

const text = { type: 'string' };

/** The body of every error response, `ProblemBody`. */
export const problemSchema: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(problemStatus) },
    message: { type: 'object', properties: { ru: text, en: text, uz: text }, required: ['ru', 'en', 'uz'] },
    details: { type: 'object', description: 'What the code is about, e.g. `{ field, rule }` of INVALID_BODY.' },
  },
  required: ['code', 'message'],
};
