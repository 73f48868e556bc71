import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls, type ValueOf } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { pagePath } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { startIssuer, stubClient } from '../support/messages/issuer-stub.ts';
import { telegramPerson } from '../support/messages/telegram-person.ts';
import { startTelegram, stubToken } from '../support/messages/telegram-stub.ts';
import { backEnds, engines } from '../support/shop/backends.ts';
import { freshPhone, openSession, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const hour = 60 * minute;
const clock = { now: () => 0 };
const issuer = await startIssuer({ now: () => clock.now() });
const telegram = await startTelegram();
const env = {
  ...telegram.env,
  TELEGRAM_CLIENT_ID: stubClient.id,
  TELEGRAM_CLIENT_SECRET: stubClient.secret,
  TELEGRAM_ISSUER_URL: issuer.url,
};
const next = '/uz/profile/cart?step=2';
const endPage = (end: string, to = next) => `/uz/sign-in?${new URLSearchParams({ next: to, telegram: end })}`;

afterAll(() => {
  issuer.close();
  telegram.close();
});

describe.each(backEnds)('signing in with Telegram in a browser, on %s', (backEnd) => {
  const tested = useApi(backEnd, env);
  beforeAll(() => {
    clock.now = () => tested.now;
  });

  afterEach(() => {
    vi.restoreAllMocks();
    issuer.behave({});
    telegram.behave(null);
    // after the minutes in which nobody is sent to an issuer that did not answer
    tested.now += 6 * minute;
    tested.failures.length = 0;
  });

  const start = async (visitor: Visitor, to: string = next) => {
    const { status, headers } = await visitor.get(`/api/telegram/sign-in?${new URLSearchParams({ next: to })}`, {
      'sec-fetch-site': 'same-origin',
    });
    expect([status, headers.get('cache-control')]).toEqual([302, 'no-store']);
    return headers.get('location') ?? '';
  };
  /** Where the browser is sent to, when it comes back from Telegram. */
  const comeBack = async (visitor: Visitor, url: URL) => {
    const { status, headers } = await visitor.get(url.pathname + url.search, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(302);
    return headers.get('location');
  };
  const signIn = async (visitor: Visitor, claims: Readonly<Record<string, unknown>>) => {
    issuer.behave({ claims });
    return comeBack(visitor, issuer.approve(await start(visitor)));
  };
  const person = () => ({ id: telegramPerson().id, given_name: 'Дилноза' });
  const statusOf = async (visitor: Visitor) => (await visitor.get('/api/v1/orders')).status;
  const connect = (visitor: Visitor) =>
    visitor.send<ProblemBody>('PUT', '/api/v1/messages/telegram', { headers: { 'accept-language': 'uz' } });
  const places = (id: number) =>
    tested.connection.db.selectFrom('message_targets').select('level').where('address', '=', String(id)).execute();
  const isSignedIn = (visitor: Visitor) => visitor.cookies.has('sid') || visitor.cookies.has('user-id');

  test('a verified phone signs in its customer, who comes back to where they were (R-TELEGRAM-5)', async () => {
    const { customerId, phone1 } = await signUp(tested, tested.visitor());
    const visitor = tested.visitor();
    expect(await signIn(visitor, { ...person(), phone_number: phone1, phone_number_verified: true })).toBe(endPage('done'));
    expect(visitor.cookies.get('user-id')).toBe(customerId);
    expect(await statusOf(visitor)).toBe(200);
    expect(visitor.cookies.has('telegram')).toBe(false);
    expect(tested.failures).toEqual([]);
  });

  test('Telegram is asked for the phone and the right of the bot, with PKCE, a state and a nonce of 256 bits, and the browser keeps what they belong to (R-TELEGRAM-5)', async () => {
    const visitor = tested.visitor();
    const response = await visitor.get(`/api/telegram/sign-in?${new URLSearchParams({ next })}`);
    const { origin, pathname, searchParams } = new URL(response.headers.get('location') ?? '');
    expect(origin + pathname).toBe(`${issuer.url}/auth`);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: stubClient.id,
      redirect_uri: 'http://localhost:4321/api/telegram/signed-in',
      response_type: 'code',
      scope: 'openid profile phone telegram:bot_access',
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^telegram=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(searchParams.get('code_challenge')).not.toBe(searchParams.get('state'));
  });

  test('a new phone becomes a customer with the name in Telegram, and without one the shop asks for it (R-TELEGRAM-5)', async () => {
    const [named, nameless] = [tested.visitor(), tested.visitor()];
    const phones = [freshPhone(), freshPhone()] as const;
    expect(await signIn(named, { ...person(), phone_number: `+${phones[0]}` })).toBe(endPage('done'));
    const customer = await named.get<{ firstName: string }>(`${calls.customersGet.path}?Id=${named.cookies.get('user-id')}`);
    expect(customer.body.firstName).toBe('Дилноза');
    expect(await statusOf(named)).toBe(200);
    expect(await signIn(nameless, { ...person(), given_name: ' ', phone_number: phones[1] })).toBe(endPage('done'));
    expect(await statusOf(nameless)).toBe(401);
    const created = await nameless.post<{ customerId: string }>('/api/customers/Create', { firstName: 'Нодира', phone1: phones[1] });
    expect([created.status, await statusOf(nameless)]).toEqual([200, 200]);
  });

  test('the person is linked with the customer: the shop inside Telegram asks for no contact (R-TELEGRAM-2)', async () => {
    const { customerId, phone1 } = await signUp(tested, tested.visitor());
    const inTelegram = telegramPerson();
    await signIn(tested.visitor(), { sub: String(inTelegram.id), phone_number: phone1 });
    const opened = await tested.visitor().post('/api/v1/auth/telegram', { initData: inTelegram.initData(tested.now) });
    expect([opened.status, opened.body]).toEqual([200, { customerId }]);
  });

  test('nothing is sent by a sign-in; then one tap connects the person, and the bot says so in the chat (R-MSG-17)', async () => {
    const { phone1 } = await signUp(tested, tested.visitor());
    const [visitor, byCode] = [tested.visitor(), tested.visitor()];
    const { id } = person();
    await signIn(visitor, { id, phone_number: phone1 });
    tested.now += minute;
    await openSession(tested, byCode, phone1);
    const ways = async (browser: Visitor) => (await browser.get<ValueOf<'GET /api/v1/messages'>>('/api/v1/messages')).body.ways;
    expect([(await ways(visitor)).telegram?.isProven, (await ways(byCode)).telegram?.isProven]).toEqual([true, false]);
    expect([telegram.texts(id), await places(id)]).toEqual([[], []]);
    expect((await connect(visitor)).status).toBe(204);
    expect([telegram.texts(id), await places(id)]).toEqual([[createTranslator('uz', 'customer-message')('connected')], [{ level: 'all' }]]);
    expect((await connect(byCode)).status).toBe(404);
  });

  test('where the bot may not write nothing is connected, and while Telegram is away the first message shows it (R-MSG-17)', async () => {
    const visitor = tested.visitor();
    const { id } = person();
    await signIn(visitor, { id, given_name: 'Дилноза', phone_number: freshPhone() });
    telegram.behave({ error_code: 403, description: "Forbidden: bot can't initiate conversation with a user" });
    const refused = await connect(visitor);
    expect([refused.status, refused.body.code, await places(id)]).toEqual([409, 'BOT_NOT_ALLOWED', []]);
    telegram.behave('hang-up');
    expect([(await connect(visitor)).status, await places(id)]).toEqual([204, [{ level: 'all' }]]);
    telegram.behave(null);
    const statuses: number[] = [];
    for (let count = 0; count < 19; count += 1) statuses.push((await connect(visitor)).status);
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([18, 429]);
  });

  test('it is no code of the phone: the phone can’t be changed by it (R-TELEGRAM-3)', async () => {
    const { phone1 } = await signUp(tested, tested.visitor());
    const visitor = tested.visitor();
    await signIn(visitor, { ...person(), phone_number: phone1 });
    const moved = freshPhone();
    await openSession(tested, visitor, moved);
    const { body } = await visitor.post('/api/customers/Update', { firstName: 'Дилноза', phone1: moved });
    expect(body).toMatchObject({ code: 'PHONE_NOT_VERIFIED', details: { missing: ['oldPhone'] } });
  });

  test.each([
    ['no phone', {}],
    ['a phone that is not verified', { phone_number: '998901112233', phone_number_verified: false }],
    ['a phone that is verified in words', { phone_number: '998901112233', phone_number_verified: 'yes' }],
    ['a phone of another country', { phone_number: '79161234567' }],
    ['a phone without its country', { phone_number: '901112233' }],
    ['a phone that is no text', { phone_number: 998901112233 }],
  ])('%s signs nobody in, creates no customer, and a code still does (R-TELEGRAM-5)', async (_, claims) => {
    const visitor = tested.visitor();
    expect(await signIn(visitor, { ...person(), ...claims })).toBe(endPage('phone'));
    expect(isSignedIn(visitor)).toBe(false);
    expect(await tested.services.backend.customerByPhone('998901112233')).toBeNull();
    await openSession(tested, visitor, freshPhone());
    expect(visitor.cookies.has('sid')).toBe(true);
  });

  test('a token of another issuer, for another shop, of another sign-in, expired, or without what it needs signs nobody in (R-TELEGRAM-5)', async () => {
    const seconds = Math.floor(tested.now / 1_000);
    const wrong = [
      { iss: 'https://oauth.example' },
      { aud: '987654321' },
      { aud: [stubClient.id, '987654321'] },
      { nonce: 'another' },
      { nonce: undefined },
      { exp: seconds - 61 },
      { exp: undefined },
      { iat: undefined },
      { nbf: seconds + 120 },
      { sub: 'nobody' },
      { id: -1 },
    ];
    for (const claims of wrong) {
      const visitor = tested.visitor();
      expect(await signIn(visitor, { ...{ phone_number: freshPhone() }, ...claims })).toBe(endPage('failed'));
      expect(isSignedIn(visitor)).toBe(false);
    }
    expect(tested.failures.length).toBe(wrong.length);
  });

  test('a token without a signature, signed by a secret, by another or an unknown key signs nobody in (R-TELEGRAM-5)', async () => {
    for (const signature of ['none', 'client secret', 'another key', 'unknown key'] as const) {
      const visitor = tested.visitor();
      issuer.behave({ signature, claims: { ...person(), phone_number: freshPhone() } });
      expect(await comeBack(visitor, issuer.approve(await start(visitor)))).toBe(endPage('failed'));
      expect(isSignedIn(visitor)).toBe(false);
    }
    expect(tested.failures.length).toBe(4);
  });

  test('after the issuer has changed its key people sign in at once, and not by the former one (R-TELEGRAM-5)', async () => {
    const by = async (signature: 'own key' | 'former key') => {
      const visitor = tested.visitor();
      issuer.behave({ signature, claims: { ...person(), phone_number: freshPhone() } });
      const end = await comeBack(visitor, issuer.approve(await start(visitor)));
      return [end, isSignedIn(visitor)];
    };
    expect(await by('own key')).toEqual([endPage('done'), true]);
    await issuer.changeKey();
    expect(await by('own key')).toEqual([endPage('done'), true]);
    expect(await by('former key')).toEqual([endPage('failed'), false]);
    expect(tested.failures.length).toBe(1);
  });

  test('a return without its cookie, with another state, without a code, too late, or a second time signs nobody in (R-TELEGRAM-5)', async () => {
    issuer.behave({ claims: { ...person(), phone_number: freshPhone() } });
    const [visitor, other] = [tested.visitor(), tested.visitor()];
    const atHome = `/sign-in?${new URLSearchParams({ next: '/profile', telegram: 'failed' })}`;
    expect(await comeBack(other, issuer.approve(await start(visitor)))).toBe(atHome);
    const changed = (url: URL, name: string, value: string | null) => {
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      return url;
    };
    for (const [name, value] of [
      ['state', 'another'],
      ['state', null],
      ['code', null],
      ['code', 'guessed'],
    ] as const) {
      const back = changed(issuer.approve(await start(visitor)), name, value);
      expect(await comeBack(visitor, back)).toBe(endPage('failed'));
    }
    const late = issuer.approve(await start(visitor));
    tested.now += 10 * minute;
    expect(await comeBack(visitor, late)).toBe(endPage('failed'));
    visitor.cookies.set('telegram', 'nonsense');
    expect(await comeBack(visitor, late)).toBe(atHome);
    expect(isSignedIn(visitor)).toBe(false);

    const back = issuer.approve(await start(visitor));
    const kept = visitor.cookies.get('telegram') ?? '';
    other.cookies.set('telegram', kept);
    const ends = await Promise.all([comeBack(visitor, back), comeBack(other, back)]);
    expect(ends.sort()).toEqual([endPage('done'), endPage('failed')]);
    visitor.cookies.set('telegram', kept);
    expect(await comeBack(visitor, back)).toBe(endPage('failed'));
    expect(tested.failures).toEqual([]);
  });

  test('a code that somebody else’s sign-in got is refused by PKCE (R-TELEGRAM-5)', async () => {
    issuer.behave({ claims: { ...person(), phone_number: freshPhone() } });
    const [visitor, other] = [tested.visitor(), tested.visitor()];
    const [own, foreign] = [issuer.approve(await start(visitor)), issuer.approve(await start(other))];
    own.searchParams.set('code', foreign.searchParams.get('code') ?? '');
    expect(await comeBack(visitor, own)).toBe(endPage('failed'));
  });

  test('who cancels in Telegram is told so, and another error is a failure (R-TELEGRAM-5)', async () => {
    const visitor = tested.visitor();
    expect(await comeBack(visitor, issuer.deny(await start(visitor)))).toBe(endPage('canceled'));
    const other = issuer.deny(await start(visitor));
    other.searchParams.set('error', 'server_error');
    expect(await comeBack(visitor, other)).toBe(endPage('failed'));
    expect(tested.failures).toEqual([]);
  });

  test('an issuer that does not answer is offered again after five minutes, in every process, and codes work (R-TELEGRAM-6)', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    let isShort = false;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(isShort ? 100 : ms));
    const isOffered = () => tested.services.telegramLogin?.isOffered(tested.now);
    const troubles = ['silent', 'hang-up', { status: 502 }, { status: 401, body: { error: 'invalid_client' } }, { status: 429 }] as const;
    for (const token of troubles) {
      const visitor = tested.visitor();
      issuer.behave({ token });
      expect(await isOffered()).toBe(true);
      const back = issuer.approve(await start(visitor));
      isShort = token === 'silent';
      expect(await comeBack(visitor, back)).toBe(endPage('away'));
      isShort = false;
      expect(await isOffered()).toBe(false);
      await openSession(tested, visitor, freshPhone());
      expect(visitor.cookies.has('sid')).toBe(true);
      tested.now += 5 * minute;
    }
    expect(tested.failures.length).toBe(troubles.length);
  });

  test('what a person sends does not end it for others (R-TELEGRAM-6)', async () => {
    const visitor = tested.visitor();
    for (const status of [400, 404, 414, 422]) {
      issuer.behave({ token: { status, body: '<html>' } });
      expect(await comeBack(visitor, issuer.approve(await start(visitor)))).toBe(endPage('failed'));
    }
    expect(await tested.services.telegramLogin?.isOffered(tested.now)).toBe(true);
    expect(tested.failures).toEqual([]);
  });

  test('the return goes to own pages only, in their language (R-TELEGRAM-5)', async () => {
    const visitor = tested.visitor();
    for (const foreign of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', `/${'x'.repeat(2_000)}`]) {
      issuer.behave({ claims: { ...person(), phone_number: freshPhone() } });
      const back = await comeBack(visitor, issuer.approve(await start(visitor, foreign)));
      expect(back).toBe(`/sign-in?${new URLSearchParams({ next: pagePath('profile', 'ru'), telegram: 'done' })}`);
    }
  });

  test('an address begins and ends at most 300 sign-ins an hour (R-TELEGRAM-5)', async () => {
    const visitor = tested.visitor();
    for (let count = 0; count < 300; count += 1) await start(visitor);
    expect(await start(visitor)).toBe(endPage('failed'));
    expect(await start(tested.visitor())).toContain(issuer.url);
    tested.now += hour;
    expect(await start(visitor)).toContain(issuer.url);
  });

  test('neither the phone nor a code or a token is stored in clear or reported (R-TELEGRAM-5)', async () => {
    const phone = freshPhone();
    issuer.behave({ claims: { ...person(), phone_number: phone, aud: '1' } });
    const visitor = tested.visitor();
    const back = issuer.approve(await start(visitor));
    await comeBack(visitor, back);
    const limits = await tested.connection.db.selectFrom('limits').select('key').where('key', 'like', 'telegram-%').execute();
    const told = JSON.stringify([limits, tested.failures.map((failure) => JSON.stringify(failure))]);
    expect(told).toContain('ERR_JWT_CLAIM_VALIDATION_FAILED');
    const secrets = [phone, ...back.searchParams.values(), stubClient.secret, issuer.url, 'eyJ'];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });
});

