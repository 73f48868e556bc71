import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireDraft, WireWorkspace } from '#contract/editor/editor-wire.ts';
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
const workspace = '/api/v1/editor/site-settings';
const minute = 60_000;

type Texts = Readonly<Record<'about' | 'offer', string>>;

describe.each(engines)(`publishing parts of a draft: ${upstreamMissing.publishing.title}, on %s`, (engine) => {
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
  const publish = async (body: object) => {
    const { etag } = await open();
    return anna.post<WireWorkspace & { code: string; details: object }>(`${workspace}/publish`, body, { 'if-match': etag });
  };
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
    await anna.send('DELETE', `${workspace}/publish`);
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

  test('a part that does not exist is 404, and a malformed one is 400', async () => {
    expect((await publish({ parts: ['a'.repeat(41)] })).status).toBe(400);
    await write({ about: 'Yangi', offer: 'Eski' });
    expect((await publish({ parts: ['page:nothing'] })).status).toBe(404);
    expect((await publish({ parts: ['../about'] })).status).toBe(400);
    expect((await publish({ parts: [] })).status).toBe(400);
  });

  test('several publications go live at their minutes, each with its own copy, on top of what is published then', async () => {
    await write({ about: 'Birinchi', offer: 'Eski' });
    await publish({ parts: ['about'], at: inMinutes(5) });
    await write({ about: 'Ikkinchi', offer: 'Yangi' });
    await publish({ parts: ['about'], at: inMinutes(10) });
    await write({ about: 'Uchinchi', offer: 'Yangi' });
    const { planned, scheduled } = await open();
    expect(planned.map(({ parts, by, problem }) => [parts, by, problem])).toEqual([
      [['about'], 'anna', null],
      [['about'], 'anna', null],
    ]);
    expect(scheduled).toEqual({ at: inMinutes(5), by: 'anna' });
    await publish({ parts: ['offer'] });
    await tested.services.publishing.publishDue(tested.now + 5 * minute - 1);
    expect(await site()).toEqual({ about: 'Eski', offer: 'Yangi' });
    await pass(5);
    expect(await site()).toEqual({ about: 'Birinchi', offer: 'Yangi' });
    await Promise.all([pass(5), tested.services.publishing.publishDue(tested.now)]);
    expect(await site()).toEqual({ about: 'Ikkinchi', offer: 'Yangi' });
    const after = await open();
    expect([after.planned, after.draft.settings.AboutUs.uz]).toEqual([[], 'Uchinchi']);
    const { versions } = calls.editorVersions.responses[200].json.parse((await anna.get('/api/v1/editor/versions')).body);
    await anna.post(`/api/v1/editor/versions/${versions[1]?.id}/restore`, {});
    expect(await site()).toEqual({ about: 'Birinchi', offer: 'Yangi' });
    await anna.post(`/api/v1/editor/versions/${versions[2]?.id}/restore`, {});
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
    const path = `/api/v1/editor/plans/${plan?.id}`;
    const late = await anna.send<{ code: string }>('PUT', path, { body: { at: inMinutes(0) } });
    expect([late.status, late.body.code]).toEqual([422, 'PUBLISH_TIME_PAST']);
    const moved = await anna.send<WireWorkspace>('PUT', path, { body: { at: inMinutes(20) } });
    expect(moved.body.planned.map(({ at }) => at)).toEqual([inMinutes(20)]);
    await pass(10);
    expect((await site()).about).toBe('Eski');
    expect((await anna.send<WireWorkspace>('DELETE', path)).body.planned).toEqual([]);
    expect((await anna.send('DELETE', path)).status).toBe(404);
    expect((await anna.send('PUT', path, { body: { at: inMinutes(20) } })).status).toBe(404);
    await pass(20);
    expect((await site()).about).toBe('Eski');
  });

  test('a publication whose address was taken meanwhile is not carried out, says so, and can be moved', async () => {
    await write({ about: 'Eski', offer: 'Eski' }, ownPages(samplePage({ id: 'a', slug: 'faq' })));
    await publish({ parts: ['page:a'], at: inMinutes(5) });
    await write({ about: 'Eski', offer: 'Eski' }, ownPages(samplePage({ id: 'b', slug: 'faq' })));
    await publish({ parts: ['page:b'] });
    await pass(5);
    const { planned, scheduled } = await open();
    expect([planned.map(({ problem }) => problem), scheduled, await ownSlugs()]).toEqual([['SLUG_TAKEN'], null, ['faq']]);
    await write({ about: 'Eski', offer: 'Eski' }, noPages);
    await publish({ parts: ['page:b'] });
    await anna.send('PUT', `/api/v1/editor/plans/${planned[0]?.id}`, { body: { at: inMinutes(5) } });
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
    const [plan] = (await open()).planned;
    expect(plan).toMatchObject({ at: inMinutes(5), by: 'bobur', parts: ['about'], problem: null });
    await anna.send('PUT', `/api/v1/editor/plans/${plan?.id}`, { body: { at: inMinutes(10) } });
    await pass(5);
    expect((await site()).about).toBe('Eski');
    await pass(5);
    expect([(await site()).about, (await open()).planned]).toEqual(['Avvalgi', []]);
    await schedule('Bekor');
    expect((await anna.send('DELETE', `/api/v1/editor/plans/${(await open()).planned[0]?.id}`)).status).toBe(200);
    expect((await open()).planned).toEqual([]);
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
    const { planned } = await open();
    expect(planned.map(({ problem, by, parts }) => [problem, by, parts])).toEqual([['SLUG_TAKEN', 'bobur', ['page:a', 'page:b']]]);
    const { entries } = calls.editorLog.responses[200].json.parse((await anna.get('/api/v1/editor/log')).body);
    expect(entries.filter(({ kind, at }) => kind === 'failed' && at >= new Date(tested.now - 2 * minute).toISOString())).toHaveLength(1);
    await anna.send('DELETE', `/api/v1/editor/plans/${planned[0]?.id}`);
  });

  test('parts of the draft that nobody has changed follow what is published, the others stay', async () => {
    const { versions } = calls.editorVersions.responses[200].json.parse((await anna.get('/api/v1/editor/versions')).body);
    await write({ about: 'Yangi', offer: 'Yangi' });
    await publish({});
    await write({ about: 'Yangi', offer: 'Qoralama' });
    await anna.post(`/api/v1/editor/versions/${versions[0]?.id}/restore`, {});
    const { draft } = await open();
    expect([draft.settings.AboutUs.uz, draft.settings.Offer.uz]).toEqual(['Eski', 'Qoralama']);
  });

  test('the log says who changed, published, planned, moved and canceled what, and when', async () => {
    tested.now += 11 * minute;
    await write({ about: 'Yangi', offer: 'Eski' });
    await write({ about: 'Yangi', offer: 'Yangi' });
    await publish({ parts: ['offer'] });
    const [plan] = (await publish({ at: inMinutes(5) })).body.planned;
    await anna.send('PUT', `/api/v1/editor/plans/${plan?.id}`, { body: { at: inMinutes(9) } });
    await anna.send('DELETE', `/api/v1/editor/plans/${plan?.id}`);
    const { entries } = calls.editorLog.responses[200].json.parse((await anna.get('/api/v1/editor/log')).body);
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
      const response = await anna.post<{ url: string }>('/api/v1/editor/preview-links', body);
      return response.status === 201 ? response.body.url.replace(/.*\/preview\/[\w-]{43}/, '') : response.status;
    };
    const paths = ['/', '/uz', '/filial', '/uz/p/jobs', '/profile', '/editor', '//evil.example', '/about?x=1'];
    expect(await Promise.all(paths.map((path) => link({ path })))).toEqual(['/', '/uz', '/filial', '/uz/p/jobs', 404, 404, 400, 400]);
    expect(await link({})).toBe('/about');
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
