import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/v1/office/catalog';

describe.each(engines)('a catalog file in the back office, on %s', (engine) => {
  const tested = useApi(engine);
  let manager: Visitor;

  const exported = async () => (await manager.get<WireCatalogWorkspace['live']>(`${path}/file`)).body;
  const changes = async () => (await manager.get<WireCatalogWorkspace>(path)).body.changes;
  const put = (body: object) =>
    manager.send<WireCatalogDraft & { ignored: string[]; code: string; details: { field: string } }>('PUT', `${path}/file`, { body });

  beforeAll(async () => {
    manager = (await memberOf(tested, { name: 'Bobur', role: 'manager' })).browser;
  });
  beforeEach(async () => {
    await manager.post('/api/v1/office/publishing/discard', {});
  });

  test('importing an export changes nothing, and exporting again gives the same bytes', async () => {
    const file = await exported();
    const { status, body } = await put(file);
    expect([status, body.changes, body.ignored]).toEqual([200, [], []]);
    expect(JSON.stringify(await exported())).toBe(JSON.stringify(file));
  });

  test('an import makes a draft, never a live change, and an export of it gives the same bytes', async () => {
    const file = await exported();
    const [dish, ...others] = file.products;
    const imported = { ...file, products: [...others, { ...dish, price: 77_000 }], promoCodes: [] };
    expect((await put(imported)).status).toBe(200);
    expect(JSON.stringify(await exported())).toBe(JSON.stringify(imported));
    const { live } = (await manager.get<WireCatalogWorkspace>(path)).body;
    expect(live.products).toEqual(file.products);
    expect((await changes()).every(({ by }) => by === 'Bobur')).toBe(true);
    expect(new Set((await changes()).map(({ section }) => section))).toEqual(new Set(['products', 'promoCodes', 'order']));
  });

  test('sections that a file does not contain remain unchanged', async () => {
    const file = await exported();
    const { body } = await put({ loyalty: null });
    expect(body.changes).toMatchObject([{ section: 'loyalty', id: 'loyalty', after: null }]);
    expect(await exported()).toEqual({ ...file, loyalty: null });
  });

  test('settings, pages, stop-list and pauses of a whole file are ignored, and the response names them', async () => {
    const { body } = await put({ ...demoCatalog(), pauses: [] });
    expect(body.ignored).toEqual(['settings', 'pages', 'stopList', 'pauses']);
  });

  test('a file with a wrong field is rejected with its path, and the draft stays', async () => {
    const { categories, products } = await exported();
    const [dish, ...others] = products;
    const wrong = await put({ categories: [], products: [{ ...dish, price: 'much' }, ...others] });
    expect([wrong.status, wrong.body.code, wrong.body.details.field]).toEqual([400, 'INVALID_BODY', 'products.0.price']);
    const beside = await put({ products: [{ ...dish, image: './photos/plov.jpg' }] });
    expect([beside.status, beside.body.details.field]).toEqual([400, 'products.0.image']);
    expect((await exported()).categories).toEqual(categories);
  });
});
