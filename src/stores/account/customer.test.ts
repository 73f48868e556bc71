// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { createCustomer, updateCustomer } = await import('./customer.ts');

const stored = {
  id: 'c1',
  firstName: 'Дилноза',
  phone1: '998901234567',
  birthDate: '2026-11-21',
  cardBalance: 10_000,
  cardNumber: 2000000000015,
};
const requested = () => server.requests().map(({ method, url }) => `${method} ${url.pathname}${url.search}`);

beforeEach(() => {
  server.reset();
  server.respond(calls.customersGet, stored);
});

describe('a customer (R-CUSTOMER-6)', () => {
  it('is created first, then loaded by the returned customerId', async () => {
    vi.setSystemTime('2026-11-21T07:00:00Z');
    server.respond(calls.customersCreate, { customerId: 'c1' });
    expect(await createCustomer('Дилноза', '998901234567')).toMatchObject({ ok: true, value: stored });
    expect(requested()).toEqual(['POST /api/customers/Create', 'GET /api/customers/Get/?Id=c1']);
    expect(server.requests()[0]?.body).toEqual({ ...stored, id: '', cardBalance: 0, cardNumber: 0 });
    vi.useRealTimers();
  });

  it('is not loaded when it could not be created', async () => {
    server.reject(calls.customersCreate, { code: 'INTERNAL' });
    expect((await createCustomer('Дилноза', '998901234567')).ok).toBe(false);
    expect(requested()).toEqual(['POST /api/customers/Create']);
  });

  it('is loaded again after a successful update, and not after a rejected one', async () => {
    const change = { firstName: 'Дилноза', phone1: '998901234567', birthDate: '1994-05-06' };
    server.respond(calls.customersUpdate, { success: true });
    expect(await updateCustomer('c1', change)).toMatchObject({ ok: true, value: stored });
    server.reject(calls.customersUpdate, { code: 'INVALID_BODY', details: { field: 'firstName', rule: 'first_name' } });
    expect((await updateCustomer('c1', change)).ok).toBe(false);
    expect(requested()).toEqual(['POST /api/customers/Update', 'GET /api/customers/Get/?Id=c1', 'POST /api/customers/Update']);
  });
});
