import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordsOfContent } from '#domain/content/content-records.ts';
import { type Draft, freshDraft, type SiteContent } from '#domain/content/draft.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { bumpVersion } from '#server/modules/catalog/catalog-version.ts';
import { readSitePages, writeSitePages } from '#server/modules/catalog/site-pages.ts';
import { readSettings, writeSettings } from '#server/modules/catalog/site-settings.ts';
import { printContent } from '#server/modules/publishing/adopt-earlier.ts';
import { createPublishing } from '#server/modules/publishing/publishing.ts';
import { sampleBanner, samplePage, words } from '../support/builders/sample-pages.ts';
import { demoFile, noon, openScene, type Scene } from '../support/shop/backend-fixture.ts';
import { engines } from '../support/shop/backends.ts';

const minute = 60_000;
const hour = 60 * minute;
const areas = ['catalog', 'content'] as const;
const anna = { areas, by: 'Anna', now: noon };
const [soup] = demoFile.products as unknown as [Record<string, unknown>];

const withUz = (uz: string, pages: Partial<SiteContent['pages']> = {}): SiteContent => {
  const settings = sampleSettings();
  return { settings: { ...settings, aboutUs: { ...settings.aboutUs, uz } }, pages: { ...noPages, ...pages } };
};
/** What the site showed, hour by hour; the seventh is the third one, published again. */
const sites = [
  withUz('0'),
  withUz('1', { own: [samplePage({ id: 'a', slug: 'a' })] }),
  withUz('2', { own: [samplePage({ id: 'b', slug: 'b' }), samplePage({ id: 'a', slug: 'a' })] }),
  withUz('3', { own: [samplePage({ id: 'b', slug: 'b' })], banners: [sampleBanner()] }),
  withUz('4'),
  withUz('5', { banners: [sampleBanner({ title: words('5') })] }),
  withUz('2', { own: [samplePage({ id: 'b', slug: 'b' }), samplePage({ id: 'a', slug: 'a' })] }),
  withUz('7', { own: [samplePage({ id: 'c', slug: 'c' }), samplePage({ id: 'a', slug: 'a2' })] }),
  withUz('8', { own: [samplePage({ id: 'c', slug: 'c' })] }),
  withUz('9', { own: [samplePage({ id: 'c', slug: 'c' }), samplePage({ id: 'd', slug: 'd' })] }),
];
const site = sites[9] as SiteContent;

