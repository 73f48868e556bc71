import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { readCustomer, readCustomerId, readSuccess } from '#contract/upstream/customer.ts';
import { readMenu } from '#contract/upstream/menu.ts';
import { readRegions, readRestaurants } from '#contract/upstream/places.ts';
import { readPromo } from '#contract/upstream/promo.ts';
import type { LeftOutRecord } from '#contract/upstream/records.ts';
import { readSettings } from '#contract/upstream/settings.ts';
import type { Quote } from '#domain/order/quote.ts';
import { fromAnsweredSettings } from '#server/backend/upstream/settings-response.ts';
import { dishPage } from '#server/pages/dish-page.ts';
import { upstreamMenu } from '#server/pages/upstream-catalog.ts';
import { type Visitor, visibleMenu } from '#server/pages/view/visible-menu.ts';
import { ordinary, responseFields, unusable, withField } from '../support/upstream/awkward-fields.ts';
import { onlySpecified } from '../support/upstream/specified-responses.ts';
import { respondingWith } from '../support/upstream/upstream-behaviors.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useUpstreamApi } from './open-api.ts';

type Call = keyof typeof responseFields;
type Field = (typeof responseFields)[Call]['fields'][number];

const names = { category: (number: number) => `Category ${number}`, region: (number: number) => `Region ${number}` };
const readers: Readonly<Record<Call, (response: unknown, leaveOut: (record: LeftOutRecord) => void) => unknown>> = {
  system: (response) => {
    const settings = readSettings(response);
    return settings && fromAnsweredSettings(settings, (address) => address);
  },
  regions: (response, leaveOut) => readRegions(response, names, leaveOut),
  restaurants: readRestaurants,
  menu: (response, leaveOut) => readMenu({ categories: [], ...Object(response) }, names, leaveOut),
  categories: (response, leaveOut) => readMenu(response, names, leaveOut)?.categories,
  products: (response, leaveOut) => readMenu({ categories: [], ...Object(response) }, names, leaveOut)?.products,
  customer: (response) => {
    const { received: _sentBack, ...customer } = readCustomer(response) ?? {};
    return readCustomer(response) && customer;
  },
  created: readCustomerId,
  updated: (response) => readSuccess(response) || null,
  promo: readPromo,
};

const another = { id: 'another', name: 'Another', category: { id: '7' }, latitude: 41, longitude: 69 };

/** A response with one record beside another, or with nothing but the record. */
function responseWith(call: Call, record: unknown): unknown {
  const { list } = responseFields[call];
  if (list === null) return record;
  return list === '' ? [record, another] : { [list]: [record, another] };
}

function read(call: Call, record: unknown): { readonly value: unknown; readonly leftOut: readonly LeftOutRecord[] } {
  const leftOut: LeftOutRecord[] = [];
  return { value: readers[call](responseWith(call, record), (one) => leftOut.push(one)), leftOut };
}

const fields = (Object.keys(responseFields) as Call[]).flatMap((call) =>
  responseFields[call].fields.map((field: Field): [Call, string, Field] => [call, field.path, field]),
);

describe('the fields of an upstream’s responses (R-UPSTREAM-13)', () => {
  test.each(fields)('%s: %s is read in its other usual forms, with unknown fields beside it', (call, path, { value, otherForms }) => {
    const record = withField(ordinary(responseFields[call].fields), path, value);
    const expected = read(call, record);
    expect(expected.value).not.toBeNull();
    expect(expected.leftOut).toEqual([]);
    for (const form of [value, ...otherForms]) {
      expect(read(call, { ...withField(record, path, form), extra: { of: ['another', 'system'] } }), JSON.stringify(form)).toEqual(
        expected,
      );
    }
  });

  test.each(fields)('%s: %s that can’t be used costs at most its own record', (call, path, { isNeeded }) => {
    const record = ordinary(responseFields[call].fields);
    const { list } = responseFields[call];
    for (const [kind, value] of unusable) {
      const { value: received, leftOut } = read(call, withField(record, path, value));
      const records = leftOut.filter(({ kind: what }) => what === responseFields[call].record);
      if (list === null) {
        expect(received === null, kind).toBe(isNeeded === true);
        continue;
      }
      expect(Array.isArray(received) && received.length, kind).toBe(isNeeded ? 1 : 2);
      expect(records.length, kind).toBe(isNeeded ? 1 : 0);
      expect(received, kind).toContainEqual(expect.objectContaining({ id: 'another' }));
    }
  });
});

/** The records of a list with each awkward value of each field, beside the ordinary ones. */
function awkward(call: Call, records: readonly unknown[]): unknown[] {
  const record = { ...ordinary(responseFields[call].fields), ...Object(records[0]) };
  const changed = responseFields[call].fields.flatMap(({ path, otherForms }: Field) =>
    [...unusable.map(([, value]) => value), ...otherForms].map((value, index) =>
      withField({ ...record, ...(path !== 'id' && { id: `${path} ${index}` }) }, path, value),
    ),
  );
  return [...records, ...changed.filter(({ id }) => id !== record['id'] && id !== Number(record['id']))];
}

