import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptySettings, type SiteSettings } from '#domain/site-settings.ts';
import { migrate, migrationsOf } from '#server/db/migrate.ts';
import { exportCatalog } from '#server/modules/catalog/export-catalog.ts';
import { readSettings } from '#server/modules/catalog/site-settings.ts';
import { importSections } from '#server/modules/publishing/import-sections.ts';
import { createPublishing } from '#server/modules/publishing/publishing.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import former from '../support/builders/settings-of-0011.json' with { type: 'json' };
import { noon } from '../support/shop/backend-fixture.ts';
import { createDatabase, engines, type TestDatabase } from '../support/shop/backends.ts';

const published: SiteSettings = {
  ...emptySettings,
  marker: '/brand/marker.svg',
  logo: '/brand/logo.svg',
  isDarkMode: true,
  primaryColor: '#0F766E',
  accentColor: null,
  callCenterPhone: '+998 71 200-00-00',
  email: 'info@shop.example',
  legalName: { ru: 'ООО «Намуна»', en: 'Namuna LLC', uz: '“Namuna” MCHJ' },
  brand: { ru: 'Намуна', en: 'Namuna', uz: 'Namuna' },
  tagline: { ru: 'Плов и не только', en: '', uz: '' },
  aboutUs: { ru: 'Звоните: +998 71 200-00-00', en: 'Call +998 71 200-00-00', uz: 'Qoʻngʻiroq qiling: +998 71 200-00-00' },
  offer: { ru: 'Условия', en: 'Terms', uz: 'Shartlar' },
  privacy: { ru: 'Что мы храним', en: 'What we keep', uz: '' },
  address: { ru: 'Навои, 30', en: '30 Navoi St', uz: 'Navoiy koʻchasi, 30' },
  phones: { ru: ['+998 71 200-00-00', '+998 71 200-00-01'], en: ['+998 71 200-00-00'], uz: [] },
  socials: [{ name: 'tg', url: 'https://t.me/shop' }],
  orderMaxSum: 5_000_000,
  preorderDays: 7,
};

/** A file without languages, brand, privacy and limits, and with out-of-range values. */
const imported: SiteSettings = {
  ...emptySettings,
  callCenterPhone: '+998002000000',
  email: 'info@shop.example',
  legalName: { ru: 'ООО «Намуна»', en: '', uz: '' },
  aboutUs: { ru: 'О нас', en: '', uz: '' },
  offer: { ru: 'Условия', en: 'Terms', uz: '' },
  address: { ru: 'Навои, 30', en: '', uz: '' },
  phones: { ru: ['+998 00 200-00-00'], en: [], uz: [] },
  preorderDays: 30,
};

describe.each(engines)('settings stored by an earlier version on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase(engine, null);
    const earlier = Object.fromEntries(Object.entries(migrationsOf(engine)).filter(([name]) => name < '0012'));
    const migrator = new Migrator({ db: database.connection.db, provider: { getMigrations: async () => earlier } });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
  });
  afterEach(() => database.remove());

  const store = (settings: unknown) =>
    database.connection.db
      .insertInto('site_settings')
      .values({ id: 1, settings: JSON.stringify(settings) })
      .execute();

  it.each([
    ['as an editor published them', former.published, published],
    ['as a catalog file contained them', former.imported, imported],
  ])('are read %s', async (_, stored, expected) => {
    await store(stored);
    await migrate(database.connection);
    await migrate(database.connection);
    expect(await readSettings(database.connection.db)).toEqual(expected);
  });

  it('stay absent when they were never stored', async () => {
    await migrate(database.connection);
    expect(await database.connection.db.selectFrom('site_settings').selectAll().execute()).toEqual([]);
    expect(await readSettings(database.connection.db)).toEqual(emptySettings);
  });

  it('in drafts, versions and plans have no newer fields and can still be read', async () => {
    const { brand: _, tagline: __, description: ___, homeTitle: ____, homeHeading: _____, homeLead: ______, ...older } = published;
    const { db } = database.connection;
    await store(former.published);
    const row = { settings: JSON.stringify(older), by: null };
    const draft = JSON.stringify({ settings: older, ready: { ru: true, en: false, uz: false }, comments: {} });
    await db.insertInto('content_drafts').values({ id: 1, draft, saved_at: noon, saved_by: null }).execute();
    await db
      .insertInto('content_versions')
      .values({ ...row, published_at: noon, restored_from: null })
      .execute();
    await db
      .insertInto('content_schedule')
      .values({ ...row, id: 1, at: noon })
      .execute();
    await migrate(database.connection);
    const { content, ...publishing } = createPublishing(database.connection);
    const complete = { ...emptySettings, ...older };
    expect((await content.workspace()).draft.settings).toEqual(complete);
    expect(await publishing.versions(['content'])).toMatchObject([{ publishedAt: noon, by: null }]);
    await publishing.publishDue(noon);
    expect(await readSettings(db)).toEqual(complete);
  });
});

describe.each(engines)('settings of a catalog file on %s', (engine) => {
  it('are stored under the names of the domain, and exported under those of the file', async () => {
    const { connection, remove } = await createDatabase(engine);
    const file = { ...demoCatalog(), settings: former.imported };
    await importSections(connection, file as never, new Set(), noon);
    const { settings } = await connection.db.selectFrom('site_settings').select('settings').executeTakeFirstOrThrow();
    expect(JSON.parse(settings)).toEqual(imported);
    const exported = await exportCatalog(connection);
    expect(exported.settings).toMatchObject({ callCanterPhone: '+998002000000', AboutUs: { ru: 'О нас' }, PreorderDays: 30 });
    const again = await importSections(connection, file as never, new Set(['settings']), noon);
    expect(again.ok && again.value.changes.map(({ section }) => section)).not.toContain('settings');
    await remove();
  });
});