describe.each(engines)('an issuer that is away at the first sign-in, on %s', (engine) => {
  const tested = useApi(engine, env);
  beforeAll(() => {
    clock.now = () => tested.now;
  });

  test('the browser comes back to sign-in, and discovery and keys are read once when it answers again (R-TELEGRAM-6)', async () => {
    const visitor = tested.visitor();
    const begin = async () => (await visitor.get(`/api/telegram/sign-in?${new URLSearchParams({ next })}`)).headers.get('location') ?? '';
    for (const discovery of ['hang-up', { status: 500 }, { status: 200, body: { issuer: 'https://oauth.example' } }] as const) {
      issuer.behave({ discovery });
      expect(await begin()).toBe(endPage('away'));
    }
    issuer.behave({ keys: 'hang-up', claims: { id: telegramPerson().id, phone_number: freshPhone(), name: 'Нодира' } });
    const end = async () => {
      const { pathname, search } = issuer.approve(await begin());
      return (await visitor.get(pathname + search)).headers.get('location');
    };
    expect(await end()).toBe(endPage('away'));
    issuer.behave({ claims: { id: telegramPerson().id, phone_number: freshPhone(), name: 'Нодира' } });
    issuer.requests.length = 0;
    expect([await end(), await end()]).toEqual([endPage('done'), endPage('done')]);
    expect(issuer.requests).toEqual(['POST /token', 'GET /keys', 'POST /token']);
  });
});

describe.each([
  ['without a bot', { TELEGRAM_BOT_TOKEN: '', TELEGRAM_BOT_NAME: '' }],
  ['with another bot than that of its client', { TELEGRAM_BOT_TOKEN: stubToken.replace(stubClient.id, '987654321') }],
])('a shop %s', (_, other) => {
  const tested = useApi('sqlite', { ...env, ...other });

  test('asks for no right of a bot (R-MSG-17)', async () => {
    const location = (await tested.visitor().get('/api/telegram/sign-in')).headers.get('location') ?? '';
    expect(new URL(location).searchParams.get('scope')).toBe('openid profile phone');
  });
});

describe.each(engines)('a shop without a client, on %s', (engine) => {
  const tested = useApi(engine);

  test('nobody signs in with Telegram', async () => {
    expect(tested.services.telegramLogin).toBeNull();
    const statuses = await Promise.all(
      ['sign-in', 'signed-in?code=1&state=1'].map(async (path) => (await tested.visitor().get(`/api/telegram/${path}`)).status),
    );
    expect(statuses).toEqual([404, 404]);
  });
});
