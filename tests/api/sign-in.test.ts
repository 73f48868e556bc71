import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { backEnds } from '../support/shop/backends.ts';
import { freshPhone, openSession, requestCode, signUp } from './journey.ts';
import { useApi } from './open-api.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(backEnds)('signing in, on %s', (backEnd) => {
  const tested = useApi(backEnd, { CODE_SENDS_PER_ADDRESS_HOUR: '8' });
  const lastCode = () => tested.codes.at(-1)?.code ?? '';
  const wrongCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');
  const guess = (visitor = tested.visitor(), challengeId: string, phone1: string, code: string) =>
    visitor.post<ProblemBody & { customerId: string | null }>('/api/v1/auth/session', { challengeId, phone1, code });

  /** Uses up guesses of a phone for a day, as several addresses would. */
  const exhaust = async (phone1: string, ...parts: readonly string[]) => {
    const rows = parts.map((part) => ({
      key: `code-guesses/${part}/${phone1}`,
      window_start: tested.now,
      count: 100,
      expires_at: tested.now + day,
    }));
    await tested.connection.db
      .deleteFrom('limits')
      .where(
        'key',
        'in',
        rows.map(({ key }) => key),
      )
      .execute();
    await tested.connection.db.insertInto('limits').values(rows).execute();
  };

  test('a new phone gets a session that can only create its customer, and then belongs to that customer', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    expect(await openSession(tested, visitor, phone1)).toBeNull();
    expect(visitor.cookies.has('user-id')).toBe(false);
    expect((await visitor.get('/api/v1/orders')).status).toBe(401);
    const first = visitor.cookies.get('sid');
    const created = await visitor.post('/api/customers/Create', {
      firstName: ' Дилноза ',
      phone1,
      id: '',
      cardBalance: 5,
    });
    const { customerId } = calls.customersCreate.responses[200].json.parse(created.body);
    expect(visitor.cookies.get('user-id')).toBe(customerId);
    expect(visitor.cookies.get('sid')).not.toBe(first);
    const again = await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    expect(again.body).toEqual(created.body);
    const record = calls.customersGet.responses[200].json.parse((await visitor.get(`/api/customers/Get/?Id=${customerId}`)).body);
    expect(record).toMatchObject({ id: customerId, firstName: 'Дилноза', phone1, birthDate: '2026-11-21' });
    expect(String(record.cardNumber)).toMatch(/^2\d{12}$/);
  });

  test('a token is invalid after its rotation', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    await openSession(tested, visitor, phone1);
    const old = visitor.cookies.get('sid') ?? '';
    await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    const thief = tested.visitor();
    thief.cookies.set('sid', old);
    expect((await thief.get('/api/v1/orders')).status).toBe(401);
    const before = visitor.cookies.get('sid') ?? '';
    tested.now += minute;
    await openSession(tested, visitor, phone1);
    thief.cookies.set('sid', before);
    expect((await thief.get('/api/v1/orders')).status).toBe(401);
  });

  test('a known phone signs in as its customer on any device', async () => {
    const { customerId, phone1 } = await signUp(tested, tested.visitor());
    tested.now += minute;
    const elsewhere = tested.visitor();
    expect(await openSession(tested, elsewhere, phone1)).toBe(customerId);
    expect(elsewhere.cookies.get('user-id')).toBe(customerId);
  });

  test('known and unknown phones get the same response (R-CODE-5)', async () => {
    const { phone1 } = await signUp(tested, tested.visitor());
    tested.now += minute;
    const known = await tested.visitor().post('/api/v1/auth/code', { phone1 });
    const unknown = await tested.visitor().post('/api/v1/auth/code', { phone1: freshPhone() });
    for (const { status, body } of [known, unknown])
      expect([status, calls.authCode.responses[202].json.parse(body).resendAfter]).toEqual([202, 60]);
  });

  test('the cookies have the attributes of R-SESSION-1 and R-STORE-2', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    const challengeId = await requestCode(visitor, phone1);
    const opened = await guess(visitor, challengeId, phone1, lastCode());
    expect(calls.authSession.responses[200].json.parse(opened.body)).toEqual({ customerId: null });
    const { headers } = await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    const [session = '', hint = ''] = headers.getSetCookie();
    expect(session).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toMatch(/^user-id=[^;]+; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const stored = await tested.connection.db.selectFrom('sessions').select('token_hash').execute();
    expect(stored.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
  });

  test('a phone number is accepted in any format; anything but twelve digits is 400', async () => {
    const visitor = tested.visitor();
    const sent = async (phone1: unknown) => (await visitor.post('/api/v1/auth/code', { phone1 })).status;
    expect(await sent('+998 (93) 555-00-11')).toBe(202);
    expect(tested.codes.at(-1)?.phone).toBe('998935550011');
    expect(await sent('93 555 00 12')).toBe(202);
    expect(tested.codes.at(-1)?.phone).toBe('998935550012');
    for (const phone1 of ['', '12345', '9989355500111', 998935550011, null, '+7 916 123-45-67']) {
      expect([phone1, await sent(phone1)]).toEqual([phone1, 400]);
    }
  });

  test('five wrong codes close a challenge, also for the right code', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    const challengeId = await requestCode(visitor, phone1);
    for (const guessesLeft of [4, 3, 2, 1, 0]) {
      const { status, body } = await guess(visitor, challengeId, phone1, wrongCode());
      expect([status, body]).toMatchObject([401, { code: 'CODE_WRONG', details: { guessesLeft } }]);
    }
    const sixth = await guess(visitor, challengeId, phone1, lastCode());
    expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_GUESSES']);
    expect(visitor.cookies.size).toBe(0);
  });

  // the fault row `guesses` sends ten times as many
  test('of 1,000 concurrent attempts at most five are checked', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    const challengeId = await requestCode(visitor, phone1);
    const codes = Array.from({ length: 1_000 }, (_, code) => String(code).padStart(6, '0')).filter((code) => code !== lastCode());
    const responses = await Promise.all(codes.map((code) => guess(visitor, challengeId, phone1, code)));
    expect(responses.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(5);
    expect(responses.filter(({ status }) => status < 400)).toEqual([]);
    expect((await guess(visitor, challengeId, phone1, lastCode())).body.code).toBe('TOO_MANY_GUESSES');
  }, 240_000);

  test('of many concurrent attempts with the right code one signs in', async () => {
    const phone1 = freshPhone();
    const challengeId = await requestCode(tested.visitor(), phone1);
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess(tested.visitor(), challengeId, phone1, lastCode())));
    expect(responses.filter(({ status }) => status === 200).length).toBe(1);
  });

  test('a code is valid once, for five minutes, for its own phone and challenge', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    const challengeId = await requestCode(visitor, phone1);
    const code = lastCode();
    expect((await guess(visitor, challengeId, freshPhone(), code)).body.code).toBe('CODE_EXPIRED');
    expect((await guess(visitor, crypto.randomUUID(), phone1, code)).body.code).toBe('CODE_EXPIRED');
    expect((await guess(visitor, challengeId, phone1, code)).status).toBe(200);
    expect((await guess(visitor, challengeId, phone1, code)).status).toBe(410);
    tested.now += minute;
    const late = await requestCode(visitor, phone1);
    const lateCode = lastCode();
    tested.now += 5 * minute;
    expect((await guess(visitor, late, phone1, lateCode)).status).toBe(410);
  });

  test('a phone has thirty attempts a day across all its challenges', async () => {
    const phone1 = freshPhone();
    let checked = 0;
    for (let challenge = 0; challenge < 6; challenge += 1) {
      const challengeId = await requestCode(tested.visitor(), phone1);
      for (let turn = 0; turn < 5; turn += 1) {
        checked += Number((await guess(undefined, challengeId, phone1, wrongCode())).body.code === 'CODE_WRONG');
      }
      tested.now += minute;
    }
    expect(checked).toBe(30);
    await tested.connection.db.deleteFrom('limits').where('key', 'like', `code-sends/%${phone1}`).execute();
    const guesser = tested.visitor();
    const challengeId = await requestCode(guesser, phone1);
    await exhaust(phone1, 'day', 'further');
    expect((await guess(guesser, challengeId, phone1, lastCode())).status).toBe(429);
    tested.now += day;
  });

  test('a phone gets one code a minute and six a day, at most three of them from one address', async () => {
    const visitors = [tested.visitor(), tested.visitor(), tested.visitor()];
    const phone1 = freshPhone();
    let turn = 0;
    const send = () => {
      const visitor = visitors[Math.floor(turn / 3)] ?? tested.visitor();
      turn += 1;
      return visitor.post<ProblemBody & { resendAfter: number }>('/api/v1/auth/code', { phone1 });
    };
    expect((await send()).status).toBe(202);
    tested.now += minute / 2;
    const early = await send();
    turn -= 1;
    expect([early.status, early.body]).toMatchObject([429, { code: 'TOO_MANY_CODES', details: { resendAfter: 30 } }]);
    expect(early.headers.get('retry-after')).toBe('30');
    for (let sends = 1; sends < 6; sends += 1) {
      tested.now += minute;
      expect((await send()).status).toBe(202);
      if (sends === 2) expect((await visitors[0]?.post('/api/v1/auth/code', { phone1 }))?.status).toBe(429);
    }
    tested.now += minute;
    const [first] = visitors;
    const refused = await first?.post<ProblemBody>('/api/v1/auth/code', { phone1 });
    expect([refused?.status, refused?.body.details]).toEqual([429, { resendAfter: (day - 6.5 * minute) / 1_000 }]);
    expect(refused?.body.message.en).toContain('23 h 54 min'.replaceAll(' ', '\u00a0'));
    tested.now += day;
    expect((await send()).status).toBe(202);
  });

  test('strangers who used up a day’s sends and guesses of a phone keep nobody out who has not asked for it that day', async () => {
    const phone1 = freshPhone();
    const sendFrom = (visitor = tested.visitor()) => visitor.post<ProblemBody & { challengeId: string }>('/api/v1/auth/code', { phone1 });
    for (let sends = 0; sends < 6; sends += 1) {
      expect((await sendFrom()).status).toBe(202);
      tested.now += minute;
    }
    await exhaust(phone1, 'day');
    const person = tested.visitor();
    const sent = await sendFrom(person);
    expect(sent.status).toBe(202);
    expect((await guess(person, sent.body.challengeId, phone1, wrongCode())).body.code).toBe('CODE_WRONG');
    expect((await guess(person, sent.body.challengeId, phone1, lastCode())).status).toBe(200);
    tested.now += minute;
    for (const wait of [2, 5, 10, 20, 40, 60, 120, 240, 240]) {
      const other = tested.visitor();
      expect((await sendFrom(other)).status).toBe(202);
      tested.now += minute;
      expect((await sendFrom(other)).status).toBe(429);
      expect((await sendFrom()).body.details).toEqual({ resendAfter: (wait - 1) * 60 });
      tested.now += (wait - 1) * minute;
    }
    tested.now += day;
  });

  test('a clock that was two days ahead and is corrected blocks no sign-in, and extends no code', async () => {
    const right = tested.now;
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    tested.now = right + 2 * day;
    const ahead = await requestCode(visitor, phone1);
    const code = lastCode();
    tested.now = right;
    expect((await guess(visitor, ahead, phone1, code)).body.code).toBe('CODE_EXPIRED');
    expect(await openSession(tested, visitor, phone1)).toBeNull();
    const again = await tested.visitor().post<ProblemBody>('/api/v1/auth/code', { phone1 });
    expect([again.status, again.body.details]).toEqual([429, { resendAfter: 60 }]);
    tested.now += minute;
  });

  test('concurrent requests for a code send it once', async () => {
    const phone1 = freshPhone();
    const before = tested.codes.length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => tested.visitor().post('/api/v1/auth/code', { phone1 })));
    expect(responses.filter(({ status }) => status === 202).length).toBe(1);
    expect(tested.codes.length - before).toBe(1);
  });

  test('an address has a limit across all phones', async () => {
    const visitor = tested.visitor();
    const send = async () => (await visitor.post('/api/v1/auth/code', { phone1: freshPhone() })).status;
    for (let sends = 0; sends < 8; sends += 1) expect(await send()).toBe(202);
    expect(await send()).toBe(429);
    expect((await tested.visitor().post('/api/v1/auth/code', { phone1: freshPhone() })).status).toBe(202);
    tested.now += 60 * minute;
    expect(await send()).toBe(202);
  });

  test('signing out ends the session, signing out everywhere ends all sessions of the customer', async () => {
    const visitor = tested.visitor();
    const { phone1 } = await signUp(tested, visitor);
    tested.now += minute;
    const elsewhere = tested.visitor();
    await openSession(tested, elsewhere, phone1);
    const token = visitor.cookies.get('sid') ?? '';
    expect((await visitor.send('DELETE', '/api/v1/auth/session')).status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual(['browser']);
    visitor.cookies.set('sid', token);
    expect((await visitor.get('/api/v1/orders')).status).toBe(401);
    expect((await elsewhere.get('/api/v1/orders')).status).toBe(200);
    tested.now += minute;
    await openSession(tested, visitor, phone1);
    expect((await visitor.send('DELETE', '/api/v1/auth/session?everywhere=1')).status).toBe(204);
    expect((await elsewhere.get('/api/v1/orders')).status).toBe(401);
    expect((await visitor.send('DELETE', '/api/v1/auth/session')).status).toBe(204);
  });

  test('a session without a customer expires after 15 minutes, however much it is used', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    const challengeId = await requestCode(visitor, phone1);
    const { headers } = await guess(visitor, challengeId, phone1, lastCode());
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('sid='))).toContain('Max-Age=900;');
    const created = () => visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    const early = tested.now;
    tested.now = early + 14 * minute;
    expect((await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1: freshPhone() })).status).toBe(403);
    tested.now = early + 15 * minute;
    expect((await created()).status).toBe(401);
    await openSession(tested, visitor, phone1);
    tested.now += 14 * minute;
    expect((await created()).status).toBe(200);
    tested.now += 14 * minute;
    expect((await visitor.get('/api/v1/orders')).status).toBe(200);
  });

  test('signing in or creating the customer ends the phone’s other sessions without a customer', async () => {
    const phone1 = freshPhone();
    const [first, second] = [tested.visitor(), tested.visitor()];
    const create = (visitor: typeof first) => visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    await openSession(tested, first, phone1);
    tested.now += minute;
    await openSession(tested, second, phone1);
    expect((await create(first)).status).toBe(401);
    expect((await create(second)).status).toBe(200);
  });

  test('signing out everywhere also ends the phone’s sessions without a customer', async () => {
    const [owner, left] = [tested.visitor(), tested.visitor()];
    const phone1 = freshPhone();
    await openSession(tested, left, phone1);
    const unbound = await tested.connection.db.selectFrom('sessions').selectAll().where('phone1', '=', phone1).executeTakeFirstOrThrow();
    tested.now += minute;
    await openSession(tested, owner, phone1);
    await owner.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    await tested.connection.db.deleteFrom('sessions').where('token_hash', '=', unbound.token_hash).execute();
    await tested.connection.db.insertInto('sessions').values(unbound).execute();
    expect((await owner.send('DELETE', '/api/v1/auth/session?everywhere=1')).status).toBe(204);
    const taken = await left.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    expect([taken.status, left.cookies.has('user-id')]).toEqual([401, false]);
  });

  test('a session ends after 14 idle days, and after 30 days in any case', async () => {
    const start = tested.now;
    const [idle, busy] = [tested.visitor(), tested.visitor()];
    await signUp(tested, idle);
    await signUp(tested, busy);
    const status = async (visitor: typeof idle) => (await visitor.get('/api/v1/orders')).status;
    for (const days of [10, 20, 29.9]) {
      tested.now = start + days * day;
      expect(await status(busy)).toBe(200);
    }
    expect(await status(idle)).toBe(401);
    tested.now = start + 30 * day;
    expect(await status(busy)).toBe(401);
  });
});

describe('signing in over HTTPS', () => {
  const tested = useApi('sqlite', { SITE_URL: 'https://shop.example', SMS: 'console' });

  test('the session cookie is bound to the host, and both cookies are Secure', async () => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    await openSession(tested, visitor, phone1);
    const { headers } = await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    const [session = '', hint = ''] = headers.getSetCookie();
    expect(session).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(hint).toMatch(/^user-id=[^;]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    expect((await visitor.send('DELETE', '/api/v1/auth/session')).headers.getSetCookie().length).toBe(2);
    expect([...visitor.cookies.keys()]).toEqual(['__Host-browser']);
  });

  test('a code that could not be sent is 503, and the failure is logged without the phone and the code', async () => {
    const broken = { issue: async () => Promise.reject(new Error('the SMS gateway returned 500')), verify: tested.services.codes.verify };
    Object.assign(tested, { services: { ...tested.services, codes: broken } });
    const response = await tested.visitor().post('/api/v1/auth/code', { phone1: freshPhone() });
    expect([response.status, response.body]).toMatchObject([503, { code: 'CODE_NOT_SENT' }]);
    expect(tested.failures.length).toBe(1);
  });
});