describe.each(engines)('what the release before has stored, on %s', (engine) => {
  let scene: Scene;
  const publishing = () => createPublishing(scene.database.connection);
  const readSite = async () => {
    const { db } = scene.database.connection;
    return { settings: await readSettings(db), pages: await readSitePages(db) };
  };
  const draft: Draft = {
    ...freshDraft(site.settings, site.pages),
    settings: { ...site.settings, aboutUs: { ...site.settings.aboutUs, uz: 'Qoralama', ru: 'Черновик' } },
    pages: { ...site.pages, own: [samplePage({ id: 'new', slug: 'new' }), ...site.pages.own], banners: [sampleBanner()] },
    ready: { ru: true, en: false, uz: true },
    comments: { ...freshDraft(site.settings).comments, offer: 'Ask the lawyer' },
  };

  /** As a process of the release before does it. */
  const publishAsBefore = async (content: SiteContent, row: { at: number; by: string | null; restored_from?: number | null }) => {
    await scene.database.connection.db.transaction().execute(async (transaction) => {
      const { at, by, restored_from = null } = row;
      await transaction
        .insertInto('content_versions')
        .values({ ...printContent(content), published_at: at, by, restored_from })
        .execute();
      await writeSettings(transaction, content.settings);
      await writeSitePages(transaction, content.pages);
      await bumpVersion(transaction, 'version');
    });
  };
  const saveAsBefore = (stored: Draft, by: string) =>
    scene.database.connection.db
      .insertInto('content_drafts')
      .values({ id: 1, draft: JSON.stringify(stored), saved_at: noon - minute, saved_by: by })
      .execute();

  beforeAll(async () => {
    scene = await openScene(engine);
    await scene.load(demoFile);
    const { db } = scene.database.connection;
    for (const [index, content] of sites.entries()) {
      const by = index === 0 ? null : ['Anna', '', 'Bobur'][index % 3];
      await publishAsBefore(content, { at: noon - (20 - index) * hour, by: by ?? null, restored_from: index === 6 ? 3 : null });
    }
    await saveAsBefore(draft, 'Bobur');
    const plan = { by: 'Anna', made_at: noon - hour };
    const planned = { ...site, settings: { ...site.settings, email: 'planned@shop.example', offer: words('Reja') } };
    const taken = { ...site, pages: { ...site.pages, own: [...site.pages.own, samplePage({ id: 'x', slug: 'c' })] } };
    await db
      .insertInto('content_plans')
      .values([
        { ...plan, at: noon + hour, parts: '["contacts"]', ...printContent(planned), problem: null },
        { ...plan, at: noon - minute, parts: '["page:x"]', ...printContent(taken), problem: 'SLUG_TAKEN' },
      ])
      .execute();
    const change = { section: 'products', id: String(soup['id']), before: soup };
    const stored = JSON.stringify([{ ...change, after: { ...soup, price: 5000 } }]);
    await db
      .insertInto('catalog_plans')
      .values({ ...plan, at: noon + 2 * hour, changes: stored, problem: null })
      .execute();
    await db
      .insertInto('catalog_changes')
      .values({
        section: 'categories',
        id: 'fresh',
        before: null,
        after: '{"id":"fresh","parentId":null,"name":{"ru":"Х"}}',
        by: 'Anna',
        at: 1,
      })
      .execute();
    await db
      .insertInto('catalog_versions')
      .values({ published_at: noon - 15.5 * hour, changes: stored, by: 'Anna', restored_from: null, records: null, first_records: null })
      .execute();
  });
  afterAll(() => scene.close());

  test('the draft, who changed it, its approved languages and its notes are all there', async () => {
    const { content } = publishing();
    const { draft: read, saved } = await content.workspace();
    const { settings, pages } = draft;
    // the planned e-mail and page are shown, too
    const shown = { ...settings, email: 'planned@shop.example' };
    expect([read.settings, read.pages.banners, read.pages.fixed]).toEqual([shown, pages.banners, pages.fixed]);
    expect(read.pages.own.filter(({ id }) => id !== 'x')).toEqual(pages.own);
    expect([read.ready, read.comments, saved]).toEqual([draft.ready, draft.comments, { at: noon - minute, by: 'Bobur' }]);
    const { changes } = await publishing().state(areas);
    expect(changes.map(({ id, by }) => [id, by])).toEqual([
      ['fresh', 'Anna'],
      ['about', 'Bobur'],
      ['banners', 'Bobur'],
      ['order', 'Bobur'],
      ['page:new', 'Bobur'],
    ]);
  });

  test('plans of both wait for their times, with the problem of the one that failed', async () => {
    const { planned } = await publishing().state(areas);
    expect(planned.map(({ at, by, madeAt, problem, changes }) => [at, by, madeAt, problem, changes.map(({ id }) => id)])).toEqual([
      [noon - minute, 'Anna', noon - hour, 'SLUG_TAKEN', ['page:x']],
      [noon + hour, 'Anna', noon - hour, null, ['contacts']],
      [noon + 2 * hour, 'Anna', noon - hour, null, [String(soup['id'])]],
    ]);
  });

  test('there is one history by time, and each of its versions can be published again', async () => {
    const versions = await publishing().versions(areas);
    const hours = versions.map(({ publishedAt }) => (noon - publishedAt) / hour);
    expect(hours).toEqual([11, 12, 13, 14, 15, 15.5, 16, 17, 18, 19, 20]);
    expect(versions.map(({ by }) => by)).toEqual(['Anna', 'Bobur', null, 'Anna', 'Bobur', 'Anna', null, 'Anna', 'Bobur', null, null]);
    expect(versions[3]?.restoredFrom).toBe(versions[8]?.id);
    const present = await readSite();
    const ofContent = await publishing().versions(['content']);
    for (const [index, { id }] of ofContent.toReversed().entries()) {
      expect(await publishing().restore(id, { ...anna, areas: ['content'] })).toEqual({ ok: true, value: null });
      expect(recordsOfContent(await readSite())).toEqual(recordsOfContent(sites[index] as SiteContent));
    }
    expect(recordsOfContent(await readSite())).toEqual(recordsOfContent(present));
  });

  test('going back to a time brings back catalog and content as they were then', async () => {
    const price = async () => (await publishing().catalog?.workspace())?.live.products.find(({ id }) => id === soup['id'])?.price;
    const before = await price();
    const versions = await publishing().versions(['content']);
    const old = versions.find(({ publishedAt }) => publishedAt === noon - 16 * hour);
    const { db } = scene.database.connection;
    const { id } = await db
      .selectFrom('catalog_versions')
      .select('id')
      .where('adopted_from', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('catalog_version_records')
      .set({ before: JSON.stringify({ ...soup, price: 1234 }) })
      .where('version_id', '=', id)
      .execute();
    expect((await publishing().restore(old?.id ?? 0, anna)).ok).toBe(true);
    expect([await price(), (await readSite()).settings.aboutUs.uz]).toEqual([1234, '4']);
    const [, latest] = await publishing().versions(areas);
    expect((await publishing().restore(latest?.id ?? 0, anna)).ok).toBe(true);
    expect([await price(), (await readSite()).settings.aboutUs.uz]).toEqual([before, '9']);
  });

  test('what a process of the release before writes meanwhile is added, and nothing is lost or counted twice', async () => {
    const { content } = publishing();
    const present = await content.workspace();
    const count = (await publishing().versions(areas)).length;
    const theirs = freshDraft(present.published, present.publishedPages);
    const settings = { ...theirs.settings, callCenterPhone: '+998 71 111-11-11' };
    await saveAsBefore({ ...theirs, settings, comments: { ...theirs.comments, look: 'Logo?' } }, 'Diyor');
    const { draft: merged } = await content.workspace();
    expect(merged).toEqual({
      ...present.draft,
      settings: { ...present.draft.settings, callCenterPhone: '+998 71 111-11-11' },
      comments: { ...present.draft.comments, look: 'Logo?' },
    });
    const next = { ...(await readSite()), settings: { ...(await readSettings(scene.database.connection.db)), email: 'old@shop.example' } };
    await publishAsBefore(next, { at: noon + minute, by: 'Diyor' });
    const versions = await publishing().versions(areas);
    expect([versions.length, versions[0]?.by, versions[0]?.recordCount]).toEqual([count + 1, 'Diyor', 1]);
    expect((await publishing().versions(areas)).length).toBe(count + 1);
    expect((await publishing().restore(versions[1]?.id ?? 0, anna)).ok).toBe(true);
    expect((await readSite()).settings.email).toBe(site.settings.email);
  });

  test('a process of the release before finds the newest publication where it looks for it', async () => {
    const { content } = publishing();
    const { draft: read, etag } = await content.workspace();
    await content.save({ ...read, settings: { ...read.settings, tagline: words('Yangi') } }, etag, anna);
    await publishing().publish([{ section: 'content', id: 'look' }], null, anna);
    const copy = await scene.database.connection.db
      .selectFrom('content_versions')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(copy.settings)).toEqual((await readSite()).settings);
    const tables = ['content_plans', 'content_schedule', 'catalog_plans'] as const;
    for (const table of tables) expect(await scene.database.connection.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
