import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog.ts';
import type { Quote } from '#domain/order/quote.ts';
import { engines } from '../support/shop/backends.ts';
import { type Cart, fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/v1/office/catalog';
const minute = 60_000;

type Code = WireCatalogWorkspace['live']['promoCodes'][number];
type Problem = { readonly code: string; readonly details: { readonly issues: readonly object[] } };
type Uses = { readonly uses: readonly { readonly code: string; readonly uses: number; readonly customers: number }[] };

const salom: Code = { code: 'SALOM', title: { ru: 'Салом' }, type: 'fixed', value: 5000, minOrderSum: 0, orderTypes: [0, 200] };

describe.each(engines)('promo codes and points in the back office, on %s', (engine) => {
  const tested = useApi(engine);
  let owner: Visitor;
  let customer: Visitor;
  let cart: Cart;

  const put = (section: 'promoCodes' | 'loyalty', id: string, base: object | null, value: object | null) =>
    owner.send<WireCatalogDraft & Problem>('PUT', `${path}/records`, { body: { records: [{ section, id, base, value }] } });
  const publish = () => owner.post<Problem>('/api/v1/office/publishing/publish', {});
  const quoted = async (promoCode: string) => (await customer.post<Quote>('/api/v1/quote', { ...cart, promoCode })).body.promo;
  const usesOf = async (code: string) => (await owner.get<Uses>('/api/v1/office/promo-uses')).body.uses.find((one) => one.code === code);

  beforeAll(async () => {
    owner = (await memberOf(tested, { name: 'Anna', role: 'owner' })).browser;
    customer = tested.visitor();
    tested.now += 2 * minute;
    await signUp(tested, customer);
    cart = await fillCart(customer);
  });
  beforeEach(async () => {
    await owner.post('/api/v1/office/publishing/discard', {});
  });

  test('a code is valid once it is published, and its uses are counted without canceled orders', async () => {
    expect((await put('promoCodes', 'SALOM', null, salom)).status).toBe(200);
    expect(await quoted('SALOM')).toMatchObject({ valid: false, reason: 'unknown' });
    expect((await publish()).status).toBe(200);
    expect(await quoted('salom')).toMatchObject({ valid: true, discount: 5000 });
    expect(await usesOf('SALOM')).toBeUndefined();
    const orders = [];
    for (let index = 0; index < 2; index += 1) orders.push(await place(customer, await orderOf(customer, { ...cart, promoCode: 'SALOM' })));
    expect(await usesOf('SALOM')).toEqual({ code: 'SALOM', uses: 2, customers: 1 });
    expect((await customer.post(`/api/v1/orders/${orders[0]?.body.id}/cancel`, {})).status).toBe(200);
    expect(await usesOf('SALOM')).toEqual({ code: 'SALOM', uses: 1, customers: 1 });
  });

  test('a published end makes a code invalid, and a removed one keeps its uses', async () => {
    const ended = { ...salom, endsAt: new Date(tested.now - minute).toISOString() };
    await put('promoCodes', 'SALOM', salom, ended);
    await publish();
    expect(await quoted('SALOM')).toMatchObject({ valid: false, reason: 'expired' });
    await put('promoCodes', 'SALOM', ended, null);
    await publish();
    expect(await quoted('SALOM')).toMatchObject({ valid: false, reason: 'unknown' });
    expect(await usesOf('SALOM')).toMatchObject({ uses: 1 });
  });

  test('a code that can’t be used, or is another one in small letters, is not saved', async () => {
    const rulesOf = async (code: Code) => {
      const { status, body } = await put('promoCodes', code.code, null, code);
      return [status, body.code, body.details.issues];
    };
    expect(await rulesOf({ ...salom, code: 'YARIM', type: 'percent', value: 150 })).toEqual([
      422,
      'CATALOG_INVALID',
      [{ where: 'promoCodes[YARIM].value', rule: 'promo_percent', found: '' }],
    ]);
    expect((await rulesOf({ ...salom, code: 'Birinchi' }))[2]).toEqual([
      { where: 'promoCodes[Birinchi].code', rule: 'promo_same', found: '' },
    ]);
  });

  test('published rules of points count from the next quote on, and without rules no points are earned', async () => {
    const { live } = (await owner.get<WireCatalogWorkspace>(path)).body;
    const rules = live.loyalty;
    const earned = async () => (await customer.post<Quote>('/api/v1/quote', cart)).body;
    const { itemsTotal, discount } = await earned();
    const generous = rules && { ...rules, tiers: rules.tiers.map((tier) => ({ ...tier, accrualPercent: 12.5 })) };
    expect((await put('loyalty', 'loyalty', rules, generous)).status).toBe(200);
    await publish();
    expect((await earned()).pointsToEarn).toBe(Math.floor(((itemsTotal - discount) * 12.5) / 100));
    const twice = generous && { ...generous, tiers: generous.tiers.map((tier) => ({ ...tier, fromSpent: 0 })) };
    const { status, body } = await put('loyalty', 'loyalty', generous, twice);
    expect([status, body.details.issues[0]]).toEqual([422, { where: 'loyalty.tiers[1].fromSpent', rule: 'loyalty_tier', found: '0' }]);
    await put('loyalty', 'loyalty', generous, null);
    await publish();
    expect((await earned()).pointsToEarn).toBeUndefined();
  });
});
