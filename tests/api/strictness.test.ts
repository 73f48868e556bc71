import { beforeAll, describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { Quote } from '#domain/order/quote.ts';
import { createApi } from '#server/api/app.ts';
import { backEnds } from '../support/shop/backends.ts';
import { type Cart, fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

describe.each(backEnds)('requests that the API rejects, on %s', (backEnd) => {
  const tested = useApi(backEnd);
  let visitor: Visitor;
  let cart: Cart;

  beforeAll(async () => {
    visitor = tested.visitor();
    cart = await fillCart(visitor);
    await signUp(tested, visitor);
  });

  const quoted = (change: object) => visitor.post('/api/v1/quote', { ...cart, ...change });
  const line = (change: object) => ({ lines: [{ ...cart.lines[0], ...change }] });

  test.each([
    ['a price in the body', () => ({ total: 1 }), 'total'],
    ['a price in a line', () => line({ price: 1 }), 'lines.0.price'],
    ['a quantity of nothing', () => line({ quantity: 0 }), 'lines.0.quantity'],
    ['a quantity above fifty', () => line({ quantity: 51 }), 'lines.0.quantity'],
    ['half a dish', () => line({ quantity: 1.5 }), 'lines.0.quantity'],
    ['a comment above 120 characters', () => line({ comment: 'x'.repeat(121) }), 'lines.0.comment'],
    ['a control character', () => line({ comment: 'a\u0000b' }), 'lines.0.comment'],
    ['an id above 64 characters', () => line({ productId: 'x'.repeat(65) }), 'lines.0.productId'],
    ['an id that is not an integer', () => line({ productId: 1.5 }), 'lines.0.productId'],
    ['more than a hundred lines', () => ({ lines: Array(101).fill(cart.lines[0]) }), 'lines'],
    ['half a pair of coordinates', () => ({ latitude: undefined }), 'latitude'],
    ['a slot with more than its name', () => ({ slot: { day: '2026-11-21', start: 780, end: 800, label: 'x' } }), 'slot.label'],
    ['a day that is not in the calendar', () => ({ slot: { day: '2026-02-30', start: 780, end: 800 } }), 'slot.day'],
    ['an unknown order type', () => ({ orderTypeId: 1 }), 'orderTypeId'],
    ['no region', () => ({ regionId: undefined }), 'regionId'],
  ])('%s is 400 and named by its path', async (_, change, field) => {
    const { status, body } = await quoted(change());
    expect([status, body]).toMatchObject([400, { code: 'INVALID_BODY', details: { field } }]);
  });

  test('ids can be integers or strings with the same meaning', async () => {
    const asText = await visitor.post<Quote>('/api/v1/quote', cart);
    const [first] = cart.lines;
    const numbers = { regionId: Number(cart.regionId), restaurantId: Number(cart.restaurantId) };
    const asNumbers = await quoted({ ...numbers, lines: [{ ...first, productId: Number(first?.productId) }] });
    expect(asText.status).toBe(200);
    expect(asNumbers.body).toEqual(asText.body);
    expect(asText.body.restaurantId).toBe(cart.restaurantId);
  });

  test('a body that is not JSON is 400, one without the JSON content type 415', async () => {
    for (const body of ['{', '', 'null', '[]', '{"lines":']) {
      expect([body, (await visitor.post('/api/v1/quote', body)).body]).toMatchObject([body, { code: 'INVALID_BODY' }]);
    }
    const form = await visitor.post('/api/v1/quote', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([form.status, form.body]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  });

  test('an empty body counts as no body: its type does not matter where the body is optional', async () => {
    const { body: order } = await place(visitor, await orderOf(visitor, cart));
    for (const type of ['', 'text/plain']) {
      const cancelled = await visitor.post(`/api/v1/orders/${order.id}/cancel`, '', { 'content-type': type, 'content-length': '0' });
      expect([type, cancelled.status]).toEqual([type, type === '' ? 200 : 409]);
    }
    const typed = await visitor.post(`/api/v1/orders/${order.id}/cancel`, 'reason', { 'content-type': 'text/plain' });
    expect(typed.status).toBe(415);
    expect((await visitor.post('/api/v1/quote', '', { 'content-type': '' })).status).toBe(400);
  });

  test('bidirectional control characters are removed from names, comments and addresses; a name has one line', async () => {
    const turned = (text: string) => `\u202e\u2066${text}\u2069\u202c`;
    const order = {
      ...(await orderOf(visitor, { ...cart, lines: cart.lines.map((dish) => ({ ...dish, comment: turned('hot') })) })),
      contact: { firstName: turned('Dil\nnoza'), phone1: '998901112233' },
      address: { text: turned('Navoiy\n30'), floor: turned('3'), comment: turned('ring\ntwice') },
      comment: turned('call\nme'),
    };
    const placed = await place(visitor, order);
    expect([placed.status, placed.body]).toMatchObject([
      201,
      {
        contact: { firstName: 'Dil noza' },
        address: { text: 'Navoiy 30', floor: '3', comment: 'ring\ntwice' },
        comment: 'call\nme',
        lines: [{ comment: 'hot' }],
      },
    ]);
    const nothing = { ...order, contact: { ...order.contact, firstName: turned(' ') } };
    expect((await place(visitor, nothing)).body).toMatchObject({ details: { field: 'contact.firstName' } });
  });

  test('a birth date in the future is rejected; a new customer’s device may be a day ahead', async () => {
    const customer = { firstName: 'Дилноза', phone1: freshPhone() };
    const newcomer = tested.visitor();
    await openSession(tested, newcomer, customer.phone1);
    const create = (birthDate: string) => newcomer.post<ProblemBody>('/api/customers/Create', { ...customer, birthDate });
    const rejected = await create('2026-11-23');
    expect([rejected.status, rejected.body.code]).toEqual([422, 'BIRTH_DATE_IN_FUTURE']);
    expect((await create('2026-11-22')).status).toBe(200);
    const update = (birthDate: string) => newcomer.post<ProblemBody>('/api/customers/Update', { ...customer, birthDate });
    expect((await update('2026-11-22')).body.code).toBe('BIRTH_DATE_IN_FUTURE');
    expect((await update('2026-11-21')).status).toBe(200);
  });

  test('a body above 256 KB is 413, whatever length it declares', async () => {
    const large = JSON.stringify({ comment: 'x'.repeat(256 * 1024) });
    const declared = await visitor.post('/api/v1/quote', '{}', { 'content-length': String(large.length) });
    const undeclared = await visitor.post('/api/v1/quote', large);
    expect([declared.status, undeclared.status]).toEqual([413, 413]);
    expect(undeclared.body).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  test('placing checks in the order of R-ORDER-1: 401, 413, 400 body, 400 key, then the order itself', async () => {
    const large = JSON.stringify({ comment: 'x'.repeat(256 * 1024) });
    const nobody = tested.visitor();
    const order = await orderOf(visitor, cart);
    const wrong = { ...order, lines: [{ productId: 'no-such-dish', quantity: 1 }], address: undefined };
    expect((await place(nobody, large)).body.code).toBe('NOT_SIGNED_IN');
    expect((await visitor.post('/api/v1/orders', large)).body).toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect((await visitor.post('/api/v1/orders', { ...wrong, price: 1 })).body).toMatchObject({ code: 'INVALID_BODY' });
    expect((await visitor.post('/api/v1/orders', wrong)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' });
    expect((await place(visitor, wrong, 'not-a-uuid')).body.code).toBe('IDEMPOTENCY_KEY_MISSING');
    expect((await place(visitor, wrong)).body.code).toBe('UNKNOWN_PRODUCT');
    const { address, ...homeless } = order;
    expect(address).toBeDefined();
    expect((await place(visitor, homeless)).body.code).toBe('ADDRESS_MISSING');
    expect((await place(visitor, { ...order, longitude: 0.5, latitude: 0.5 })).body.code).toBe('OUT_OF_ZONE');
    const passed = { day: '2026-11-20', start: 780, end: 840 };
    expect((await place(visitor, { ...order, slot: passed })).body.code).toBe('SLOT_UNAVAILABLE');
  });

  test('an order with a lower expected total is 409 with a new quote', async () => {
    const order = await orderOf(visitor, cart);
    const { status, body } = await place(visitor, { ...order, expectedTotal: 1 });
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(JSON.stringify(body.details)).toContain(`"total":${String(order['expectedTotal'])}`);
  });

  test('a cross-site request is 403', async () => {
    const send = (headers: Record<string, string>, from = visitor) => from.post('/api/v1/quote', cart, headers);
    const status = async (headers: Record<string, string>, from?: Visitor) => (await send(headers, from)).status;
    const silent = { 'sec-fetch-site': '' };
    expect((await send({ 'sec-fetch-site': 'cross-site' })).body).toMatchObject({ code: 'CROSS_SITE' });
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ ...silent, origin: 'http://localhost:9999' })).toBe(403);
    expect(await status({ ...silent, origin: 'http://localhost:4321' })).toBe(200);
    expect(await status({ ...silent, origin: 'http://127.0.0.1:4321' })).toBe(200);
    expect(await status(silent)).toBe(403);
    expect(await status({ ...silent, authorization: 'Bearer x' })).toBe(200);
    expect(await status(silent, tested.visitor())).toBe(200);
    expect((await visitor.get('/api/v1/orders', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });

  test('an unexpected exception is 500 without its message, and is logged', async () => {
    const { backend } = tested.services;
    const broken = { ...tested.services, backend: { ...backend, regions: async () => Promise.reject(new Error('secret')) } };
    const working = tested.services;
    Object.assign(tested, { services: broken });
    const response = await visitor.get('/api/regions/List');
    Object.assign(tested, { services: working });
    expect([response.status, response.body]).toMatchObject([500, { code: 'INTERNAL' }]);
    expect(response.text).not.toContain('secret');
    expect(JSON.stringify(tested.failures.splice(0))).toContain('secret');
  });

  test('while the database is unavailable a call is 503', async () => {
    const failures: unknown[] = [];
    const away = createApi(
      async () => Promise.reject(new Error('connection refused')),
      () => tested.now,
      { error: (line: unknown) => failures.push(line) },
    );
    const response = await away.request('/api/system/');
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    expect(failures.length).toBe(1);
  });
});
