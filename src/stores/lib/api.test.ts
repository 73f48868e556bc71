// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { BodyOf } from '#contract/calls.ts';
import { readProblem } from '#contract/lib/read-problem.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { api, pathOf, setApiWords } = await import('./api.ts');
const { dismissToast, shownToasts } = await import('./toasts.ts');

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const cart = { orderTypeId: 200, regionId: '1', lines: [] } as const;
const messages = () => shownToasts().map(({ kind, message }) => [kind, message]);

beforeEach(() => {
  fetch.mockReset();
  for (const { id } of shownToasts()) dismissToast(id);
  document.documentElement.lang = 'uz';
  setApiWords({ network: 'Aloqa yoʻq', failed: 'Boʻlmadi', promoUnavailable: 'Promokodlar mavjud emas' });
});

describe('retries (R-CALL-7)', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('repeats a GET once on %i', async (status) => {
    fetch.mockImplementation(async () => json(status, {}));
    await api('GET /api/regions/List');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 404, 422])('does not repeat a GET on %i', async (status) => {
    fetch.mockImplementation(async () => json(status, {}));
    await api('GET /api/regions/List');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats %s', async (method) => {
    fetch.mockImplementation(async () => json(503, {}));
    // the app makes no PATCH calls; the rule includes them anyway
    await api(`${method} /api/v1/quote` as 'POST /api/v1/quote', { body: cart });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not repeat requests already retried by the server, nor those without a response (R-UPSTREAM-10)', async () => {
    fetch.mockImplementationOnce(async () => json(503, {}, { 'x-retried': '1' }));
    await api('GET /api/menu');
    fetch.mockRejectedValueOnce(new TypeError('failed'));
    const response = await api('GET /api/menu');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(response).toMatchObject({ ok: false, problem: { status: 0, message: 'Aloqa yoʻq' } });
  });
});

test('an error of this code is written on the console, and is not called a lost connection', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  const written = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const response = await api('GET /api/menu');
  expect(response).toMatchObject({ ok: false, problem: { status: 500, message: 'Boʻlmadi' } });
  expect(written).toHaveBeenCalledWith(expect.any(TypeError));
  written.mockClear();
  expect(shownToasts()).toMatchObject([{ kind: 'error', message: 'Boʻlmadi' }]);
  expect(fetch).not.toHaveBeenCalled();
});

describe('requests', () => {
  it('send the language of the page and return value and status', async () => {
    fetch.mockImplementation(async () => json(201, { id: 'a' }));
    expect(await api('POST /api/v1/auth/code', { body: { phone1: '998901112233' } })).toEqual({
      ok: true,
      value: { id: 'a' },
      status: 201,
    });
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept-language')).toBe('uz');
  });

  it('have the path, the query and the body of the contract; anything else does not compile', async () => {
    fetch.mockImplementation(async () => json(200, {}));
    await api('POST /api/v1/staff/orders/:id/status', { path: { id: 'a/b' }, body: { status: 'confirmed' } });
    await api('GET /api/v1/zones', { query: { RegionId: '1' } });
    expect(fetch.mock.calls.map(([url, init]) => [init?.method, url, init?.body])).toEqual([
      ['POST', '/api/v1/staff/orders/a%2Fb/status', '{"status":"confirmed"}'],
      ['GET', '/api/v1/zones?RegionId=1', undefined],
    ]);
    void (async () => {
      // @ts-expect-error no such call
      await api('POST /api/v1/staff/order/:id/status', { path: { id: '1' }, body: { status: 'confirmed' } });
      // @ts-expect-error the call has another method
      await api('GET /api/v1/staff/orders/:id/status', { path: { id: '1' } });
      // @ts-expect-error the path has an id
      await api('POST /api/v1/staff/orders/:id/status', { body: { status: 'confirmed' } });
      // @ts-expect-error the id of the path has another name
      await api('POST /api/v1/staff/orders/:id/status', { path: { orderId: '1' }, body: { status: 'confirmed' } });
      // @ts-expect-error no such status
      await api('POST /api/v1/staff/orders/:id/status', { path: { id: '1' }, body: { status: 'eaten' } });
      // @ts-expect-error the query is needed
      await api('GET /api/v1/zones');
      // @ts-expect-error the header is needed
      await api('PUT /api/v1/editor/site-settings', { body: {} as BodyOf<'PUT /api/v1/editor/site-settings'> });
      const response = await api('GET /api/v1/favorites');
      // @ts-expect-error the response has no such field
      if (response.ok) response.value.products;
      // @ts-expect-error only a call with an id has a path to fill
      pathOf('GET /api/v1/orders/:id/events', {});
    });
  });
});

