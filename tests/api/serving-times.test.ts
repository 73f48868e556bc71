import { describe, expect, test } from 'vitest';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import type { WireMenu } from '#contract/shop/menu.ts';
import { wireQuote } from '#contract/shop/order-wire.ts';
import type { Order } from '#domain/order/order.ts';
import type { Quote } from '#domain/order/quote.ts';
import { instantOf } from '#domain/schedule/clock.ts';
import { importCatalog } from '#server/modules/catalog/import-catalog.ts';
import { breakfast, breakfastCatalog, breakfastName } from '../support/builders/breakfast-catalog.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { engines } from '../support/shop/backends.ts';
import { orderOf, place, signUp } from './journey.ts';
import { useApi, useUpstreamApi } from './open-api.ts';
import { memberOf } from './team.ts';

const [today, tomorrow] = ['2026-11-21', '2026-11-22'] as const;
const noon = instantOf(today, 720);
const [chorsu] = demoCatalog().restaurants as [CatalogFile['restaurants'][number]];
/** Pickup from the first restaurant, in slots of 20 minutes from 09:00 on. */
const cart = {
  orderTypeId: 200,
  regionId: String(chorsu.regionId),
  restaurantId: String(chorsu.id),
  longitude: chorsu.longitude,
  latitude: chorsu.latitude,
  lines: [{ productId: String(breakfast.dish), quantity: 1 }],
} as const;
const morning = { day: tomorrow, start: 540, end: 560 };
const served = 'Завтраки: 08:00–\u206011:00';

