import { describe, expect, test } from 'vitest';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { staffEnv, staffToken } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const wrong = 'guessed-token-of-thirty-two-characters';
const addressParts = [
  { side: 'staff', path: '/api/v1/staff/orders', token: staffToken },
  { side: 'editor', path: '/api/v1/editor/comments', token: 'e'.repeat(32) },
] as const;

describe.each(engines.flatMap((engine) => addressParts.map((address) => ({ engine, ...address }))))(
  'guesses of a token of $side, on $engine',
  ({ engine, side, path, token }) => {
    const tested = useApi(engine, { ...staffEnv, EDITOR_TOKEN: 'e'.repeat(32) });
    const signIn = (visitor: Visitor, guess: string) =>
      visitor.post<{ code: string; message: Record<string, string> }>(`/api/v1/${side}/session`, { token: guess });
    const bear = (visitor: Visitor, guess: string) => visitor.get(path, { authorization: `Bearer ${guess}` });

    test('ten wrong tokens in a minute block an address for all tokens and both methods; others and open sessions continue', async () => {
      const [guesser, worker] = [tested.visitor(), tested.visitor()];
      await signIn(guesser, token);
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await (guess % 2 === 0 ? signIn : bear)(guesser, `${wrong}${guess}`)).status).toBe(401);
      }
      for (const guess of [wrong, token]) {
        expect([(await signIn(guesser, guess)).status, (await bear(guesser, guess)).status]).toEqual([429, 429]);
      }
      expect((await guesser.get(path)).status).toBe(200);
      expect([(await signIn(worker, token)).status, (await bear(worker, token)).status]).toEqual([204, 200]);
    });

    test('the error states in three languages to wait, and for how long; then the right token is accepted', async () => {
      const guesser = tested.visitor();
      for (let guess = 0; guess < 10; guess += 1) await signIn(guesser, wrong);
      const rejected = await signIn(guesser, token);
      expect([rejected.status, rejected.headers.get('retry-after'), rejected.body.code]).toEqual([429, '60', 'TOO_MANY_REQUESTS']);
      expect(new Set(Object.values(rejected.body.message)).size).toBe(3);
      tested.now += minute;
      expect((await signIn(guesser, token)).status).toBe(204);
    });

    test('of many concurrent attempts ten are checked', async () => {
      const guesser = tested.visitor();
      const responses = await Promise.all(Array.from({ length: 200 }, (_, guess) => signIn(guesser, `${wrong}${guess}`)));
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(190);
    });
  },
);
