import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecordSave } from '#server/modules/publishing/save-records.ts';
import { demoFile, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { engines } from '../support/shop/backends.ts';
import { catalogPublishing } from '../support/shop/catalog-publishing.ts';

const anna = { by: 'Anna', now: noon };
const yearMs = 365 * 24 * 60 * 60_000;
const [soup] = demoFile.products.filter(({ id }) => id === 1004) as [(typeof demoFile.products)[number]];

describe.each(engines)('the versions of the catalog on %s', (engine) => {
  let scene: Scene;
  const drafts = () => catalogPublishing(scene.database.connection);
  const addVersions = async (rows: readonly { at: number; records: number | null; changes?: string }[]) => {
    for (const { at, records, changes = '' } of rows) {
      await scene.database.connection.db
        .insertInto('catalog_versions')
        .values({ published_at: at, by: null, restored_from: null, changes, records, first_records: '[]' })
        .execute();
    }
  };
  const publishPrices = async (price: number, count: number) => {
    const { draft } = await drafts().workspace();
    const saves = draft.products.slice(0, count).map((dish) => {
      return { section: 'products', id: String(dish.id), base: dish, value: { ...dish, price } } as RecordSave;
    });
    await drafts().save(saves, anna);
    expect(await drafts().publish(null, null, anna)).toEqual({ ok: true, value: null });
  };

  beforeAll(async () => {
    scene = await openScene(engine);
  });
  beforeEach(async () => {
    await scene.load(demoFile);
    await scene.database.connection.db.deleteFrom('catalog_versions').execute();
    await scene.database.connection.db.deleteFrom('catalog_version_records').execute();
  });
  afterAll(() => scene.close());

  test('the list counts the records of a version, and names the first 20 of them', async () => {
    await publishPrices(61_000, 30);
    expect((await drafts().versions()).map(({ recordCount, records }) => [recordCount, records.length])).toEqual([[30, 20]]);
  });

  test('a record that changed in several versions goes back to what it was in the chosen one', async () => {
    for (const price of [61_000, 62_000, 63_000]) await publishPrices(price, 2);
    const [, , first] = await drafts().versions();
    const changes = await drafts().changesTo(first?.id ?? 0);
    expect(changes.ok && changes.value.map(({ after }) => (after as { price: number }).price)).toEqual([61_000, 61_000]);
  });

  test('a version that the release before this one has stored can be restored', async () => {
    const before = { ...soup, price: 12_000 };
    await addVersions([
      { at: noon, records: null, changes: JSON.stringify([{ section: 'products', id: String(soup.id), before, after: soup }]) },
    ]);
    expect(await drafts().versions()).toMatchObject([{ recordCount: 1, records: [{ section: 'products', id: String(soup.id) }] }]);
    await drafts().restore(0, anna);
    expect((await drafts().workspace()).live.products.find(({ id }) => id === soup.id)?.price).toBe(12_000);
  });

  test.each([
    [
      'older than a year',
      [
        { at: noon - yearMs - 1, records: 1 },
        { at: noon - yearMs, records: 1 },
      ],
      1,
    ],
    ['beyond the newest 600', Array.from({ length: 603 }, () => ({ at: noon, records: 1 })), 600],
    [
      'beyond 500,000 records',
      [
        { at: noon, records: 1 },
        { at: noon, records: 200_000 },
        { at: noon, records: 300_000 },
      ],
      2,
    ],
    ['never the newest one', [{ at: 0, records: 900_000 }], 1],
  ])('are forgotten when %s', async (_, rows, remaining) => {
    await addVersions(rows);
    const { connection } = scene.database;
    const [newest] = await drafts().versions();
    await drafts().forgetVersions(noon);
    const left = await connection.db.selectFrom('catalog_versions').select('id').orderBy('id', 'desc').execute();
    expect([left.length, left[0]?.id]).toEqual([remaining, newest?.id]);
  });
});
