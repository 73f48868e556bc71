import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { SendFailure } from '#server/auth/sms/text-message.ts';
import { purgeExpired } from '#server/jobs/purge-expired.ts';
import { backEnds } from '../support/shop/backends.ts';
import { failing } from '../support/upstream/upstream-behaviors.ts';
import { fillCart, freshPhone, openSession, orderOf, place, signUp } from './journey.ts';
import { useApi, useUpstreamApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;
const hour = 60 * minute;
const path = '/api/v1/phone-change';

describe.each(backEnds)('changing the phone, on %s', (backEnd) => {
  const tested = useApi(backEnd);
  const newcomer = async () => {
    const visitor = tested.visitor();
    return { visitor, ...(await signUp(tested, visitor)) };
  };
  /** Advances the clock by a minute, since a phone gets one code per minute. */
  const showCode = (visitor: Visitor, phone1: string) => {
    tested.now += minute;
    return openSession(tested, visitor, phone1);
  };
  const update = (visitor: Visitor, phone1: string) =>
    visitor.post<ProblemBody>('/api/customers/Update', { firstName: 'Дилноза', phone1, birthDate: '1994-05-06' });
  const request = (visitor: Visitor, phone1: string, locale = 'ru') => visitor.post(path, { phone1 }, { 'accept-language': locale });
  const pending = async (visitor: Visitor) => calls.phoneChange.responses[200].json.parse((await visitor.get(path)).body).pending;
  const isIn = async (visitor: Visitor) => (await visitor.get('/api/v1/orders')).status === 200;
  const phoneOf = async (visitor: Visitor) => {
    const { body } = await visitor.get<{ phone1: string }>(`/api/customers/Get/?Id=${visitor.cookies.get('user-id')}`);
    return body.phone1;
  };
  /** A customer without the old phone, with a pending change to another one. */
  const waiting = async () => {
    const owner = await newcomer();
    const newPhone = freshPhone();
    await showCode(owner.visitor, newPhone);
    expect((await request(owner.visitor, newPhone)).status).toBe(202);
    return { ...owner, newPhone, begun: tested.now };
  };
  const complete = () => tested.services.phoneChanges.completeDue(tested.now);

  test('a code of the new phone alone changes nothing and reports that one of the old phone is missing', async () => {
    const { visitor, phone1 } = await newcomer();
    const other = freshPhone();
    await showCode(visitor, other);
    const rejected = await update(visitor, other);
    expect([rejected.status, rejected.body]).toMatchObject([403, { code: 'PHONE_NOT_VERIFIED', details: { missing: ['oldPhone'] } }]);
    const neither = await update(visitor, freshPhone());
    expect(neither.body.details).toEqual({ missing: ['oldPhone', 'newPhone'] });
    expect(await phoneOf(visitor)).toBe(phone1);
  });

  test('codes of both phones change it immediately, in either order, end all other sessions and rotate this one', async () => {
    for (const isOldFirst of [true, false]) {
      const { visitor, customerId, phone1 } = await newcomer();
      const [elsewhere, other] = [tested.visitor(), freshPhone()];
      expect(await showCode(elsewhere, phone1)).toBe(customerId);
      const unbound = tested.visitor();
      await showCode(unbound, other);
      for (const phone of isOldFirst ? [phone1, other] : [other, phone1]) expect(await showCode(visitor, phone)).toBe(customerId);
      const token = visitor.cookies.get('sid') ?? '';
      expect((await update(visitor, other)).status).toBe(200);
      expect([await isIn(visitor), await phoneOf(visitor), await isIn(elsewhere)]).toEqual([true, other, false]);
      const thief = tested.visitor();
      thief.cookies.set('sid', token);
      expect(await isIn(thief)).toBe(false);
      expect((await unbound.post('/api/customers/Create', { firstName: 'Олим', phone1: other })).status).toBe(401);
      expect((await update(visitor, freshPhone())).body.details).toEqual({ missing: ['oldPhone', 'newPhone'] });
    }
  });

  test('a code used only to sign in does not count, nor does one entered ten minutes ago', async () => {
    const { visitor, phone1 } = await newcomer();
    const [other, elsewhere] = [freshPhone(), tested.visitor()];
    await showCode(elsewhere, phone1);
    await showCode(elsewhere, other);
    expect((await update(elsewhere, other)).body.details).toEqual({ missing: ['oldPhone'] });
    await showCode(visitor, phone1);
    tested.now += 9 * minute;
    await showCode(visitor, other);
    expect((await update(visitor, other)).body.details).toEqual({ missing: ['oldPhone'] });
  });

  test('without the old phone the change takes effect after 72 hours and ends every session; the new phone can then sign in', async () => {
    const { visitor, customerId, phone1, newPhone, begun } = await waiting();
    expect(await pending(visitor)).toEqual({ phone1: newPhone, takesEffectAt: new Date(begun + 72 * hour).toISOString() });
    tested.now = begun + 72 * hour - 1;
    await complete();
    expect([await phoneOf(visitor), await isIn(visitor)]).toEqual([phone1, true]);
    tested.now = begun + 72 * hour;
    await complete();
    await complete();
    expect(await isIn(visitor)).toBe(false);
    expect(await showCode(visitor, newPhone)).toBe(customerId);
    expect([await phoneOf(visitor), await pending(visitor)]).toEqual([newPhone, null]);
  });

  test('a sign-in after 72 hours finds the change applied, even if no scheduled job applied it before', async () => {
    const { customerId, phone1, newPhone, begun } = await waiting();
    tested.now = begun + 72 * hour;
    expect(await showCode(tested.visitor(), newPhone)).toBe(customerId);
    expect(await showCode(tested.visitor(), phone1)).toBeNull();
  });

  test('the message to the old phone is in the language of the last order, otherwise in that of the request', async () => {
    const { visitor, phone1 } = await newcomer();
    const [first, second] = [freshPhone(), freshPhone()];
    await showCode(visitor, first);
    await request(visitor, first, 'en');
    const reported = tested.codes.at(-1);
    expect([reported?.phone, reported?.code]).toEqual([phone1, null]);
    expect(reported?.text).toMatch(
      new RegExp(`^localhost: on 2026-\\d\\d-\\d\\d at \\d\\d:\\d\\d your phone number changes to one ending in ${first.slice(-2)}\\.`),
    );
    const order = await orderOf(visitor, await fillCart(visitor));
    expect((await visitor.post('/api/v1/orders', order, { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'uz' })).status).toBe(
      201,
    );
    await showCode(visitor, second);
    await request(visitor, second, 'en');
    expect(tested.codes.at(-1)?.text).toMatch(/^localhost: .* profilingiz raqami/);
    expect((await pending(visitor))?.phone1).toBe(second);
  });

  test('signing in with the old phone opens the same customer, cancels the change and ends the other sessions', async () => {
    const { visitor, customerId, phone1, begun } = await waiting();
    const owner = tested.visitor();
    expect(await showCode(owner, phone1)).toBe(customerId);
    expect([await isIn(owner), await pending(owner), await isIn(visitor)]).toEqual([true, null, false]);
    tested.now = begun + 73 * hour;
    await complete();
    expect(await phoneOf(owner)).toBe(phone1);
  });

  test('the customer can cancel the change repeatedly', async () => {
    const { visitor, phone1, begun } = await waiting();
    for (let time = 0; time < 2; time += 1) expect((await visitor.send('DELETE', path)).status).toBe(204);
    expect(await pending(visitor)).toBeNull();
    tested.now = begun + 73 * hour;
    await complete();
    expect(await phoneOf(visitor)).toBe(phone1);
  });

  test('codes of both phones complete a pending change', async () => {
    const { visitor, phone1 } = await waiting();
    const other = freshPhone();
    await showCode(visitor, other);
    await showCode(visitor, phone1);
    expect((await update(visitor, other)).status).toBe(200);
    expect(await pending(visitor)).toBeNull();
  });

  test('nothing changes when the new phone has become another customer’s', async () => {
    const { visitor, phone1, newPhone, begun } = await waiting();
    tested.now += minute;
    const other = await signUp(tested, tested.visitor(), newPhone);
    tested.now = begun + 72 * hour;
    await complete();
    expect([await phoneOf(visitor), await pending(visitor)]).toEqual([phone1, null]);
    expect(await showCode(tested.visitor(), newPhone)).toBe(other.customerId);
  });

  test('it requires a recent code of the new phone, a customer, and a phone in the body', async () => {
    const { visitor } = await newcomer();
    const rejected = await request(visitor, freshPhone());
    expect([rejected.status, rejected.body]).toMatchObject([403, { code: 'PHONE_NOT_VERIFIED', details: { missing: ['newPhone'] } }]);
    expect((await visitor.post(path, { phone1: '12' })).status).toBe(400);
    const other = freshPhone();
    await showCode(visitor, other);
    tested.now += 10 * minute;
    expect((await request(visitor, other)).status).toBe(403);
    await showCode(visitor, other);
    await signUp(tested, tested.visitor(), freshPhone());
    tested.now += minute;
    await signUp(tested, tested.visitor(), other);
    const taken = await request(visitor, other);
    expect([taken.status, taken.body]).toMatchObject([403, { details: { reason: 'taken' } }]);
  });

  test('three requests a day are announced, the fourth is rejected', async () => {
    const { visitor, newPhone } = await waiting();
    for (let times = 1; times < 3; times += 1) expect((await request(visitor, newPhone)).status).toBe(202);
    const rejected = await request(visitor, newPhone);
    expect([rejected.status, rejected.body]).toMatchObject([429, { code: 'TOO_MANY_PHONE_CHANGES' }]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
    expect((await pending(visitor))?.phone1).toBe(newPhone);
  });

  test('deleting the account deletes its change', async () => {
    const { visitor, customerId, phone1, newPhone } = await waiting();
    expect((await visitor.send('DELETE', '/api/v1/account')).status).toBe(204);
    const left = await tested.connection.db.selectFrom('phone_changes').selectAll().where('customer_id', '=', customerId).execute();
    expect(left).toEqual([]);
    for (const phone of [phone1, newPhone]) expect(await showCode(tested.visitor(), phone)).toBeNull();
  });

  test('the waiting period does not start while the announcement is not confirmed', async () => {
    const { visitor } = await newcomer();
    const other = freshPhone();
    await showCode(visitor, other);
    tested.gateway = () => Promise.reject(new SendFailure('unknown', 'the SMS gateway returned 500'));
    const rejected = await request(visitor, other);
    tested.gateway = null;
    expect([rejected.status, rejected.body]).toMatchObject([503, { code: 'PHONE_CHANGE_NOT_ANNOUNCED' }]);
    expect([tested.failures.splice(0).length, await pending(visitor)]).toEqual([1, null]);
  });

  test('the orders stay with the customer', async () => {
    const { visitor, newPhone, begun } = await waiting();
    const placed = await place(visitor, await orderOf(visitor, await fillCart(visitor)));
    tested.now = begun + 72 * hour;
    await showCode(visitor, newPhone);
    expect((await visitor.get(`/api/v1/orders/${placed.body.id}`)).status).toBe(200);
  });
});

describe('changing the phone in front of an upstream', () => {
  const tested = useUpstreamApi();

  test('the upstream is notified when the change takes effect; while it is unavailable the change waits, for a week at most', async () => {
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor);
    const newPhone = freshPhone();
    await openSession(tested, visitor, newPhone);
    expect((await visitor.post(path, { phone1: newPhone })).status).toBe(202);
    expect(tested.upstream.count(calls.customersUpdate)).toBe(0);
    tested.now += 72 * hour;
    tested.upstream.behave(failing(500), calls.customersUpdate);
    await expect(tested.services.phoneChanges.completeDue(tested.now)).rejects.toThrow();
    expect((await visitor.get(path)).body).toMatchObject({ pending: { phone1: newPhone } });
    tested.upstream.behave(null, calls.customersUpdate);
    await tested.services.phoneChanges.completeDue(tested.now);
    expect(
      JSON.parse(tested.upstream.requests.findLast(({ path: requested }) => requested === calls.customersUpdate.path)?.text ?? ''),
    ).toMatchObject({
      id: Number(customerId),
      phone1: newPhone,
    });
    expect(await openSession(tested, tested.visitor(), newPhone)).toBe(customerId);
  });

  test('a change that the upstream does not accept is dropped after a week', async () => {
    const row = { customer_id: 'c', old_phone: '998900000001', new_phone: '998900000002' };
    await tested.connection.db
      .insertInto('phone_changes')
      .values({ ...row, effective_at: tested.now })
      .execute();
    await purgeExpired(tested.connection, tested.now + 7 * 24 * hour - 1);
    const left = () => tested.connection.db.selectFrom('phone_changes').select('customer_id').where('customer_id', '=', 'c').execute();
    expect(await left()).toHaveLength(1);
    await purgeExpired(tested.connection, tested.now + 7 * 24 * hour);
    expect(await left()).toEqual([]);
  });
});
