import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireDraft, WireWorkspace } from '#contract/editor/editor-wire.ts';
import { recordsOfContent } from '#domain/content/content-records.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { readSitePages } from '#server/modules/catalog/site-pages.ts';
import { readSettings } from '#server/modules/catalog/site-settings.ts';
import { samplePage } from '../support/builders/sample-pages.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

const path = '/api/v1/office/publishing';
const workspace = '/api/v1/editor/site-settings';
const minute = 60_000;
const token = 'e'.repeat(32);

type Problem = { readonly code: string; readonly details: object };
interface Category {
  readonly id: string;
  readonly parentId: null;
  readonly name: { readonly ru: string };
}

describe.each(engines)('publishing in one place, on %s', (engine) => {
  const tested = useApi(engine, { EDITOR_TOKEN: `zuhra:${token}` });
  let anna: Visitor;
  let zuhra: Visitor;

  const state = async (visitor = anna) => calls.publishing.responses[200].json.parse((await visitor.get(path)).body);
  const names = async (visitor = anna) => (await state(visitor)).changes.map(({ section, id }) => `${section} ${id}`);
  const post = (call: string, body: object = {}, visitor = anna) => visitor.post<Problem>(`${path}/${call}`, body);
  const editorDraft = async () => (await zuhra.get<WireWorkspace>(workspace)).body;
  const write = async (
    change: (settings: WireDraft['settings']) => Partial<WireDraft['settings']>,
    pages = noPages as WireDraft['pages'],
  ) => {
    const { draft, etag } = await editorDraft();
    const body = { ...draft, pages, settings: { ...draft.settings, ...change(draft.settings) } };
    expect((await zuhra.send('PUT', workspace, { body, headers: { 'if-match': etag } })).status).toBe(200);
  };
  const about = (uz: string) => write(({ AboutUs }) => ({ AboutUs: { ...AboutUs, uz } }));
  const category = (id: string): Category => ({ id, parentId: null, name: { ru: id } });
  const addCategory = async (id: string) => {
    const body = { records: [{ section: 'categories', id, base: null, value: category(id) }] };
    expect((await anna.send('PUT', '/api/v1/office/catalog/records', { body })).status).toBe(200);
  };
  const shownAbout = async () => (await readSettings(tested.connection.db)).aboutUs.uz;
  const inMinutes = (count: number) => new Date(tested.now + count * minute).toISOString();
  const pass = async (minutes: number) => {
    tested.now += minutes * minute;
    await tested.services.publishing.publishDue(tested.now);
  };

  beforeAll(async () => {
    anna = (await memberOf(tested, { name: 'Anna', role: 'owner' })).browser;
    zuhra = tested.visitor();
    await zuhra.post('/api/v1/editor/session', { token });
  });
  beforeEach(async () => {
    tested.now += minute;
    for (const { id } of (await state()).planned) await anna.send('DELETE', `${path}/plans/${id}`);
    await post('discard');
    await about('Eski');
    await post('publish');
  });

  test('dishes and texts are one list of changes, one publication and one version (R-PUBLISH-1)', async () => {
    await addCategory('one');
    await about('Yangi');
    expect((await names()).toSorted()).toEqual(['categories one', 'content about']);
    const before = (await anna.get<{ versions: unknown[] }>(`${path}/versions`)).body.versions.length;
    expect((await post('publish')).status).toBe(200);
    expect([await names(), await shownAbout()]).toEqual([[], 'Yangi']);
    const { versions } = calls.versions.responses[200].json.parse((await anna.get(`${path}/versions`)).body);
    expect([versions.length, versions[0]?.recordCount]).toEqual([before + 1, 3]);
    expect((await post(`versions/${versions[1]?.id}/restore`)).status).toBe(200);
    const workspaceOf = await tested.services.publishing.catalog?.workspace();
    expect([await shownAbout(), workspaceOf?.live.categories.some(({ id }) => id === 'one')]).toEqual(['Eski', false]);
  });

  test('who publishes the pages alone sees, publishes, discards and restores nothing else (R-PUBLISH-2)', async () => {
    await addCategory('two');
    await about('Yangi');
    expect([(await state(zuhra)).areas, await names(zuhra)]).toEqual([['content'], ['content about']]);
    const dish = { records: [{ section: 'categories', id: 'two' }] };
    const rejected = [await post('publish', dish, zuhra), await post('discard', dish, zuhra)];
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'ROLE_NOT_ALLOWED'],
      [403, 'ROLE_NOT_ALLOWED'],
    ]);
    expect((await post('publish', {}, zuhra)).status).toBe(200);
    expect([await names(), await shownAbout()]).toEqual([['categories two'], 'Yangi']);
    await post('publish');
    const { versions } = calls.versions.responses[200].json.parse((await zuhra.get(`${path}/versions`)).body);
    expect((await post(`versions/${versions[1]?.id}/restore`, {}, zuhra)).status).toBe(200);
    const live = (await tested.services.publishing.catalog?.workspace())?.live;
    expect([await shownAbout(), live?.categories.some(({ id }) => id === 'two')]).toEqual(['Eski', true]);
    await anna.send('PUT', '/api/v1/office/catalog/records', {
      body: { records: [{ section: 'categories', id: 'two', base: category('two'), value: null }] },
    });
    await post('publish');
  });

  test('a plan with records of another area is seen by its own ones, and neither moved nor canceled', async () => {
    await addCategory('three');
    await about('Yangi');
    await post('publish', { at: inMinutes(5) });
    const [plan] = (await state(zuhra)).planned;
    expect([plan?.changes.map(({ id }) => id), plan?.isShared]).toEqual([['about'], true]);
    const moved = await zuhra.send<Problem>('PUT', `${path}/plans/${plan?.id}`, { body: { at: inMinutes(9) } });
    const canceled = await zuhra.send<Problem>('DELETE', `${path}/plans/${plan?.id}`);
    expect([moved.body.code, canceled.body.code]).toEqual(['ROLE_NOT_ALLOWED', 'ROLE_NOT_ALLOWED']);
    expect((await anna.send('DELETE', `${path}/plans/${plan?.id}`)).status).toBe(200);
    expect((await names()).toSorted()).toEqual(['categories three', 'content about']);
  });

  test('a record that has changed since it was seen is not published (R-PUBLISH-3)', async () => {
    await about('Birinchi');
    const [seen] = (await state()).changes;
    tested.now += 1;
    await about('Ikkinchi');
    const { section, id, at } = seen ?? { section: '', id: '', at: '' };
    const rejected = await post('publish', { records: [{ section, id, at }] });
    expect([rejected.status, rejected.body.code, await shownAbout()]).toEqual([412, 'DRAFT_CHANGED', 'Eski']);
    const [present] = (await state()).changes;
    expect((await post('publish', { records: [{ section, id, at: present?.at }] })).status).toBe(200);
    expect((await post('publish', { records: [{ section, id }] })).status).toBe(404);
  });

  test('what is planned leaves the changes and stays in the editor, where it can be changed further (R-PUBLISH-4)', async () => {
    await about('Reja');
    await post('publish', { at: inMinutes(5) });
    expect([await names(), (await editorDraft()).draft.settings.AboutUs.uz]).toEqual([[], 'Reja']);
    await write(({ AboutUs }) => ({ AboutUs: { ...AboutUs, ru: 'Ещё' } }));
    expect((await post('publish')).status).toBe(200);
    const settings = await readSettings(tested.connection.db);
    expect([settings.aboutUs.uz, settings.aboutUs.ru]).toEqual(['Eski', 'Ещё']);
    expect((await state()).planned[0]?.overrides).toEqual([]);
    await pass(5);
    const after = await readSettings(tested.connection.db);
    expect([after.aboutUs.uz, after.aboutUs.ru, await names()]).toEqual(['Reja', 'Ещё', []]);
  });

  test('a plan that would replace what was published since then says so', async () => {
    await about('Reja');
    await post('publish', { at: inMinutes(5) });
    await about('Hozir');
    expect((await post('publish')).status).toBe(200);
    expect((await state()).planned[0]?.overrides).toEqual([{ section: 'content', id: 'about' }]);
    await pass(5);
    expect(await shownAbout()).toBe('Reja');
  });

  test('one language, one value or a whole change is discarded, and can be brought back (R-PUBLISH-5)', async () => {
    await write(({ AboutUs }) => ({ AboutUs: { ...AboutUs, uz: 'Yangi', ru: 'Новый' }, email: 'new@shop.example' }));
    const draft = async () => (await editorDraft()).draft.settings;
    const record = { section: 'content', id: 'about' };
    await post('discard', { records: [{ ...record, locale: 'uz' }] });
    expect([(await draft()).AboutUs.uz, (await draft()).AboutUs.ru]).toEqual(['Eski', 'Новый']);
    await post('discard', { records: [{ ...record, path: 'aboutUs.ru' }] });
    expect(await names()).toEqual(['content contacts']);
    await post('discard');
    expect(await names()).toEqual([]);
    const [whole, russian, uzbek] = (await state()).discarded;
    for (const set of [whole, russian, uzbek]) expect((await post(`discarded/${set?.id}/return`)).status).toBe(200);
    const { AboutUs, email } = await draft();
    expect([AboutUs.uz, AboutUs.ru, email]).toEqual(['Yangi', 'Новый', 'new@shop.example']);
    expect((await post(`discarded/${whole?.id}/return`)).status).toBe(404);
    const { entries } = calls.publishingLog.responses[200].json.parse((await zuhra.get('/api/v1/office/publishing/log')).body);
    expect(entries.slice(0, 6).map(({ kind }) => kind)).toEqual([
      'returned',
      'returned',
      'returned',
      'discarded',
      'discarded',
      'discarded',
    ]);
  });

  test('what the draft has changed since it was discarded is not replaced when that returns', async () => {
    await about('Birinchi');
    await post('discard');
    await about('Ikkinchi');
    await post(`discarded/${(await state()).discarded[0]?.id}/return`);
    expect((await editorDraft()).draft.settings.AboutUs.uz).toBe('Ikkinchi');
  });

  test('pages that are published one by one keep the places of the draft', async () => {
    const own = ['a', 'b', 'c'].map((id) => samplePage({ id, slug: id }));
    await write(() => ({}), { ...noPages, own } as WireDraft['pages']);
    const ids = async () => (await readSitePages(tested.connection.db)).own.map(({ id }) => id);
    for (const id of ['page:c', 'page:a', 'page:b']) await post('publish', { records: [{ section: 'content', id }] });
    expect([await ids(), await names()]).toEqual([['a', 'b', 'c'], []]);
    const before = { settings: await readSettings(tested.connection.db), pages: await readSitePages(tested.connection.db) };
    await write(() => ({}));
    await post('publish');
    const { versions } = calls.versions.responses[200].json.parse((await anna.get(`${path}/versions`)).body);
    await post(`versions/${versions[1]?.id}/restore`);
    const after = { settings: await readSettings(tested.connection.db), pages: await readSitePages(tested.connection.db) };
    expect(recordsOfContent(after)).toEqual(recordsOfContent(before));
  });

  test('a link shows the catalog, too, only where its maker may change it', async () => {
    const link = async (visitor: Visitor) => (await visitor.post<{ url: string }>(`${path}/preview-links`, { path: '/uz' })).body.url;
    expect(await link(anna)).toMatch(/\/preview\/catalog-[\w-]{43}\/uz$/);
    expect(await link(zuhra)).toMatch(/\/preview\/[\w-]{43}\/uz$/);
  });
});
