import { beforeAll, describe, expect, test } from 'vitest';
import type { WireCatalogWorkspace } from '#contract/office/catalog.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/v1/office/catalog';
const facts = { energy: 640, protein: 12.5, fat: 9, carbohydrate: 20, allergens: ['gluten', 'milk'] };
const codes = { mxik: '10202001001000017', packageCode: '1509983', vatPercent: 12 };
const [dishId, restaurantId] = ['1002', '1'];

type Catalog = WireCatalogWorkspace['live'];
type Dish = Catalog['products'][number];

describe.each(engines)('the facts of a dish, on %s', (engine) => {
  const tested = useApi(engine);
  let manager: Visitor;

  const exported = async () => (await manager.get<Catalog>(`${path}/file`)).body;
  const dish = async () => (await exported()).products.find(({ id }) => String(id) === dishId) as Dish;
  const put = async (values: object) => {
    const base = await dish();
    const records = [{ section: 'products', id: dishId, base, value: { ...base, ...values } }];
    return manager.send<{ code: string; details: { field: string } }>('PUT', `${path}/records`, { body: { records } });
  };

  beforeAll(async () => {
    manager = (await memberOf(tested, { name: 'Bobur', role: 'manager' })).browser;
    expect((await put({ ...facts, ...codes })).status).toBe(200);
    expect((await manager.post('/api/v1/office/publishing/publish', {})).status).toBe(200);
  });

  test('the menu has what customers may know, and no response to them has the codes of receipts', async () => {
    const customer = tested.visitor();
    const menus = [`restaurantmenu?RestaurantId=${restaurantId}`, 'regionmenu?RegionId=1', 'menu?OrderTypeId=200&RestaurantId=1'];
    for (const menu of menus) {
      const { body } = await customer.get<{ products: { id: string }[] }>(`/api/${menu}`);
      expect(body.products.find(({ id }) => id === dishId)).toMatchObject(facts);
      const sent = JSON.stringify(body);
      expect([codes.mxik, codes.packageCode, ...Object.keys(codes)].filter((text) => sent.includes(text))).toEqual([]);
    }
  });

  test('an export has all of them, and importing it changes nothing', async () => {
    const file = await exported();
    expect(await dish()).toMatchObject({ ...facts, ...codes });
    const { body } = await manager.send<{ changes: object[] }>('PUT', `${path}/file`, { body: file });
    expect(body.changes).toEqual([]);
    expect(JSON.stringify(await exported())).toBe(JSON.stringify(file));
  });

  test.each([
    ['energy', { energy: -1 }],
    ['fat', { fat: 100.5 }],
    ['allergens', { allergens: ['dust'] }],
    ['mxik', { mxik: '1020200100100001' }],
    ['packageCode', { packageCode: 'box' }],
    ['vatPercent', { vatPercent: 12.5 }],
  ])('a wrong %s is rejected with the name of its field', async (field, values) => {
    const { status, body } = await put(values);
    expect([status, body.code, body.details.field]).toEqual([400, 'INVALID_BODY', expect.stringContaining(`.value.${field}`)]);
  });
});
