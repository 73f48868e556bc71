import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { prepareDatabase, readDemoMark } from '#server/bootstrap.ts';
import { connect } from '#server/db/connect.ts';
import { exportCatalog } from '#server/modules/catalog/export-catalog.ts';
import { noon, openScene, ownScenes, type Scene } from '../support/shop/backend-fixture.ts';
import { createDatabase, engines } from '../support/shop/backends.ts';
import { startProcesses } from '../support/shop/processes.ts';

/** Settings without colors other than `#RRGGBB`, which count as absent (R-SITE-2). */
function withColors(settings: CatalogFile['settings']): CatalogFile['settings'] {
  const { Primary, Accent, ...Colors } = settings.SiteSettings?.Colors ?? {};
  const isColor = (color: string | null | undefined) => /^#[0-9a-f]{6}$/i.test(color ?? '');
  const colors = { ...Colors, ...(isColor(Primary) && { Primary }), ...(isColor(Accent) && { Accent }) };
  return { ...settings, SiteSettings: { ...settings.SiteSettings, Colors: colors } };
}

describe.each(ownScenes)('catalog file on $engine: $name', ({ engine, file }) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(engine);
  });
  afterAll(() => scene.database.remove());

  it('exports what was imported, with ids of their original type and without invalid colors, and the export imports again', async () => {
    await scene.load(file);
    const exported = await exportCatalog(scene.database.connection);
    const { stopList, settings, ...rest } = file;
    expect(exported).toMatchObject({ ...rest, settings: withColors(settings) });
    expect(exported.stopList).toHaveLength(stopList.length);
    await scene.load(exported);
    expect(await exportCatalog(scene.database.connection)).toEqual(exported);
  });

  it('serves the new catalog to the next request', async () => {
    const renamed: CatalogFile = { ...file, regions: file.regions.map((region) => ({ ...region, name: { ru: 'Область' } })) };
    await scene.load(renamed);
    expect((await scene.backend.regions('en'))[0]?.name).toBe('Область');
  });
});

describe.each(engines)('start on %s', (engine) => {
  it('migrates and seeds an empty database once when several processes start at the same time', async () => {
    const database = await createDatabase(engine, null);
    const processes = await startProcesses(3, database.place);
    await Promise.all(processes.map((process) => process.perform({ kind: 'migrate' })));
    const demo = engine === 'sqlite' ? null : true;
    const started = await Promise.all(processes.map((process) => process.perform({ kind: 'prepare', demo, now: noon })));
    await Promise.all(processes.map((process) => process.end()));
    expect(started).toEqual([{ isDemo: true }, { isDemo: true }, { isDemo: true }]);
    const version = await database.connection.db.selectFrom('meta').select('value').where('key', '=', 'version').executeTakeFirst();
    expect(version?.value).toBe('1');
    await database.remove();
  });

  it('remembers that it is a demo, and removes the mark for DEMO=0', async () => {
    const { connection, remove } = await createDatabase(engine);
    await prepareDatabase(connection, { demo: true }, noon);
    expect(await prepareDatabase(connection, { demo: null }, noon)).toEqual({ isDemo: true });
    expect(await prepareDatabase(connection, { demo: false }, noon)).toEqual({ isDemo: false });
    expect(await readDemoMark(connection)).toBe(false);
    await remove();
  });

  it('leaves a database with DEMO=0 empty, and serves it', async () => {
    const scene = await openScene(engine);
    await prepareDatabase(scene.database.connection, { demo: false }, noon);
    expect(await scene.backend.restaurants('ru', noon)).toEqual([]);
    expect(await scene.backend.menu({ call: 'regionmenu', regionId: null }, 'ru', noon)).toMatchObject({
      ok: true,
      value: { products: [] },
    });
    expect((await scene.backend.siteSettings('ru')).preorderDays).toBe(1);
    await scene.database.remove();
  });
});

it('rejects a database that does not exist', async () => {
  await expect(connect({ databaseUrl: 'postgres://test@127.0.0.1:1/none', dataDir: '' })).rejects.toThrow();
});
