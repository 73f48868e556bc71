import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireDraft, WireWorkspace } from '#contract/editor/editor-wire.ts';
import type { WirePublishing } from '#contract/publishing/publishing-wire.ts';
import type { WireSiteSettings } from '#contract/shop/settings-fields.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { printContent } from '#server/modules/publishing/adopt-earlier.ts';
import { createPublishing } from '#server/modules/publishing/publishing.ts';
import { samplePage } from '../support/builders/sample-pages.ts';
import { noon } from '../support/shop/backend-fixture.ts';
import { createDatabase, engines } from '../support/shop/backends.ts';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const token = 'a'.repeat(32);
const path = '/api/v1/office/publishing';
const workspace = '/api/v1/editor/site-settings';
const minute = 60_000;

type Texts = Readonly<Record<'about' | 'offer', string>>;

describe.each(engines)(`publishing pages and texts: ${upstreamMissing.publishing.title}, on %s`, (engine) => {
  const tested = useApi(engine, { EDITOR_TOKEN: `anna:${token}` });
  let anna: Visitor;
  let start: WireDraft;

  const open = async () => calls.editorWorkspace.responses[200].json.parse((await anna.get(workspace)).body);
  const save = async (draft: WireDraft) => {
    const { etag } = await open();
    const saved = await anna.send<WireWorkspace>('PUT', workspace, { body: draft, headers: { 'if-match': etag } });
    expect(saved.status).toBe(200);
  };
  const write = async ({ about, offer }: Texts, pages: WireDraft['pages'] = noPages as WireDraft['pages']) => {
    const { AboutUs, Offer } = start.settings;
    await save({ ...start, pages, settings: { ...start.settings, AboutUs: { ...AboutUs, uz: about }, Offer: { ...Offer, uz: offer } } });
  };
  /** @param parts absent: all that differs */
  const publish = ({ parts, at }: { parts?: readonly string[]; at?: string }) => {
    const records = parts && { records: parts.map((id) => ({ section: 'content', id })) };
    return anna.post<WirePublishing & { code: string; details: object }>(`${path}/publish`, { ...records, ...(at && { at }) });
  };
  const state = async () => calls.publishing.responses[200].json.parse((await anna.get(path)).body);
  const versions = async () => calls.versions.responses[200].json.parse((await anna.get(`${path}/versions`)).body).versions;
  const restore = (id = 0) => anna.post(`${path}/versions/${id}/restore`, {});
  const log = async () => calls.publishingLog.responses[200].json.parse((await anna.get(`${path}/log`)).body).entries;
  const inMinutes = (count: number) => new Date(tested.now + count * minute).toISOString();
  const pass = async (minutes: number) => {
    tested.now += minutes * minute;
    await tested.services.publishing.publishDue(tested.now);
  };
  const site = async () => {
    const { body } = await tested.visitor().get<WireSiteSettings>('/api/system/');
    return { about: body.AboutUs.uz, offer: body.Offer.uz };
  };
  const ownSlugs = async () => (await open()).publishedPages.own.map(({ slug }) => slug);
  const ownPages = (...own: ReturnType<typeof samplePage>[]) => ({ ...noPages, own }) as WireDraft['pages'];

  beforeAll(async () => {
    anna = tested.visitor();
    await anna.post('/api/v1/editor/session', { token });
    start = (await open()).draft;
  });
  beforeEach(async () => {
    for (const { id } of (await state()).planned) await anna.send('DELETE', `${path}/plans/${id}`);
    await write({ about: 'Eski', offer: 'Eski' }, noPages);
    await publish({});
  });

  test('one part is published alone, and the others stay in the draft', async () => {
    await write({ about: 'Yangi', offer: 'Yangi' });
    expect((await publish({ parts: ['about'] })).status).toBe(200);
    expect(await site()).toEqual({ about: 'Yangi', offer: 'Eski' });
    const { draft, saved } = await open();
    expect([draft.settings.Offer.uz, saved?.by]).toEqual(['Yangi', 'anna']);
    expect((await publish({})).status).toBe(200);
    expect(await site()).toEqual({ about: 'Yangi', offer: 'Yangi' });
  });

  test('an own page is published alone, and its removal too', async () => {
    await write({ about: 'Yangi', offer: 'Eski' }, ownPages(samplePage({ id: 'a', slug: 'a' }), samplePage({ id: 'b', slug: 'b' })));
    await publish({ parts: ['page:b'] });
    expect([await ownSlugs(), (await site()).about]).toEqual([['b'], 'Eski']);
    await publish({ parts: ['page:a'] });
    expect(await ownSlugs()).toEqual(['a', 'b']);
    await write({ about: 'Yangi', offer: 'Eski' }, ownPages(samplePage({ id: 'b', slug: 'b' })));
    await publish({ parts: ['page:a'] });
    expect(await ownSlugs()).toEqual(['b']);
  });

  test('a page whose address another published page has is rejected with the address', async () => {
    await write({ about: 'Eski', offer: 'Eski' }, ownPages(samplePage({ id: 'a', slug: 'faq' })));
    await publish({});
    await write({ about: 'Eski', offer: 'Eski' }, ownPages(samplePage({ id: 'a', slug: 'old-faq' }), samplePage({ id: 'b', slug: 'faq' })));
    const rejected = await publish({ parts: ['page:b'] });
    expect([rejected.status, rejected.body.code, rejected.body.details]).toEqual([422, 'SLUG_TAKEN', { slug: 'faq' }]);
    expect((await publish({ parts: ['page:a', 'page:b'] })).status).toBe(200);
    expect(await ownSlugs()).toEqual(['old-faq', 'faq']);
  });

  test('only what the published parts lack prevents their publication', async () => {
    const untitled = { ...samplePage({ id: 'a', slug: 'a' }), title: { ru: '', en: '', uz: '' } };
    await write({ about: 'Yangi', offer: 'Eski' }, ownPages(untitled as ReturnType<typeof samplePage>));
    expect((await publish({})).body.code).toBe('CONTENT_INCOMPLETE');
    expect((await publish({ parts: ['page:a'] })).body.code).toBe('CONTENT_INCOMPLETE');
    expect((await publish({ parts: ['about'] })).status).toBe(200);
  });

  test('no more than 50 publications are planned', async () => {
    await write({ about: 'Yangi', offer: 'Eski' });
    const row = { at: tested.now + minute * 60, changes: '[]', by: null, made_at: tested.now, problem: null };
    await tested.connection.db
      .insertInto('publication_plans')
      .values(Array.from({ length: 49 }, () => row))
      .execute();
    expect((await publish({ at: inMinutes(5) })).status).toBe(200);
    await write({ about: 'Yangi', offer: 'Yangi' });
    expect((await publish({ at: inMinutes(5) })).body).toMatchObject({ code: 'TOO_MANY_PLANS', details: { most: 50 } });
    expect((await publish({})).status).toBe(200);
  });

  test('a part without a change is 404, and a malformed or an empty list 400', async () => {
    await write({ about: 'Yangi', offer: 'Eski' });
    expect((await publish({ parts: ['page:nothing'] })).status).toBe(404);
    expect((await publish({ parts: ['a'.repeat(65)] })).status).toBe(400);
    expect((await publish({ parts: [] })).status).toBe(400);
  });

  test('several publications go live at their minutes, each with its own copy, on top of what is published then', async () => {
    await write({ about: 'Birinchi', offer: 'Eski' });
    await publish({ parts: ['about'], at: inMinutes(5) });
    await write({ about: 'Ikkinchi', offer: 'Yangi' });
    await publish({ parts: ['about'], at: inMinutes(10) });
    await write({ about: 'Uchinchi', offer: 'Yangi' });
    const { planned } = await state();
    expect(planned.map(({ at, changes, by, problem }) => [at, changes.map(({ id }) => id), by, problem])).toEqual([
      [inMinutes(5), ['about'], 'anna', null],
      [inMinutes(10), ['about'], 'anna', null],
    ]);
    expect((await open()).planned).toBe(2);
    await publish({ parts: ['offer'] });
    await tested.services.publishing.publishDue(tested.now + 5 * minute - 1);
    expect(await site()).toEqual({ about: 'Eski', offer: 'Yangi' });
    await pass(5);
    expect(await site()).toEqual({ about: 'Birinchi', offer: 'Yangi' });
    await Promise.all([pass(5), tested.services.publishing.publishDue(tested.now)]);
    expect(await site()).toEqual({ about: 'Ikkinchi', offer: 'Yangi' });
    const after = await open();
    expect([after.planned, after.draft.settings.AboutUs.uz]).toEqual([0, 'Uchinchi']);
    const listed = await versions();
    await restore(listed[1]?.id);
    expect(await site()).toEqual({ about: 'Birinchi', offer: 'Yangi' });
    await restore(listed[2]?.id);
    expect(await site()).toEqual({ about: 'Eski', offer: 'Yangi' });
  });

  test('of two publications for one minute the one that was planned last stays', async () => {
    const at = inMinutes(5);
    for (const about of ['Birinchi', 'Ikkinchi']) {
      await write({ about, offer: 'Eski' });
      await publish({ at });
    }
    await pass(5);
    expect((await site()).about).toBe('Ikkinchi');
  });

  test('a publication without a list of parts contains what differs from the site, and no older copy of the rest', async () => {
    await write({ about: 'Yangi', offer: 'Eski' });
    await publish({ at: inMinutes(5) });
    await write({ about: 'Yangi', offer: 'Keyin' });
    expect((await publish({ parts: ['offer'] })).status).toBe(200);
    await pass(5);
    expect(await site()).toEqual({ about: 'Yangi', offer: 'Keyin' });
  });

  test('a planned publication can be moved and canceled, once', async () => {
    await write({ about: 'Yangi', offer: 'Eski' });
    const [plan] = (await publish({ at: inMinutes(5) })).body.planned;
    const own = `${path}/plans/${plan?.id}`;
    const late = await anna.send<{ code: string }>('PUT', own, { body: { at: inMinutes(0) } });
    expect([late.status, late.body.code]).toEqual([422, 'PUBLISH_TIME_PAST']);
    const moved = await anna.send<WirePublishing>('PUT', own, { body: { at: inMinutes(20) } });
    expect(moved.body.planned.map(({ at }) => at)).toEqual([inMinutes(20)]);
    await pass(10);
    expect((await site()).about).toBe('Eski');
    expect((await anna.send<WirePublishing>('DELETE', own)).body.planned).toEqual([]);
    expect((await anna.send('DELETE', own)).status).toBe(404);
    expect((await anna.send('PUT', own, { body: { at: inMinutes(20) } })).status).toBe(404);
    await pass(20);
    expect((await site()).about).toBe('Eski');
  });

  test('a publication can not be planned for the past or for the next minute', async () => {
    await write({ about: 'Shoshilinch', offer: 'Eski' });
    for (const at of ['2020-01-01T00:00:00Z', inMinutes(0), new Date(tested.now + 59_999).toISOString()]) {
      const rejected = await publish({ at });
      expect([at, rejected.status, rejected.body.code]).toEqual([at, 422, 'PUBLISH_TIME_PAST']);
    }
    expect((await state()).planned).toEqual([]);
  });

  test('a publication whose address was taken meanwhile is not carried out, says so, and can be moved', async () => {
    await write({ about: 'Eski', offer: 'Eski' }, ownPages(samplePage({ id: 'a', slug: 'faq' })));
    await publish({ parts: ['page:a'], at: inMinutes(5) });
    await write({ about: 'Eski', offer: 'Eski' }, ownPages(samplePage({ id: 'b', slug: 'faq' })));
    await publish({ parts: ['page:b'] });
    await pass(5);
    const { planned } = await state();
    expect([planned.map(({ problem }) => problem), await ownSlugs()]).toEqual([['SLUG_TAKEN'], ['faq']]);
    await write({ about: 'Eski', offer: 'Eski' }, noPages);
    await publish({ parts: ['page:b'] });
    await anna.send('PUT', `${path}/plans/${planned[0]?.id}`, { body: { at: inMinutes(5) } });
    await pass(5);
    expect((await open()).publishedPages.own.map(({ id }) => id)).toEqual(['a']);
  });

  test('what a process of the previous version has scheduled is published at its time, and can be moved and canceled', async () => {
    const { draft } = await tested.services.publishing.content.workspace();
    const schedule = async (uz: string) => {
      const content = { ...draft, settings: { ...draft.settings, aboutUs: { ...draft.settings.aboutUs, uz } } };
      const row = { id: 1, ...printContent(content), at: tested.now + 5 * minute, by: 'bobur' };
      await tested.connection.db.insertInto('content_schedule').values(row).execute();
    };
    await schedule('Avvalgi');
    const [plan] = (await state()).planned;
    expect(plan).toMatchObject({ at: inMinutes(5), by: 'bobur', changes: [{ id: 'about' }], problem: null });
    await anna.send('PUT', `${path}/plans/${plan?.id}`, { body: { at: inMinutes(10) } });
    await pass(5);
    expect((await site()).about).toBe('Eski');
    await pass(5);
    expect([(await site()).about, (await state()).planned]).toEqual(['Avvalgi', []]);
    await schedule('Bekor');
    expect((await anna.send('DELETE', `${path}/plans/${(await state()).planned[0]?.id}`)).status).toBe(200);
    expect((await state()).planned).toEqual([]);
  });

  test('what the previous version has scheduled and can not be published waits once with its problem', async () => {
    const { draft } = await tested.services.publishing.content.workspace();
    const content = {
      ...draft,
      pages: { ...draft.pages, own: [samplePage({ id: 'a', slug: 'menu' }), samplePage({ id: 'b', slug: 'menu' })] },
    };
    const row = { id: 1, ...printContent(content), at: tested.now + 5 * minute, by: 'bobur' };
    await tested.connection.db.insertInto('content_schedule').values(row).execute();
    await pass(5);
    await pass(1);
    const { planned } = await state();
    expect(planned.map(({ problem, by, changes }) => [problem, by, changes.map(({ id }) => id)])).toEqual([
      ['SLUG_TAKEN', 'bobur', ['page:a', 'page:b']],
    ]);
    const entries = await log();
    expect(entries.filter(({ kind, at }) => kind === 'failed' && at >= new Date(tested.now - 2 * minute).toISOString())).toHaveLength(1);
    await anna.send('DELETE', `${path}/plans/${planned[0]?.id}`);
  });

  test('parts of the draft that nobody has changed follow what is published, the others stay', async () => {
    const before = (await versions())[0]?.id;
    await write({ about: 'Yangi', offer: 'Yangi' });
    await publish({});
    await write({ about: 'Yangi', offer: 'Qoralama' });
    await restore(before);
    const { draft } = await open();
    expect([draft.settings.AboutUs.uz, draft.settings.Offer.uz]).toEqual(['Eski', 'Qoralama']);
  });

  test('the log says who changed, published, planned, moved and canceled what, and when', async () => {
    tested.now += 11 * minute;
    await write({ about: 'Yangi', offer: 'Eski' });
    await write({ about: 'Yangi', offer: 'Yangi' });
    await publish({ parts: ['offer'] });
    const [plan] = (await publish({ at: inMinutes(5) })).body.planned;
    await anna.send('PUT', `${path}/plans/${plan?.id}`, { body: { at: inMinutes(9) } });
    await anna.send('DELETE', `${path}/plans/${plan?.id}`);
    const entries = await log();
    expect(entries.slice(0, 5).map(({ kind, by, parts, detail }) => [kind, by, parts, detail])).toEqual([
      ['canceled', 'anna', ['about'], inMinutes(9)],
      ['moved', 'anna', ['about'], inMinutes(9)],
      ['planned', 'anna', ['about'], inMinutes(5)],
      ['published', 'anna', ['offer'], null],
      ['saved', 'anna', ['about', 'offer'], null],
    ]);
    expect(entries[0]?.at).toBe(new Date(tested.now).toISOString());
  });

  test('a preview link leads to any public page, and to no other', async () => {
    const link = async (body: object) => {
      const response = await anna.post<{ url: string }>(`${path}/preview-links`, body);
      return response.status === 201 ? response.body.url.replace(/.*\/preview\/[\w-]{43}/, '') : response.status;
    };
    const pages = ['/', '/uz', '/filial', '/uz/p/jobs', '/profile', '/editor', '//evil.example', '/about?x=1'];
    expect(await Promise.all(pages.map((page) => link({ path: page })))).toEqual(['/', '/uz', '/filial', '/uz/p/jobs', 404, 404, 400, 400]);
    expect(await link({})).toBe('/');
  });
});