describe.each(engines)('menus by time of day, on %s', (engine) => {
  const tested = useApi(engine);
  const open = async (catalog: CatalogFile, now = noon) => {
    await importCatalog(tested.connection, catalog, now);
    tested.now = now;
  };
  const quote = async (changes: object = {}, language = 'ru') =>
    (await tested.visitor().post<Quote>('/api/v1/quote', { ...cart, ...changes }, { 'accept-language': language })).body;
  const customer = async () => {
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    return visitor;
  };

  test('a quote names the dish that is not served at the slot’s start, its times, and the first slot at which it is', async () => {
    await open(breakfastCatalog());
    const off = await quote();
    expect(wireQuote.parse(off)).toMatchObject({
      warnings: ['ITEMS_OFF_HOURS'],
      unavailable: [{ productId: String(breakfast.dish), served }],
      servedSlot: morning,
    });
    expect((await quote({}, 'en')).unavailable[0]?.served).toBe('Breakfast: 08:00–\u206011:00');
    expect((await quote({}, 'uz')).unavailable[0]?.served).toBe('Nonushta: 08:00–\u206011:00');
    const on = await quote({ slot: morning });
    expect([on.warnings, on.unavailable, 'servedSlot' in on]).toEqual([[], [], false]);
    expect((await quote({ slot: { day: tomorrow, start: 660, end: 680 } })).warnings).toEqual(['ITEMS_OFF_HOURS']);
    expect((await quote({ slot: { day: tomorrow, start: 640, end: 660 } })).warnings).toEqual([]);
  });

  test('“as soon as possible” is judged at the start of its first slot, not at the present', async () => {
    await open(breakfastCatalog(), instantOf(tomorrow, 470));
    expect(await quote()).toMatchObject({ slot: morning, warnings: [] });
    tested.now = instantOf(tomorrow, 650);
    expect(await quote()).toMatchObject({ slot: { start: 660 }, warnings: ['ITEMS_OFF_HOURS'] });
  });

  test('an order with a dish outside its times is refused in three languages, and one for a time at which it is served is placed', async () => {
    await open(breakfastCatalog());
    const visitor = await customer();
    const refused = await place(visitor, await orderOf(visitor, { ...cart, lines: [...cart.lines] }));
    const name = (await quote()).lines[0]?.name ?? '';
    expect([refused.status, refused.body.code]).toEqual([409, 'ITEMS_OFF_HOURS']);
    expect((refused.body as ProblemBody).details).toMatchObject({ unavailable: [{ name, served }], servedSlot: morning });
    for (const text of Object.values((refused.body as ProblemBody).message)) expect(text).toContain(`${name} (${served})`);
    const placed = await place(visitor, await orderOf(visitor, { ...cart, lines: [...cart.lines], slot: morning }));
    expect([placed.status, (placed.body as Order).slot]).toMatchObject([201, morning]);
  });

  test('“as soon as possible” is not moved to a slot at which the dish is no longer served', async () => {
    const catalog = breakfastCatalog(0, 760);
    const restaurants = catalog.restaurants.map((one) => ({ ...one, slotCapacity: 1 }));
    await open({ ...catalog, restaurants });
    const [first, second] = [await customer(), await customer()];
    const body = async (visitor: typeof first) => orderOf(visitor, { ...cart, lines: [...cart.lines] });
    const [one, other] = [await body(first), await body(second)];
    expect((await place(first, one)).body.slot.start).toBe(740);
    const late = await place(second, other);
    expect([late.status, late.body.code]).toEqual([409, 'ITEMS_OFF_HOURS']);
  });

  test('the menu has the times of a dish: those of its category, of the one above, and its own, together', async () => {
    const catalog = breakfastCatalog();
    const times = (from: number, to: number) => [{ weekdays: ['saturday' as const, 'sunday' as const], from, to }];
    await open({
      ...catalog,
      categories: catalog.categories.map((one) => (one.id === breakfast.parent ? { ...one, servingTimes: times(600, 1200) } : one)),
      products: catalog.products.map((one) => (one.id === breakfast.dish ? { ...one, servingTimes: times(540, 630) } : one)),
    });
    const { body } = await tested.visitor().get<WireMenu>(`/api/restaurantmenu?RestaurantId=${chorsu.id}`);
    const dishes = (body.products ?? []).filter(({ category }) => String(category.id) === String(breakfast.category));
    const expected = { weekdays: ['saturday', 'sunday'], from: 600 };
    for (const dish of dishes) {
      const own = String(dish.id) === String(breakfast.dish);
      expect(dish.serving).toEqual(
        own ? { name: null, times: [{ ...expected, to: 630 }] } : { name: breakfastName.ru, times: [{ ...expected, to: 660 }] },
      );
      expect(dish.isAvailable).toBe(true);
    }
    expect(dishes.length).toBeGreaterThan(1);
  });

  test('a catalog without times has no field of them on the wire and in its file', async () => {
    await open(demoCatalog());
    const { text } = await tested.visitor().get(`/api/restaurantmenu?RestaurantId=${chorsu.id}`);
    expect(text).not.toContain('serving');
    expect(JSON.stringify(await quote())).not.toContain('served');
  });

  test('times are published from a draft; contradictory ones are not saved, and the refusal names them', async () => {
    await open(demoCatalog());
    const { browser: owner } = await memberOf(tested, { name: 'Anna', role: 'owner' });
    const path = '/api/v1/office/catalog';
    const base = demoCatalog().categories.find(({ id }) => id === breakfast.category);
    const save = (servingTimes: object[]) =>
      owner.send<{ code: string; details: { issues: unknown } }>('PUT', `${path}/records`, {
        body: { records: [{ section: 'categories', id: String(breakfast.category), base, value: { ...base, servingTimes } }] },
      });
    const time = { weekdays: ['monday'], from: 480, to: 660 };
    const where = `categories[${breakfast.category}].servingTimes`;
    for (const [times, issue] of [
      [[{ ...time, to: 480 }], { where: `${where}[0]`, rule: 'serving_to', found: '' }],
      [[{ ...time, weekdays: [] }], { where: `${where}[0]`, rule: 'serving_weekdays', found: '' }],
      [[time, { ...time, from: 600 }], { where: `${where}[1]`, rule: 'serving_overlap', found: '' }],
    ] as const) {
      const { status, body } = await save([...times]);
      expect([status, body.code, body.details.issues]).toEqual([422, 'CATALOG_INVALID', [issue]]);
    }
    expect((await save([{ ...time, weekdays: ['saturday', 'sunday'] }])).status).toBe(200);
    expect((await quote()).warnings).toEqual([]);
    await owner.post('/api/v1/office/publishing/publish', {});
    expect((await quote()).unavailable[0]?.served).toBe('Горячие блюда: Сб–Вс\u00a008:00–\u206011:00');
    const exported = await owner.get<CatalogFile>(`${path}/file`);
    expect(exported.text).toContain('"servingTimes"');
  });
});

describe('menus by time of day, in front of an upstream', () => {
  const tested = useUpstreamApi();

  test('serving times of an upstream’s menu do not count', async () => {
    const { body } = await tested.visitor().get<WireMenu>('/api/regionmenu?RegionId=1');
    expect(JSON.stringify(body)).not.toContain('serving');
  });
});
