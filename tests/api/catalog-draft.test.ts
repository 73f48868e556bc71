import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecordValue } from '#contract/catalog/record-changes.ts';
import type { RecordSave } from '#server/modules/publishing/save-records.ts';
import { demoFile, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { engines } from '../support/shop/backends.ts';
import { catalogPublishing } from '../support/shop/catalog-publishing.ts';

const anna = { by: 'Anna', now: noon };
const bobur = { by: 'Bobur', now: noon + 1000 };
const minute = 60_000;

/** Neither is in a set or a combo; the first is at the beginning of the list. */
const [soup, other] = demoFile.products.filter(({ id }) => id === 1004 || id === 1006) as [Product, Product];
type Product = (typeof demoFile.products)[number];

describe.each(engines)('the catalog’s draft on %s', (engine) => {
  let scene: Scene;
  const drafts = () => catalogPublishing(scene.database.connection);
  const saveDish = (after: Product | null, base: Product | null = soup, author = anna) =>
    drafts().save([{ section: 'products', id: String((after ?? base)?.id), base, value: after } as RecordSave], author);
  const livePrice = async () => dishOf((await drafts().workspace()).live.products, soup.id)?.price;
  const draftDish = async (id = soup.id) => dishOf((await drafts().workspace()).draft.products, id);
  const shownPrice = async () => {
    const menu = await scene.backend.menu({ call: 'regionmenu', regionId: null }, 'ru', noon);
    const products = menu.ok ? menu.value.products : [];
    return products.find(({ id }) => id === String(soup.id))?.price;
  };

  beforeAll(async () => {
    scene = await openScene(engine);
  });
  beforeEach(async () => {
    await scene.load(demoFile);
    for (const plan of (await drafts().workspace()).planned) await drafts().cancelPlan(plan.id, anna);
    await drafts().discard(null, anna);
  });
  afterAll(() => scene.close());

  test('a change is in the draft, and customers see it after it is published', async () => {
    expect(await saveDish({ ...soup, price: 99_000 })).toEqual({ ok: true, value: null });
    expect([await livePrice(), (await draftDish())?.price]).toEqual([soup.price, 99_000]);
    expect(await drafts().publish(null, null, anna)).toEqual({ ok: true, value: null });
    expect([await livePrice(), (await drafts().workspace()).changes]).toEqual([99_000, []]);
  });

  test('two people who change different values of one dish lose nothing', async () => {
    await saveDish({ ...soup, price: 99_000 });
    expect((await saveDish({ ...soup, name: { ...soup.name, uz: 'Yangi' } }, soup, bobur)).ok).toBe(true);
    expect(await draftDish()).toMatchObject({ price: 99_000, name: { uz: 'Yangi' } });
  });

  test('a value that someone else changed too is not overwritten', async () => {
    await saveDish({ ...soup, price: 99_000 });
    const second = await saveDish({ ...soup, price: 88_000 }, soup, bobur);
    const conflict = { section: 'products', id: String(soup.id), paths: ['price'], theirs: { ...soup, price: 99_000 } };
    expect(second).toEqual({ ok: false, problem: { code: 'RECORD_CHANGED', details: { conflicts: [conflict] } } });
    expect((await draftDish())?.price).toBe(99_000);
    expect((await saveDish({ ...soup, price: 88_000 }, { ...soup, price: 99_000 }, bobur)).ok).toBe(true);
    expect((await draftDish())?.price).toBe(88_000);
  });

  test('of several records all are saved or none', async () => {
    await saveDish({ ...soup, price: 99_000 });
    const saves = [
      { section: 'products', id: String(other.id), base: other, value: { ...other, price: 1000 } },
      { section: 'products', id: String(soup.id), base: soup, value: { ...soup, price: 2000 } },
    ] as unknown as RecordSave[];
    expect((await drafts().save(saves, bobur)).ok).toBe(false);
    expect((await draftDish(other.id))?.price).toBe(other.price);
  });

  test('a value that is changed back is no change', async () => {
    await saveDish({ ...soup, price: 99_000 });
    await saveDish(soup, { ...soup, price: 99_000 });
    expect((await drafts().workspace()).changes).toEqual([]);
  });

  test('one record is published alone, and the others stay in the draft', async () => {
    await saveDish({ ...soup, price: 99_000 });
    await saveDish({ ...other, price: 77_000 }, other);
    await drafts().publish([{ section: 'products', id: String(other.id) }], null, anna);
    const { live, changes } = await drafts().workspace();
    expect([dishOf(live.products, soup.id)?.price, dishOf(live.products, other.id)?.price]).toEqual([soup.price, 77_000]);
    expect(changes.map(({ id, by }) => [id, by])).toEqual([[String(soup.id), 'Anna']]);
    expect(await drafts().publish([{ section: 'products', id: String(other.id) }], null, anna)).toMatchObject({
      problem: { code: 'NOT_FOUND' },
    });
  });

  test('a record that another one needs is not published without it', async () => {
    const category = { id: 'new', parentId: null, name: { ru: 'Новая' } };
    const dish = { ...soup, id: 'fresh', categoryId: 'new' } as Product;
    await drafts().save([{ section: 'categories', id: 'new', base: null, value: category }], anna);
    await saveDish(dish, null);
    const alone = await drafts().publish([{ section: 'products', id: 'fresh' }], null, anna);
    expect(alone).toEqual({
      ok: false,
      problem: {
        code: 'CATALOG_INVALID',
        details: { issues: [{ where: 'products[fresh].categoryId', rule: 'noCategory', found: 'new' }] },
      },
    });
    expect((await drafts().publish(null, null, anna)).ok).toBe(true);
    expect((await drafts().workspace()).live.products.at(-1)).toEqual(dish);
  });

  test('each publication is a version, and going back to one restores prices, deleted records and their places', async () => {
    await saveDish({ ...soup, price: 99_000 });
    await drafts().publish(null, null, anna);
    const first = (await drafts().versions())[0]?.id ?? 0;
    await saveDish(null, { ...soup, price: 99_000 }, bobur);
    await drafts().publish(null, null, bobur);
    expect(dishOf((await drafts().workspace()).live.products, soup.id)).toBeUndefined();
    expect((await drafts().restore(first, bobur)).ok).toBe(true);
    const { live } = await drafts().workspace();
    expect(live.products).toEqual(demoFile.products.map((dish) => (dish === soup ? { ...soup, price: 99_000 } : dish)));
    expect((await drafts().versions())[0]).toMatchObject({ restoredFrom: first, by: 'Bobur' });
    expect(await drafts().restore(987_654, bobur)).toMatchObject({ problem: { code: 'NOT_FOUND' } });
  });

  test('going back touches neither the stop-list nor the portions', async () => {
    const stops = () => scene.database.connection.db.selectFrom('stock').selectAll().orderBy('item_id').execute();
    const before = await stops();
    await saveDish(null);
    await drafts().publish(null, null, anna);
    await drafts().restore((await drafts().versions())[1]?.id ?? 0, anna);
    expect(await stops()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  test('planned changes leave the draft, are published to the minute on top of what is live then, and return when canceled', async () => {
    await saveDish({ ...soup, price: 99_000 });
    expect(await drafts().publish(null, noon, anna)).toMatchObject({ problem: { code: 'PUBLISH_TIME_PAST' } });
    await drafts().publish(null, noon + 10 * minute, anna);
    expect((await drafts().workspace()).changes).toEqual([]);
    await saveDish({ ...soup, name: { ...soup.name, uz: 'Yangi' } });
    await drafts().publish(null, null, bobur);
    await drafts().publishDue(noon + 9 * minute);
    expect(await livePrice()).toBe(soup.price);
    await drafts().publishDue(noon + 10 * minute);
    expect(dishOf((await drafts().workspace()).live.products, soup.id)).toMatchObject({ price: 99_000, name: { uz: 'Yangi' } });

    await saveDish({ ...other, price: 5000 }, other);
    await drafts().publish(null, noon + 20 * minute, anna);
    const [plan] = (await drafts().workspace()).planned;
    expect((await drafts().movePlan(plan?.id ?? 0, noon + 30 * minute, anna)).ok).toBe(true);
    await drafts().publishDue(noon + 20 * minute);
    expect((await drafts().cancelPlan(plan?.id ?? 0, anna)).ok).toBe(true);
    const { changes, planned } = await drafts().workspace();
    expect([changes.map(({ id }) => id), planned]).toEqual([[String(other.id)], []]);
    expect(await drafts().cancelPlan(plan?.id ?? 0, anna)).toMatchObject({ problem: { code: 'NOT_FOUND' } });
  });

  test('a plan that no longer fits the catalog stays, with its problem', async () => {
    const category = { id: 'new', parentId: null, name: { ru: 'Новая' } };
    await drafts().save([{ section: 'categories', id: 'new', base: null, value: category }], anna);
    await drafts().publish(null, null, anna);
    await saveDish({ ...soup, id: 'fresh', categoryId: 'new' } as Product, null);
    await drafts().publish(null, noon + 10 * minute, anna);
    await drafts().save([{ section: 'categories', id: 'new', base: category, value: null }], anna);
    await drafts().publish(null, null, anna);
    await drafts().publishDue(noon + 11 * minute);
    expect((await drafts().workspace()).planned).toMatchObject([{ problem: 'CATALOG_INVALID' }]);
  });

  test('a removed dish is no longer suggested beside others, and a dish of a set can’t be removed', async () => {
    const withSoup = { productId: other.id, with: [soup.id, 1057] };
    await drafts().save([{ section: 'recommendations', id: String(other.id), base: null, value: withSoup }], anna);
    await saveDish(null);
    expect((await drafts().workspace()).draft.recommendations.at(-1)).toEqual({ productId: other.id, with: [1057] });
    await drafts().discard(null, anna);
    const inSet = demoFile.products.find(({ id }) => id === 1002) as Product;
    await saveDish(null, inSet);
    expect(await drafts().publish(null, null, anna)).toMatchObject({ problem: { code: 'CATALOG_INVALID' } });
  });

  test('an order of a list is a change of its own, and new records come last', async () => {
    const ids = demoFile.products.map(({ id }) => String(id));
    const reversed = ids.toReversed();
    await drafts().save([{ section: 'order', id: 'products', base: ids, value: reversed }], anna);
    await saveDish({ ...soup, id: 'fresh' } as Product, null);
    expect((await drafts().workspace()).draft.products.map(({ id }) => String(id))).toEqual([...reversed, 'fresh']);
  });

  test('an imported catalog becomes changes of the draft, and the live one stays', async () => {
    const products = demoFile.products.filter((dish) => dish !== soup).map((dish) => ({ ...dish, price: dish.price + 1000 }));
    await drafts().replace({ products }, anna);
    const { live, draft, changes } = await drafts().workspace();
    expect([live.products.length, draft.products]).toEqual([demoFile.products.length, products]);
    expect(changes.filter(({ after }) => after === null).map(({ id }) => id)).toEqual([String(soup.id)]);
    expect(await shownPrice()).toBe(soup.price);
  });
});

function dishOf(products: readonly RecordValue[] | readonly Product[], id: Product['id']): Product | undefined {
  return (products as readonly Product[]).find((dish) => dish.id === id);
}
