import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogFile, CatalogSections, LiveSection } from '#contract/catalog/catalog-file.ts';
import type { WireCatalogWorkspace } from '#contract/office/catalog.ts';
import { describeImport } from '#server/modules/catalog/describe-import.ts';
import { exportCatalog } from '#server/modules/catalog/export-catalog.ts';
import { fromFileSettings } from '#server/modules/catalog/site-settings.ts';
import { importSections } from '#server/modules/publishing/import-sections.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';

const file = demoCatalog();
const [dish, other] = file.products as [CatalogFile['products'][number], CatalogFile['products'][number]];
const [restaurant] = file.restaurants as [CatalogFile['restaurants'][number]];
const hourMs = 3_600_000;

describe.each(engines)('an import of some sections on %s', (engine) => {
  let scene: Scene;
  const exported = () => exportCatalog(scene.database.connection);
  const importIt = (given: CatalogSections, ...named: LiveSection[]) =>
    importSections(scene.database.connection, given, new Set(named), noon);

  beforeAll(async () => {
    scene = await openScene(engine);
  });
  afterAll(() => scene.database.remove());

  /** Changes by staff and editors since the export. */
  beforeEach(async () => {
    await scene.load(file);
    const { db } = scene.database.connection;
    await db
      .insertInto('stock')
      .values({ restaurant_id: String(restaurant.id), item_kind: 'product', item_id: String(other.id), portions: 3, until: null })
      .onConflict((conflict) => conflict.columns(['restaurant_id', 'item_kind', 'item_id']).doUpdateSet({ portions: 3 }))
      .execute();
    await db
      .insertInto('pauses')
      .values({ restaurant_id: String(restaurant.id), until: noon + hourMs })
      .execute();
    const settings = { ...fromFileSettings(file.settings), aboutUs: { ru: 'Новый текст', en: '', uz: '' } };
    await db
      .updateTable('site_settings')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', 1)
      .execute();
  });

  it('leaves an absent section untouched', async () => {
    const before = await exported();
    const dearer = file.products.map((product) => (product === dish ? { ...product, price: product.price + 1_000 } : product));
    const imported = await importIt({ products: dearer });
    expect(imported.ok && describeImport(imported.value)).toEqual([
      'products: 1 changed',
      `  ~ ${dish.id} ${dish.name.ru}: price ${dish.price} → ${dish.price + 1_000}`,
    ]);
    expect(await exported()).toEqual({ ...before, products: dearer });
  });

  it('leaves settings, stop-list and pauses untouched unless they are named, also for a whole file', async () => {
    const before = await exported();
    const imported = await importIt(file);
    expect(imported.ok && imported.value.unnamed.toSorted()).toEqual(['pauses', 'settings', 'stopList']);
    expect(imported.ok && imported.value.changes).toEqual([]);
    expect(await exported()).toEqual(before);
    await importIt(file, 'settings');
    expect(await exported()).toEqual({ ...before, settings: file.settings });
    await importIt(file, 'stopList', 'pauses');
    expect(await exported()).toMatchObject({ settings: file.settings, pauses: [] });
    expect((await exported()).stopList).toHaveLength(file.stopList.length);
  });

  it('removes stops and pauses together with their dish or restaurant', async () => {
    const products = file.products.filter(({ id }) => id !== other.id);
    const setItems = products.filter((product) => !product.isCombo && !product.isSet);
    const stopList = (await exported()).stopList.filter(({ productId }) => setItems.some(({ id }) => id === productId));
    const recommendations = file.recommendations.filter(({ productId }) => setItems.some(({ id }) => id === productId));
    const known = recommendations.map((record) => ({
      ...record,
      with: record.with.filter((id) => setItems.some((item) => item.id === id)),
    }));
    const imported = await importIt({ products: setItems, recommendations: known });
    expect(imported.ok).toBe(true);
    const options = (await exported()).stopList.filter(({ productId }) => productId !== undefined);
    expect(options).toEqual(stopList);
  });

  it('rejects references that would be missing in the imported catalog, and changes nothing', async () => {
    const before = await exported();
    const imported = await importIt({ products: [{ ...dish, categoryId: 'no such' }], recommendations: [] });
    expect(imported.ok ? [] : imported.problem).toContain(`products[${dish.id}].categoryId: no category no such`);
    expect(await importIt({ products: file.products }, 'pauses')).toMatchObject({
      ok: false,
      problem: ['pauses: named, but not in the file'],
    });
    expect(await exported()).toEqual(before);
  });

  it('imports the whole file where there is no restaurant yet', async () => {
    const { connection } = scene.database;
    await connection.db.deleteFrom('catalogue').execute();
    await connection.db.deleteFrom('stock').execute();
    await connection.db.deleteFrom('pauses').execute();
    const pauses = [{ restaurantId: restaurant.id, until: new Date(noon + hourMs).toISOString() }];
    const imported = await importIt({ ...file, pauses });
    expect(imported.ok && imported.value.unnamed).toEqual([]);
    expect(await exported()).toMatchObject({ settings: file.settings, pauses, products: file.products });
  });
});

describe.each(engines)('the version that an import adds, on %s', (engine) => {
  const tested = useApi(engine);
  const path = '/api/v1/office/catalog';
  const publishing = '/api/v1/office/publishing';
  type Versions = {
    readonly versions: readonly { readonly id: number; readonly by: string | null; readonly records: readonly object[] }[];
  };

  it('is rolled back like every other publication, and the draft stays', async () => {
    const { browser } = await memberOf(tested, { role: 'owner' });
    const versions = async () => (await browser.get<Versions>(`${publishing}/versions`)).body.versions;
    const prices = async () => (await browser.get<WireCatalogWorkspace>(path)).body.live.products.slice(0, 2).map(({ price }) => price);
    const renamed = { ...other, name: { ru: 'Другое имя' } };
    const records = [{ section: 'products', id: String(other.id), base: other, value: renamed }];
    expect((await browser.send('PUT', `${path}/records`, { body: { records } })).status).toBe(200);
    const dearer = file.products.map((product) => (product === dish ? { ...product, price: product.price + 1_000 } : product));
    expect((await importSections(tested.connection, { products: dearer }, new Set(), tested.now)).ok).toBe(true);
    expect(await prices()).toEqual([dish.price + 1_000, other.price]);
    expect(await versions()).toMatchObject([{ by: null, records: [{ section: 'products', id: String(dish.id) }] }]);
    expect((await browser.post(`${publishing}/versions/0/restore`, {})).status).toBe(200);
    expect(await prices()).toEqual([dish.price, other.price]);
    expect((await browser.get<WireCatalogWorkspace>(path)).body.changes).toMatchObject([{ id: String(other.id), after: renamed }]);
    const { body: log } = await browser.get<{ entries: readonly object[] }>('/api/v1/office/log?kind=recordPublished');
    expect(log.entries.at(-1)).toMatchObject({ by: null, subject: `products/${dish.id} ${dish.name.ru}` });
  });

  it('is not added when nothing that the draft holds changes', async () => {
    const { browser } = await memberOf(tested, { role: 'owner' });
    const count = async () => (await browser.get<Versions>(`${publishing}/versions`)).body.versions.length;
    const before = await count();
    await importSections(tested.connection, file, new Set(['settings', 'stopList']), tested.now);
    expect(await count()).toBe(before);
  });
});
