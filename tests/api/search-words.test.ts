import { describe, expect, test } from 'vitest';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { importCatalog } from '#server/modules/catalog/import-catalog.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';

const path = '/api/v1/office/catalog';
const [base] = demoCatalog().categories as [CatalogFile['categories'][number]];

describe.each(engines)('other names of a category for search, on %s', (engine) => {
  const tested = useApi(engine);
  const open = async (role: 'owner' | 'kitchen') => {
    await importCatalog(tested.connection, demoCatalog(), tested.now);
    const { browser } = await memberOf(tested, { name: `Anna ${role}`, role });
    return (searchWords: object | null) =>
      browser.send<{ code: string; details: { issues: unknown } }>('PUT', `${path}/records`, {
        body: { records: [{ section: 'categories', id: String(base.id), base, value: { ...base, searchWords } }] },
      });
  };

  test('are saved, and a name of two letters is refused and named (R-SEARCH-13)', async () => {
    const save = await open('owner');
    const short = await save({ ru: 'похлёбка', uz: 'sup, un' });
    const issue = { where: `categories[${base.id}].searchWords.uz`, rule: 'shortWord', found: 'un' };
    expect([short.status, short.body.code, short.body.details?.issues]).toEqual([422, 'CATALOG_INVALID', [issue]]);
    expect((await save({ ru: 'похлёбка, первое', uz: 'suyuq' })).status).toBe(200);
  });

  test('are not saved by who may not change the menu', async () => {
    const save = await open('kitchen');
    expect((await save({ ru: 'похлёбка' })).status).toBe(403);
  });

  test('never reach a menu of customers', async () => {
    const categories = demoCatalog().categories.map((category) => ({ ...category, searchWords: { ru: 'тайноеслово' } }));
    await importCatalog(tested.connection, { ...demoCatalog(), categories }, tested.now);
    const { status, text } = await tested.visitor().get('/api/regionmenu?RegionId=1');
    expect(status).toBe(200);
    expect(text).not.toContain('тайноеслово');
  });
});
