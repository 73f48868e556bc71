import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireDraft, WireWorkspace } from '#contract/editor/editor-wire.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { pageLimits } from '#domain/content/pages/blocks.ts';
import { noPages, type SitePages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { exportCatalog } from '#server/modules/catalog/export-catalog.ts';
import { createSitePagesReader, readSitePages } from '#server/modules/catalog/site-pages.ts';
import { importSections } from '#server/modules/publishing/import-sections.ts';
import { createPublishing } from '#server/modules/publishing/publishing.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { everyBlock, samplePage, samplePages, words } from '../support/builders/sample-pages.ts';
import { noon } from '../support/shop/backend-fixture.ts';
import { createDatabase, engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const workspace = '/api/v1/editor/site-settings';

const yearMs = 365 * 24 * 60 * 60_000;

describe.each(engines)('blocks and own pages, on %s', (engine) => {
  const tested = useApi(engine, { EDITOR_TOKEN: 'a'.repeat(32) });
  let editor: Visitor;
  let draft: WireDraft;
  let etag: string;

  const open = async () => calls.editorWorkspace.responses[200].json.parse((await editor.get(workspace)).body);
  const save = async (pages: unknown) => {
    const saved = await editor.send<WireWorkspace & { code: string; details: Record<string, unknown> }>('PUT', workspace, {
      body: { ...draft, pages },
      headers: { 'if-match': etag },
    });
    if (saved.status === 200) etag = saved.body.etag;
    return saved;
  };
  const publish = () => editor.post<{ code: string }>('/api/v1/office/publishing/publish', {});
  const published = () => readSitePages(tested.connection.db);

  beforeAll(async () => {
    editor = tested.visitor();
    await editor.post('/api/v1/editor/session', { token: 'a'.repeat(32) });
    ({ draft, etag } = await open());
  });

  test('a draft with every kind of block is stored as it was sent, and customers do not see it', async () => {
    const before = await published();
    expect((await save(samplePages())).status).toBe(200);
    const after = await open();
    expect([after.draft.pages, after.publishedPages]).toEqual([samplePages(), before]);
    expect(await published()).toEqual(before);
  });

  test('publishing shows the pages, and restoring a version brings back the pages of that version', async () => {
    const before = await published();
    const readPages = createSitePagesReader(tested.connection);
    expect((await readPages()).pages).toEqual(before);
    await save(samplePages());
    expect((await publish()).status).toBe(200);
    expect([await published(), (await readPages()).pages]).toEqual([samplePages(), samplePages()]);
    const { versions } = calls.versions.responses[200].json.parse((await editor.get('/api/v1/office/publishing/versions')).body);
    const earlier = versions[1] ?? { id: 0 };
    expect((await editor.post(`/api/v1/office/publishing/versions/${earlier.id}/restore`, {})).status).toBe(200);
    expect([await published(), (await readPages()).pages]).toEqual([before, before]);
    ({ draft, etag } = await open());
  });

  test('a page keeps its former slugs, whoever publishes it, until another page has them', async () => {
    const readPages = createSitePagesReader(tested.connection);
    const withSlugs = (slugs: Readonly<Record<string, string>>) =>
      samplePages({ own: Object.entries(slugs).map(([id, slug]) => samplePage({ id, slug })) });
    for (const slug of ['first', 'second', 'third']) {
      await save(withSlugs({ moving: slug }));
      expect((await publish()).status).toBe(200);
      ({ draft, etag } = await open());
    }
    expect((await readPages()).formerSlugs).toEqual({ first: 'moving', second: 'moving' });
    const file = { pages: withSlugs({ moving: 'third', other: 'second' }) };
    await importSections(tested.connection, file, new Set(['settings']), tested.now);
    expect((await readPages()).formerSlugs).toEqual({ first: 'moving' });
    ({ draft, etag } = await open());
  });

  test('a scheduled publication contains the pages that it was scheduled with', async () => {
    const pages = samplePages({ own: [samplePage({ slug: 'tomorrow' })] });
    await save(pages);
    const at = new Date(tested.now + 3_600_000).toISOString();
    await editor.post('/api/v1/office/publishing/publish', { at });
    ({ etag } = await open());
    await save(samplePages());
    await tested.services.publishing.publishDue(tested.now + 3_600_000);
    expect(await published()).toEqual(pages);
  });

  test('a slug that another page has, or that the site uses, is rejected with the slug', async () => {
    const taken = await save(samplePages({ own: [samplePage(), samplePage({ id: 'p2' })] }));
    expect([taken.status, taken.body.code, taken.body.details]).toEqual([422, 'SLUG_TAKEN', { slug: 'delivery' }]);
    const reserved = await save(samplePages({ own: [samplePage({ slug: 'about' })] }));
    expect([reserved.status, reserved.body.code, reserved.body.details]).toEqual([422, 'SLUG_RESERVED', { slug: 'about' }]);
  });

  const pageWith = (...blocks: object[]) => ({ ...noPages, own: [{ ...samplePage(), blocks }] });
  const [text] = everyBlock;
  test.each<[string, unknown, string]>([
    ['a slug with other letters', { ...noPages, own: [samplePage({ slug: 'Dostavka!' })] }, 'pages.own.0.slug'],
    ['more blocks than fit', pageWith(...Array.from({ length: 101 }, (_, at) => ({ ...text, id: `b${at}` }))), 'pages.own.0.blocks'],
    ['two blocks with one id', pageWith({ ...text }, { ...text }), 'pages.own.0.blocks'],
    ['an unknown kind of block', pageWith({ id: 'x', kind: 'script', text: words('x') }), 'pages.own.0.blocks.0.kind'],
    [
      'a text that is too long',
      pageWith({ ...text, text: { ...words('x'), uz: 'x'.repeat(pageLimits.markdown + 1) } }),
      'pages.own.0.blocks.0.text.uz',
    ],
    ['a text that is too complex', pageWith({ ...text, text: { ...words('x'), ru: '> '.repeat(9_000) } }), 'pages.own.0.blocks.0.text.ru'],
    [
      'a button that runs a script',
      pageWith({ id: 'x', kind: 'button', title: words(''), text: words(''), link: { label: words('x'), href: 'javascript:alert(1)' } }),
      'pages.own.0.blocks.0.link.href',
    ],
    [
      'a block on the page of the restaurants',
      { ...noPages, fixed: { ...noPages.fixed, filial: { ...noPages.fixed.filial, blocks: [text] } } },
      'pages.fixed.filial.blocks',
    ],
    [
      'a picture of another site',
      pageWith({ id: 'x', kind: 'picture', picture: { image: 'https://pictures.example/1.png', alt: words('x') }, caption: words('x') }),
      'pages.own.0.blocks.0.picture.image',
    ],
  ])('%s is 400 with the field named', async (_, pages, field) => {
    const response = await save(pages);
    expect([response.status, response.body.code, response.body.details['field']]).toEqual([400, 'INVALID_BODY', field]);
  });

  test('a page of 100 blocks is stored', async () => {
    const blocks = Array.from({ length: pageLimits.blocks }, (_, at) => ({ ...text, id: `b${at}` }));
    expect((await save(pageWith(...blocks))).status).toBe(200);
  });

  test('a picture without a text for readers who do not see it is stored in the draft and not published', async () => {
    const picture = { image: '/dishes/osh-kg.svg', alt: { ru: 'Плов', en: 'Plov', uz: '' } };
    await save(pageWith({ id: 'x', kind: 'picture', picture, caption: words('Плов') }));
    const rejected = await publish();
    expect([rejected.status, rejected.body.code]).toEqual([422, 'CONTENT_INCOMPLETE']);
    expect(rejected.body).toMatchObject({
      details: { remarks: [{ page: '/p/delivery', path: 'blocks.0.picture.alt', locale: 'uz', rule: 'missing_alt' }] },
    });
  });
});

describe.each(engines)('pages in files and in older databases, on %s', (engine) => {
  test('an export contains the pages and can be imported; a file without them changes none', async () => {
    const { connection, remove } = await createDatabase(engine);
    const pages = samplePages();
    await importSections(connection, { ...demoCatalog(), pages }, new Set(), noon);
    const exported = await exportCatalog(connection);
    expect(exported.pages).toEqual(pages);
    const { pages: _, ...others } = exported;
    await importSections(connection, others, new Set(['settings']), noon);
    expect(await readSitePages(connection.db)).toEqual(pages);
    const changed: SitePages = { ...pages, own: [] };
    const unnamed = await importSections(connection, { pages: changed }, new Set(), noon);
    expect(unnamed.ok && unnamed.value.unnamed).toEqual(['settings']);
    expect(await readSitePages(connection.db)).toEqual(pages);
    await importSections(connection, { pages: changed }, new Set(['settings']), noon);
    expect(await readSitePages(connection.db)).toEqual(changed);
    await remove();
  });

  test('a draft and a version from before there were blocks have none', async () => {
    const { connection, remove } = await createDatabase(engine);
    const { db } = connection;
    const { pages: _, ...older } = freshDraft(sampleSettings());
    await db
      .insertInto('content_drafts')
      .values({ id: 1, draft: JSON.stringify(older), saved_at: noon, saved_by: null })
      .execute();
    const row = { settings: JSON.stringify(sampleSettings()), pages: null, by: null };
    await db
      .insertInto('content_versions')
      .values({ ...row, published_at: noon, restored_from: null })
      .execute();
    const { content, ...publishing } = createPublishing(connection);
    expect((await content.workspace()).draft.pages).toEqual(noPages);
    const [version] = await publishing.versions(['content']);
    expect((await publishing.restore(version?.id ?? 0, { areas: ['content'], by: null, now: noon })).ok).toBe(true);
    expect(await readSitePages(db)).toEqual(noPages);
    await remove();
  });

  test.each([
    ['older than a year', [noon - yearMs - 1, noon - yearMs], 1],
    ['beyond the newest 200', Array.from({ length: 203 }, () => noon), 200],
    ['never the newest one', [0], 1],
  ])('versions as whole sites are forgotten when %s', async (_, publishedAt, remaining) => {
    const { connection, remove } = await createDatabase(engine);
    const row = { settings: JSON.stringify(sampleSettings()), pages: null, by: null, restored_from: null };
    for (const published_at of publishedAt)
      await connection.db
        .insertInto('content_versions')
        .values({ ...row, published_at })
        .execute();
    const newest = await connection.db.selectFrom('content_versions').select('id').orderBy('id', 'desc').executeTakeFirst();
    await createPublishing(connection).forgetVersions(noon);
    const left = await connection.db.selectFrom('content_versions').select('id').orderBy('id', 'desc').execute();
    expect([left.length, left[0]?.id]).toEqual([remaining, newest?.id]);
    await remove();
  });

  test('where another system publishes the settings, pages are published here and the settings are not', async () => {
    const { connection, remove } = await createDatabase(engine);
    const theirs = sampleSettings();
    const { content, ...publishing } = createPublishing(connection, { publishedElsewhere: async () => theirs });
    const [author, areas] = [{ by: null, now: noon }, ['catalog', 'content'] as const];
    const { draft, etag } = await content.workspace();
    expect([toWireDraft(draft).settings.email, publishing.ownsAll]).toEqual([theirs.email, false]);
    const changed = await content.save({ ...draft, settings: { ...theirs, email: 'ours@shop.example' } }, etag, author);
    expect(changed).toMatchObject({ ok: false, problem: { code: 'PUBLISHED_ELSEWHERE' } });
    const dish = [{ section: 'products', id: '1' }] as const;
    expect(await publishing.publish(dish, null, { areas, ...author })).toMatchObject({ problem: { code: 'PUBLISHED_ELSEWHERE' } });
    expect((await content.save({ ...draft, pages: samplePages() }, etag, author)).ok).toBe(true);
    expect((await publishing.publish(null, null, { areas, ...author })).ok).toBe(true);
    expect(await readSitePages(connection.db)).toEqual(samplePages());
    expect(await connection.db.selectFrom('site_settings').selectAll().execute()).toEqual([]);
    expect(await publishing.versions(areas)).toHaveLength(1);
    await publishing.restore(0, { areas, ...author });
    expect(await readSitePages(connection.db)).toEqual(noPages);
    await remove();
  });
});