describe('a shop in front of an upstream with awkward responses', () => {
  const tested = useUpstreamApi();
  const visitor = (): Visitor => ({
    backend: tested.services.backend,
    locale: 'ru',
    now: tested.now,
    preferences: { orderType: 200, coordinates: null, regionId: null, restaurantId: null, slot: null },
  });
  beforeEach(() => {
    tested.upstream.behave(null);
    tested.upstream.forget();
  });

  test('no page is lost to a record, the others count, and what is left out is counted in the readiness', async () => {
    const pathsOf = [
      '/api/system/',
      '/api/regions/List',
      '/api/restaurants/List',
      '/api/regionmenu?RegionId=1',
      '/api/restaurantmenu?RestaurantId=1',
    ];
    const everything = respondingWith((body) => {
      if (Array.isArray(body)) return awkward('address' in Object(body[0]) ? 'restaurants' : 'regions', body);
      const { categories, products } = Object(body);
      if (categories === undefined) return body;
      return { ...Object(body), categories: awkward('categories', categories), products: awkward('products', products) };
    });
    const lengths = async () => {
      const [, regions, restaurants, menu] = await Promise.all(pathsOf.map((path) => tested.visitor().get<never[]>(path)));
      const { products } = Object(menu?.body);
      return [regions?.body.length, restaurants?.body.length, products.length] as number[];
    };
    const before = await lengths();
    expect(await tested.services.backend.ready()).not.toHaveProperty('leftOut');
    tested.upstream.behave(everything);
    for (const path of pathsOf) expect((await tested.visitor().get(path)).status, path).toBe(200);
    const after = await lengths();
    expect(after.every((length, index) => length > (before[index] ?? 0))).toBe(true);
    const home = await visibleMenu(visitor());
    expect(home.problem).toBeNull();
    const [dish] = home.menu?.products ?? [];
    expect((await dishPage(visitor(), { menu: home.menu, restaurantId: null }, dish?.id ?? ''))?.product.name).toBe(dish?.name);
    expect((await upstreamMenu(tested.services, null, 'ru', tested.now)).value?.parts.length).toBeGreaterThan(0);
    const customer = tested.visitor();
    await signUp(tested, customer);
    const cart = await fillCart(customer);
    expect((await place(customer, await orderOf(customer, cart))).status).toBe(201);
    const { leftOut } = await tested.services.backend.ready();
    expect(leftOut?.count).toBeGreaterThan(20);
    expect(leftOut?.records).toContainEqual(expect.stringMatching(/^region .*: id$/));
  });

  test.each(unusable)('%s in every field of a settings and a menu response costs no page', async (_, value) => {
    const call = (body: unknown) => ('SiteSettings' in Object(body) ? 'system' : 'menu');
    tested.upstream.behave(
      respondingWith((body) =>
        responseFields[call(body)].fields
          .filter(({ path }: Field) => path !== 'email' && path !== 'error')
          .reduce<unknown>((changed, { path }: Field) => withField(changed, path, value), body),
      ),
      calls.system,
      calls.regionMenu,
    );
    expect((await tested.visitor().get('/api/system/')).status).toBe(200);
    expect((await visibleMenu(visitor())).menu?.products.length).toBeGreaterThan(10);
  });

  test('lists without a usable record are empty lists', async () => {
    tested.upstream.behave(
      respondingWith(() => [null, { id: '' }, 'x']),
      calls.regionsList,
      calls.restaurantsList,
    );
    for (const path of ['/api/regions/List', '/api/restaurants/List'])
      expect(await tested.visitor().get(path)).toMatchObject({ status: 200, body: [] });
    expect((await visibleMenu(visitor())).problem).toBeNull();
  });

  test('an upstream that sends exactly the fields of R-UPSTREAM-15 takes an order', async () => {
    tested.upstream.behave(onlySpecified);
    const customer = tested.visitor();
    const regions = (await customer.get<{ id: string; name: string; latitude: null }[]>('/api/regions/List')).body;
    expect(regions[0]).toEqual({ id: '1', name: 'Регион 1', latitude: null, longitude: null });
    await signUp(tested, customer);
    const home = await visibleMenu(visitor());
    expect(home.menu?.categories[1]?.name).toBe('Раздел 2');
    const cart = { ...(await fillCart(customer)), regionId: regions[0]?.id ?? '' };
    const quote = (await customer.post<Quote>('/api/v1/quote', cart)).body;
    expect(quote.warnings).toEqual([]);
    const placed = await place(customer, await orderOf(customer, cart));
    expect([placed.status, placed.body.total]).toEqual([201, quote.total]);
  });
});
