import { describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { backEnds } from '../support/shop/backends.ts';
import { freshPhone, openSession, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(backEnds)('a recognized browser, on %s', (backEnd) => {
  const tested = useApi(backEnd, { CODE_SENDS_PER_ADDRESS_HOUR: '8' });
  const lastCode = () => tested.codes.at(-1)?.code ?? '';
  const wrongCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');
  const send = (visitor: Visitor, phone1: string) =>
    visitor.post<ProblemBody & { challengeId: string; resendAfter: number }>('/api/v1/auth/code', { phone1 });
  const guess = (visitor: Visitor, challengeId: string, phone1: string, code: string) =>
    visitor.post<ProblemBody & { customerId: string | null }>('/api/v1/auth/session', { challengeId, phone1, code });
  /** Unrecognized browsers at two addresses use up the six codes per day that a phone has for all of them. */
  const exhaustSends = async (phone1: string) => {
    const [first, second] = [tested.visitor(), tested.visitor()];
    for (let turn = 0; turn < 6; turn += 1) {
      tested.now += minute;
      expect((await send(turn % 2 === 0 ? first : second, phone1)).status).toBe(202);
    }
    tested.now += minute;
    expect((await send(first, phone1)).status).toBe(429);
    return first;
  };

  test('gets codes and signs in when unrecognized browsers have used up the phone’s codes', async () => {
    const visitor = tested.visitor();
    const { customerId, phone1 } = await signUp(tested, visitor);
    tested.now += day;
    await exhaustSends(phone1);
    expect(await openSession(tested, visitor, phone1)).toBe(customerId);
    tested.now += day;
  });

  test('has its own attempts when unrecognized browsers have used up the phone’s', async () => {
    const visitor = tested.visitor();
    const { customerId, phone1 } = await signUp(tested, visitor);
    tested.now += day;
    for (let turn = 0; turn < 6; turn += 1) {
      const unrecognized = tested.visitor();
      const { body } = await send(unrecognized, phone1);
      for (let tries = 0; tries < 5; tries += 1) await guess(unrecognized, body.challengeId, phone1, wrongCode());
      tested.now += minute;
    }
    expect(await openSession(tested, visitor, phone1)).toBe(customerId);
    tested.now += day;
  });

  test('is not stopped by the limit of its address when other clients request codes for other phones', async () => {
    const visitor = tested.visitor();
    const { phone1 } = await signUp(tested, visitor);
    tested.now += minute;
    for (let sends = 1; sends < 8; sends += 1) expect((await send(visitor, freshPhone())).status).toBe(202);
    expect((await send(visitor, freshPhone())).status).toBe(429);
    expect((await send(visitor, phone1)).status).toBe(202);
    tested.now += day;
  });

  test('without the cookie, one address has at most fifteen attempts per day for a phone, and five of those that are left to each', async () => {
    const phone1 = freshPhone();
    const unrecognized = tested.visitor();
    const codes: (string | undefined)[] = [];
    let last = '';
    for (let challenge = 0; challenge < 6; challenge += 1) {
      last = (await send(tested.visitor(), phone1)).body.challengeId;
      for (let tries = 0; tries < 4; tries += 1) codes.push((await guess(unrecognized, last, phone1, wrongCode())).body.code);
      tested.now += minute;
    }
    expect(codes).toEqual(Array.from(codes, (_, index) => (index < 20 ? 'CODE_WRONG' : 'TOO_MANY_GUESSES')));
    const { status, body, headers } = await guess(unrecognized, last, phone1, lastCode());
    expect([status, body.details]).toEqual([429, { retryAfter: Number(headers.get('retry-after')) }]);
    expect(body.message.en).toMatch(/in 23\sh\s5\d\smin/);
    expect((await guess(tested.visitor(), (await send(tested.visitor(), phone1)).body.challengeId, phone1, lastCode())).status).toBe(200);
    tested.now += day;
  });

  test('the response depends on the cookie, not on whether the phone is known', async () => {
    const [customer, nobody] = [tested.visitor(), tested.visitor()];
    const { phone1: known } = await signUp(tested, customer);
    const unknown = freshPhone();
    await openSession(tested, nobody, unknown);
    const seen = async (visitor: Visitor, phone1: string) => {
      const responses = [];
      for (let turn = 0; turn < 7; turn += 1) {
        tested.now += minute;
        const { status, body } = await send(visitor, phone1);
        responses.push([status, body.resendAfter, body.details]);
      }
      tested.now += day;
      return responses;
    };
    tested.now += day;
    const [marked, unmarked] = [await seen(customer, known), await seen(tested.visitor(), known)];
    expect(marked).toEqual(await seen(nobody, unknown));
    expect(unmarked).toEqual(await seen(tested.visitor(), unknown));
    expect([marked.filter(([status]) => status === 202).length, unmarked.filter(([status]) => status === 202).length]).toEqual([6, 3]);
  });

  test('the response contains the wait until the next code, also when it is a day', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    const waits = [];
    for (let turn = 0; turn < 3; turn += 1) {
      waits.push((await send(visitor, phone1)).body.resendAfter);
      tested.now += minute;
    }
    expect(waits).toEqual([60, 60, (day - 2 * minute) / 1_000]);
  });

  test('the cookie lasts a year, is HttpOnly and contains no readable data', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    const { body } = await send(visitor, phone1);
    const { headers } = await guess(visitor, body.challengeId, phone1, lastCode());
    const cookie = headers.getSetCookie().find((text) => text.startsWith('browser=')) ?? '';
    expect(cookie).toMatch(/^browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const value = visitor.cookies.get('browser') ?? '';
    for (const encoding of ['latin1', 'hex'] as const) {
      expect(Buffer.from(value, 'base64url').toString(encoding)).not.toContain(phone1.slice(3));
    }
    const rejected = tested.visitor();
    const challenge = await send(rejected, freshPhone());
    await guess(rejected, challenge.body.challengeId, freshPhone(), lastCode());
    expect([...rejected.cookies.keys()]).toEqual([]);
  });

  test('a token counts only for its own phone and in its own cookie; any other cookie is ignored', async () => {
    const visitor = tested.visitor();
    const { phone1 } = await signUp(tested, visitor);
    const mark = visitor.cookies.get('browser') ?? '';
    const bytes = Buffer.from(mark, 'base64url');
    const otherId = Buffer.concat([Buffer.alloc(16, 7), bytes.subarray(16)]).toString('base64url');
    const otherMark = Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(16, 7)]).toString('base64url');
    const malicious = ['', 'x', mark.slice(1), `${mark}AAAA`, otherId, otherMark, '%', '%00', '../..', 'a'.repeat(4_000), '💥', phone1];
    tested.now += day;
    const unrecognized = await exhaustSends(phone1);
    for (const value of malicious) {
      unrecognized.cookies.set('browser', encodeURIComponent(value));
      expect([value, (await send(unrecognized, phone1)).status]).toEqual([value, 429]);
    }
    const other = freshPhone();
    const thief = await exhaustSends(other);
    thief.cookies.set('browser', mark);
    expect((await send(thief, other)).status).toBe(429);
    expect((await send(visitor, phone1)).status).toBe(202);
    tested.now += day;
  });

  test('keeps the tokens of the five newest phones', async () => {
    const visitor = tested.visitor();
    const phones: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      visitor.cookies.delete('sid');
      phones.push((await signUp(tested, visitor)).phone1);
    }
    const found = await Promise.all(phones.map((phone1) => tested.services.marks.find(visitor.cookies.get('browser'), phone1)));
    expect(found.map((id) => id !== null)).toEqual([false, true, true, true, true, true]);
    expect(new Set(found.slice(1)).size).toBe(1);
    tested.now += day;
  });
});

