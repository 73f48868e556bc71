import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Quote } from '#domain/order/quote.ts';
import { addIdentity } from '#server/db/migrations/0007-identity.ts';
import { createDatabase, engines } from '../support/shop/backends.ts';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';
import { fillCart, freshPhone, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { changePromo } from './promo-records.ts';
import { staffEnv, staffOf } from './staff.ts';
import type { Visitor } from './visitor.ts';

const minute = 60_000;

describe.each(engines)(`${upstreamMissing.promo.title} of a deleted account, on %s`, (engine) => {
  const tested = useApi(engine, staffEnv);
  const newcomer = async () => {
    const visitor = tested.visitor();
    return { visitor, ...(await signUp(tested, visitor)) };
  };
  const orderWith = async (visitor: Visitor, promoCode?: string) => {
    const cart = await fillCart(visitor);
    return (await place(visitor, await orderOf(visitor, promoCode === undefined ? cart : { ...cart, promoCode }))).body;
  };
  const promo = async (visitor: Visitor, promoCode: string) =>
    (await visitor.post<Quote>('/api/v1/quote', { ...(await fillCart(visitor)), promoCode })).body.promo;
  const deleteAndSignUp = async (visitor: Visitor, phone1: string) => {
    expect((await visitor.send('DELETE', '/api/v1/account')).status).toBe(204);
    tested.now += minute;
    return signUp(tested, visitor, phone1);
  };
  const toCooking = (id: string) => staffOf(tested).move(id, 'cooking');

  test('a code for the first order stays used when the account is deleted and created again', async () => {
    const { visitor, phone1 } = await newcomer();
    const order = await orderWith(visitor, 'BIRINCHI');
    expect(order.discount).toBeGreaterThan(0);
    await toCooking(order.id);
    for (let turn = 0; turn < 2; turn += 1) {
      await deleteAndSignUp(visitor, phone1);
      expect(await promo(visitor, 'BIRINCHI')).toMatchObject({ valid: false, reason: 'used_by_you' });
    }
    await changePromo(tested, 'BIRINCHI', { perCustomerLimit: null });
    expect(await promo(visitor, 'BIRINCHI')).toMatchObject({ valid: false, reason: 'first_order_only' });
    await changePromo(tested, 'BIRINCHI', { perCustomerLimit: 1 });
  });

  test('a code limited to once per customer counts for the phone that an account had before it changed its phone', async () => {
    await changePromo(tested, 'OLIB20', { totalLimit: null, perCustomerLimit: 1, minOrderSum: 0, orderTypes: [0, 200] });
    const { visitor, customerId, phone1 } = await newcomer();
    await toCooking((await orderWith(visitor, 'OLIB20')).id);
    const draft = { firstName: 'Дилноза', phone1: freshPhone(), birthDate: '1990-05-17' };
    await tested.services.backend.updateCustomer(customerId, draft, 'ru', tested.now);
    expect(await promo(visitor, 'OLIB20')).toMatchObject({ reason: 'used_by_you' });
    tested.now += minute;
    const elsewhere = tested.visitor();
    await signUp(tested, elsewhere, phone1);
    expect(await promo(elsewhere, 'OLIB20')).toMatchObject({ reason: 'used_by_you' });
  });

  test('a use returned by a cancellation does not count for the phone', async () => {
    const { visitor, phone1 } = await newcomer();
    await orderWith(visitor, 'BIRINCHI');
    await deleteAndSignUp(visitor, phone1);
    expect(await promo(visitor, 'BIRINCHI')).toMatchObject({ valid: true });
  });

  test('neither the phone nor its unkeyed hash is stored', async () => {
    const { visitor, phone1 } = await newcomer();
    await toCooking((await orderWith(visitor)).id);
    await visitor.send('DELETE', '/api/v1/account');
    const { db } = tested.connection;
    const cached = JSON.stringify([
      await db.selectFrom('phone_records').selectAll().execute(),
      await db.selectFrom('customers').selectAll().execute(),
      await db.selectFrom('limits').select('key').where('key', 'like', 'welcome-points/%').execute(),
    ]);
    expect(cached).not.toContain(phone1);
    expect(cached).not.toContain(createHash('sha256').update(phone1).digest('hex'));
  });
});

describe.each(engines)('an older database, on %s', (engine) => {
  const tested = useApi(engine);

  test('keeps who had welcome points through its migration, as keyed hashes with its own keys', async () => {
    const { db } = tested.connection;
    const phone1 = freshPhone();
    const plain = createHash('sha256').update(phone1).digest('hex');
    const row = { window_start: tested.now - minute, count: 1, expires_at: tested.now + 300 * 24 * 60 * minute };
    const others = Array.from({ length: 1_200 }, (_, index) => ({ ...row, key: `welcome-points/${'0'.repeat(60)}${1_000 + index}` }));
    await db.schema.dropTable('secrets').execute();
    await db.schema.dropTable('phone_records').execute();
    await db.schema.alterTable('customers').dropColumn('has_ordered_before').execute();
    await db
      .insertInto('limits')
      .values([{ ...row, key: `welcome-points/${plain}` }, ...others])
      .execute();
    await db.transaction().execute((transaction) => addIdentity.up(transaction));
    const keys = await db.selectFrom('limits').select('key').where('key', 'like', 'welcome-points/%').execute();
    expect([keys.length, keys.filter(({ key }) => key.includes(plain) || key.includes('0'.repeat(60))).length]).toEqual([1_201, 0]);
    const visitor = tested.visitor();
    const { customerId } = await signUp(tested, visitor, phone1);
    const { body } = await visitor.get<{ cardBalance: number }>(`/api/customers/Get/?Id=${customerId}`);
    expect(body.cardBalance).toBe(0);
    const secrets = await db.selectFrom('secrets').select('value').execute();
    expect(new Set(secrets.map(({ value }) => value)).size).toBe(2);
    expect(secrets.every(({ value }) => /^[0-9a-f]{64}$/.test(value))).toBe(true);
  });

  test('gets unique keys', async () => {
    const other = await createDatabase(engine);
    const keysOf = async (connection = tested.connection) =>
      (await connection.db.selectFrom('secrets').select('value').execute()).map(({ value }) => value);
    const [own, others] = [await keysOf(), await keysOf(other.connection)];
    expect(own).toHaveLength(2);
    expect(others.filter((value) => own.includes(value))).toEqual([]);
    await other.remove();
  });
});
