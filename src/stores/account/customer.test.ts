// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { createCustomer, updateCustomer } = await import('./customer.ts');

const stored = {
  id: 'c1',
  firstName: 'Дилноза',
  phone1: '998901234567',
  birthDate: '2026-11-21',
  cardBalance: 10_000,
  cardNumber: 2000000000015,
};
const rejection = { code: 'UNAVAILABLE', message: { ru: 'Недоступно' } };
const response = (status: number, body: object) =>
  fetch.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
const requested = () => fetch.mock.calls.map(([path, init]) => `${init?.method} ${path}`);
const sent = (call: number) => JSON.parse(String(fetch.mock.calls[call]?.[1]?.body));

beforeEach(() => fetch.mockReset());

describe('a customer (specification §4)', () => {
  it('is created first, then loaded by the returned customerId', async () => {
    vi.setSystemTime('2026-11-21T07:00:00Z');
    response(200, { customerId: 'c1' });
    response(200, stored);
    expect(await createCustomer('Дилноза', '998901234567')).toMatchObject({ ok: true, value: stored });
    expect(requested()).toEqual(['POST /api/customers/Create', 'GET /api/customers/Get/?Id=c1']);
    expect(sent(0)).toEqual({ ...stored, id: '', cardBalance: 0, cardNumber: 0 });
    vi.useRealTimers();
  });

  it('is not loaded when it could not be created', async () => {
    response(500, rejection);
    expect((await createCustomer('Дилноза', '998901234567')).ok).toBe(false);
    expect(requested()).toEqual(['POST /api/customers/Create']);
  });

  it('is loaded again after a successful update, and not after a rejected one', async () => {
    const change = { firstName: 'Дилноза', phone1: '998901234567', birthDate: '1994-05-06' };
    response(200, { success: true });
    response(200, stored);
    expect(await updateCustomer('c1', change)).toMatchObject({ ok: true, value: stored });
    response(400, rejection);
    expect((await updateCustomer('c1', change)).ok).toBe(false);
    expect(requested()).toEqual(['POST /api/customers/Update', 'GET /api/customers/Get/?Id=c1', 'POST /api/customers/Update']);
  });
});