describe('a recognized browser', () => {
  const tested = useApi('sqlite', { CODE_SENDS_PER_DAY: '9' });
  const send = async (visitor: Visitor, phone1: string) => (await visitor.post('/api/v1/auth/code', { phone1 })).status;

  test('keeps its cookie when it signs out everywhere and when the account is deleted', async () => {
    const visitor = tested.visitor();
    const { phone1 } = await signUp(tested, visitor);
    const isMarked = async () => (await tested.services.marks.find(visitor.cookies.get('browser'), phone1)) !== null;
    await visitor.send('DELETE', '/api/v1/auth/session?everywhere=1');
    expect([visitor.cookies.has('sid'), await isMarked()]).toEqual([false, true]);
    tested.now += minute;
    await openSession(tested, visitor, phone1);
    await visitor.send('DELETE', '/api/v1/account');
    expect([visitor.cookies.has('sid'), await isMarked()]).toEqual([false, true]);
    tested.now += day;
  });

  test('has a third of the daily budget reserved, and can use what other browsers left of the rest', async () => {
    const visitor = tested.visitor();
    const { phone1 } = await signUp(tested, visitor);
    const unrecognized = async (count: number) => {
      const responses = [];
      for (let sends = 0; sends < count; sends += 1) responses.push(await send(tested.visitor(), freshPhone()));
      return responses;
    };
    const own = async (count: number) => {
      const responses = [];
      for (let sends = 0; sends < count; sends += 1) {
        responses.push(await send(visitor, phone1));
        tested.now += minute;
      }
      return responses;
    };
    tested.now += day;
    expect(await unrecognized(8)).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
    expect(await own(4)).toEqual([202, 202, 202, 429]);
    tested.now += day;
    await unrecognized(5);
    expect(await own(5)).toEqual([202, 202, 202, 202, 429]);
    expect(await unrecognized(1)).toEqual([429]);
    tested.now += day;
  });
});