describe('problems', () => {
  const problemOf = async (body: unknown) => {
    fetch.mockImplementation(async () => json(429, body));
    const response = await api('POST /api/v1/auth/code', { body: { phone1: '998901112233' }, silent: true });
    return response.ok ? null : response.problem;
  };

  it('carry the details of their code', async () => {
    const problem = await problemOf({ code: 'TOO_MANY_CODES', message: 'x', details: { resendAfter: 30 } });
    expect(problem).toEqual({ status: 429, code: 'TOO_MANY_CODES', message: 'x', details: { resendAfter: 30 } });
  });

  it.each([
    ['without details', undefined],
    ['with a text for a number', { resendAfter: '30' }],
    ['with null for a number', { resendAfter: null }],
  ])('have no code %s that belong to it', async (_, details) => {
    expect(await problemOf({ code: 'TOO_MANY_CODES', message: 'x', details })).toEqual({ status: 429, code: null, message: 'x' });
  });

  it('without a code have no details', async () => {
    expect(await problemOf({ message: 'x', details: { resendAfter: 30 } })).toEqual({ status: 429, code: null, message: 'x' });
  });

  it('may omit details that are optional', async () => {
    const details = { limit: 'open', figure: 3, opensAt: null, phone: null };
    expect(await problemOf({ code: 'TOO_MANY_ORDERS', message: 'x', details })).toMatchObject({ code: 'TOO_MANY_ORDERS', details });
  });
});

describe('toasts (R-ERROR-2)', () => {
  it('shows the text of a message keyed by locale', async () => {
    fetch.mockImplementation(async () => json(422, { code: 'OUT_OF_ZONE', message: { ru: 'р', en: 'e', uz: 'oʻ' }, details: { a: 1 } }));
    const response = await api('POST /api/v1/quote', { body: cart });
    expect(messages()).toEqual([['error', 'oʻ']]);
    expect(response).toEqual({ ok: false, problem: { status: 422, code: 'OUT_OF_ZONE', message: 'oʻ', details: { a: 1 } } });
  });

  it('stays silent for the promo by phone and for silent requests', async () => {
    fetch.mockImplementation(async () => json(500, { message: 'x' }));
    await api('GET /promo/GetByPhone', { query: { Phone: '998901112233' } });
    await api('POST /api/v1/quote', { body: cart, silent: true });
    expect(messages()).toEqual([]);
  });

  it('calls a lost connection so, and not an error', async () => {
    setApiWords({ network: 'Aloqa yoʻq. Internetni tekshiring', noConnection: 'Aloqa yoʻq', checkInternet: 'Internetni tekshiring' });
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const { ok } = await api('POST /api/v1/quote', { body: cart });
    expect(ok).toBe(false);
    expect(shownToasts()).toMatchObject([{ kind: 'error', title: 'Aloqa yoʻq', message: 'Internetni tekshiring' }]);
  });

  it('shows that promo codes are unavailable for a 502 of the promo by name', async () => {
    fetch.mockImplementation(async () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }));
    await api('GET /api/promo/GetByName', { query: { Name: 'SALOM' } });
    expect(messages()).toEqual([['error', 'Promokodlar mavjud emas']]);
  });
});

describe('readProblem', () => {
  const received = (body: unknown, isText = true) => readProblem({ status: 400, statusText: 'Bad Request', isText, body }, 'en').message;
  it.each([
    ['a string error as is', 'Нет', 'Нет'],
    ['the string under error', { error: 'Нет' }, 'Нет'],
    ['a message string', { message: 'No' }, 'No'],
    ['a message string of the error object', { error: { message: 'No' } }, 'No'],
    ['a message by locale', { message: { ru: 'Нет', en: 'No' } }, 'No'],
    ['Russian for a missing language', { message: { ru: 'Нет' } }, 'Нет'],
    ['the status text otherwise', { message: 7 }, 'Bad Request'],
    ['the status text for nothing', undefined, 'Bad Request'],
  ])('shows %s', (_, body, message) => {
    expect(received(body)).toBe(message);
  });

  it('does not show an HTML page', () => {
    expect(received('<html>', false)).toBe('Bad Request');
  });
});