describe.each(engines)('where another system publishes the settings, on %s', (engine) => {
  test('one page is published here alone, at once or later, and its settings stay those of the other system', async () => {
    const { connection, remove } = await createDatabase(engine);
    const theirs = sampleSettings();
    const publishing = createPublishing(connection, { publishedElsewhere: async () => theirs });
    const { content } = publishing;
    const publisher = { areas: ['catalog', 'content'] as const, by: null, now: noon };
    const slugs = async () => (await content.workspace()).publishedPages.own.map(({ slug }) => slug);
    const { draft, etag } = await content.workspace();
    const own = [samplePage({ id: 'a', slug: 'a' }), samplePage({ id: 'b', slug: 'b' })];
    expect((await content.save({ ...draft, pages: { ...noPages, own } }, etag, { by: null, now: noon })).ok).toBe(true);
    const page = (id: string) => [{ section: 'content', id }] as const;
    expect(await publishing.publish(page('look'), null, publisher)).toMatchObject({ problem: { code: 'NOT_FOUND' } });
    expect((await publishing.publish(page('page:a'), null, publisher)).ok).toBe(true);
    expect((await publishing.publish(page('page:b'), noon + minute, publisher)).ok).toBe(true);
    expect(await slugs()).toEqual(['a']);
    await publishing.publishDue(noon + minute);
    expect(await slugs()).toEqual(['a', 'b']);
    expect((await content.workspace()).published).toEqual(theirs);
    expect(await connection.db.selectFrom('site_settings').selectAll().execute()).toEqual([]);
    await remove();
  });
});
