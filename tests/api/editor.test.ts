import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { fromWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireDraft, WireWorkspace } from '#contract/editor/editor-wire.ts';
import type { WireSiteSettings } from '#contract/shop/settings-fields.ts';
import { engines } from '../support/shop/backends.ts';
import { upstreamMissing } from '../support/upstream/upstream-missing-calls.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const tokens = { anna: 'a'.repeat(32), bobur: 'b'.repeat(32) };
const env = { EDITOR_TOKEN: `anna:${tokens.anna},bobur:${tokens.bobur}`, STAFF_TOKEN: 's'.repeat(32) };
const workspace = '/api/v1/editor/site-settings';
const publishing = '/api/v1/office/publishing';

describe.each(engines)(`${upstreamMissing.publishing.title}, on %s`, (engine) => {
  const tested = useApi(engine, env);
  let anna: Visitor;
  let bobur: Visitor;

  beforeAll(async () => {
    [anna, bobur] = [tested.visitor(), tested.visitor()];
    await anna.post('/api/v1/editor/session', { token: tokens.anna });
    await bobur.post('/api/v1/editor/session', { token: tokens.bobur });
  });

  const open = async (visitor = anna) => calls.editorWorkspace.responses[200].json.parse((await visitor.get(workspace)).body);
  const system = async () => (await tested.visitor().get<WireSiteSettings>('/api/system/')).body;
  const save = (visitor: Visitor, etag: string, draft: unknown) =>
    visitor.send<WireWorkspace & { code: string; details: { draft: WireDraft; etag: string; saved: unknown; field: string } }>(
      'PUT',
      workspace,
      {
        body: draft,
        headers: { 'if-match': etag },
      },
    );
  const publish = (visitor: Visitor) => visitor.post<{ code: string }>(`${publishing}/publish`, {});
  const aboutUz = (draft: WireDraft, uz: string): WireDraft => ({
    ...draft,
    settings: { ...draft.settings, AboutUs: { ...draft.settings.AboutUs, uz } },
  });

  test('without a token or session every call is 401; with Bearer or the cookie it is not', async () => {
    const nobody = tested.visitor();
    const requested = [
      nobody.get(workspace),
      save(nobody, '"x"', {}),
      nobody.get(publishing),
      publish(nobody),
      nobody.get(`${publishing}/versions`),
      nobody.post(`${publishing}/versions/1/restore`, {}),
      nobody.post(`${publishing}/preview-links`, {}),
      nobody.post('/api/v1/editor/images', 'x', { 'content-type': 'image/png' }),
      nobody.post('/api/v1/editor/links', { links: [] }),
      nobody.get(workspace, { authorization: `Bearer ${'c'.repeat(32)}` }),
      nobody.post('/api/v1/editor/session', { token: 'wrong' }),
    ];
    expect((await Promise.all(requested)).map(({ status }) => status)).toEqual(requested.map(() => 401));
    expect((await nobody.get(workspace, { authorization: `Bearer ${tokens.anna}` })).status).toBe(200);
    expect((await anna.get('/api/v1/editor/session')).body).toEqual({ name: 'anna' });
    expect((await nobody.get('/api/v1/staff/orders', { authorization: `Bearer ${tokens.anna}` })).status).toBe(401);
    expect((await anna.get('/api/v1/staff/orders')).status).toBe(401);
  });

  test('the workspace of a new shop returns the published version, with the same ETag in header and body', async () => {
    const response = await anna.get(workspace);
    const { draft, published, saved, planned, canPublish, etag } = calls.editorWorkspace.responses[200].json.parse(response.body);
    expect([draft.settings, saved, planned, canPublish]).toEqual([published, null, 0, true]);
    expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([etag, 'no-store']);
    expect(published).toEqual(await system());
  });

  test('a draft is stored separately from the published version, with its editor’s name', async () => {
    const { etag, draft, published } = await open();
    const response = await save(anna, etag, aboutUz(draft, 'Yangi matn'));
    expect([response.status, response.body.saved?.by]).toEqual([200, 'anna']);
    const after = await open(bobur);
    expect([after.draft.settings.AboutUs.uz, after.published]).toEqual(['Yangi matn', published]);
    expect((await system()).AboutUs.uz).toBe(published.AboutUs.uz);
  });

  test('two editors never overwrite each other: the second gets 412 with what the first saved', async () => {
    const [first, second] = [await open(anna), await open(bobur)];
    expect((await save(anna, first.etag, aboutUz(first.draft, 'Anna'))).status).toBe(200);
    const rejected = await save(bobur, second.etag, aboutUz(second.draft, 'Bobur'));
    expect([rejected.status, rejected.body.code]).toEqual([412, 'DRAFT_CHANGED']);
    expect([rejected.body.details.draft.settings.AboutUs.uz, rejected.body.details.saved]).toMatchObject(['Anna', { by: 'anna' }]);
    expect((await save(bobur, rejected.body.details.etag, aboutUz(second.draft, 'Bobur'))).status).toBe(200);
    expect((await anna.send('PUT', workspace, { body: first.draft })).status).toBe(428);
  });

  test('of many concurrent saves with one ETag exactly one succeeds', async () => {
    const { etag, draft } = await open();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => save(index % 2 ? anna : bobur, etag, aboutUz(draft, `Matn ${index}`))),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(412)]);
  });

  test('publishing puts the draft on the pages immediately, every version is stored, and one call restores one', async () => {
    const before = await system();
    const { etag, draft } = await open();
    await save(anna, etag, aboutUz(draft, 'Eʼlon qilindi'));
    expect((await publish(bobur)).status).toBe(200);
    expect((await system()).AboutUs.uz).toBe('Eʼlon qilindi');
    const versions = async () => calls.versions.responses[200].json.parse((await anna.get(`${publishing}/versions`)).body).versions;
    expect((await versions()).map(({ by }) => by)).toEqual(['bobur']);
    expect((await anna.post(`${publishing}/versions/0/restore`, {})).status).toBe(200);
    expect(await system()).toEqual(before);
    expect((await versions())[0]).toMatchObject({ by: 'anna', restoredFrom: 0 });
    for (const id of ['999999', 'x', '-1', '1e400']) expect((await anna.post(`${publishing}/versions/${id}/restore`, {})).status).toBe(404);
  });

  test('a text that is too long, an invalid color, an unknown field and a script URL are 400 with the field named', async () => {
    const { etag, draft } = await open();
    const { settings } = draft;
    const wrong: [object, string][] = [
      [{ AboutUs: { ...settings.AboutUs, uz: 'x'.repeat(100_000) } }, 'settings.AboutUs.uz'],
      [{ AboutUs: { ...settings.AboutUs, uz: '> '.repeat(9_000) } }, 'settings.AboutUs.uz'],
      [
        { SiteSettings: { ...settings.SiteSettings, Colors: { IsDarkMode: 'false', Primary: 'red' } } },
        'settings.SiteSettings.Colors.Primary',
      ],
      [{ SiteSettings: { ...settings.SiteSettings, Logo: 'javascript:alert(1)' } }, 'settings.SiteSettings.Logo'],
      [{ socials: [{ name: 'tg', url: 'javascript:alert(1)' }] }, 'settings.socials.0.url'],
      [{ PreorderDays: 31 }, 'settings.PreorderDays'],
      [{ secret: 1 }, 'settings.secret'],
    ];
    for (const [change, field] of wrong) {
      const response = await save(anna, etag, { ...draft, settings: { ...settings, ...change } });
      expect([response.status, response.body.code, response.body.details.field]).toEqual([400, 'INVALID_BODY', field]);
    }
    expect((await save(anna, etag, 'x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('a brand, a tagline, a title of home and a description are stored per language, and absent until they are set', async () => {
    const { etag, draft } = await open();
    const before = await system();
    expect(['brand', 'tagline', 'homeTitle', 'description'].filter((name) => name in before)).toEqual([]);
    const brand = { ru: 'Плов и точка', en: 'Plov, Full Stop', uz: 'Osh va nuqta' };
    const tagline = { ru: 'Плов каждый день', en: 'Plov every day', uz: 'Har kuni osh' };
    const homeTitle = { ru: 'Плов на дом', en: 'Plov at home', uz: 'Uyga osh' };
    const description = { ru: 'Готовим и привозим плов.', en: 'We cook and bring plov.', uz: 'Osh pishirib yetkazamiz.' };
    await save(anna, etag, { ...draft, settings: { ...draft.settings, brand, tagline, homeTitle, description } });
    expect((await publish(anna)).status).toBe(200);
    expect(await system()).toMatchObject({ brand, tagline, homeTitle, description, legalNameRu: before.legalNameRu });
    const after = await open();
    const { brand: _, tagline: __, description: ___, homeTitle: ____, ...unbranded } = after.draft.settings;
    await save(anna, after.etag, { ...after.draft, settings: unbranded });
    await publish(anna);
    expect(Object.keys(await system())).toEqual(Object.keys(before));
  });

  test('a draft saved before the brand fields existed can still be opened', async () => {
    const { draft } = await open();
    const { brand: _, tagline: __, description: ___, ...older } = fromWireDraft(draft).settings;
    const cached = JSON.stringify({ ...fromWireDraft(draft), settings: older });
    await tested.connection.db.deleteFrom('content_drafts').execute();
    await tested.connection.db.insertInto('content_drafts').values({ id: 1, draft: cached, saved_at: 1, saved_by: null }).execute();
    expect((await open()).draft).toEqual(draft);
  });

  test('a privacy text without Russian is saved as a draft and not published', async () => {
    const { etag, draft } = await open();
    const saved = await save(anna, etag, { ...draft, settings: { ...draft.settings, Privacy: { ru: '', en: 'Data', uz: '' } } });
    const rejected = await publish(anna);
    expect([saved.status, rejected.status, rejected.body.code]).toEqual([200, 422, 'CONTENT_INCOMPLETE']);
    await save(anna, saved.body.etag, draft);
  });

  test('an image is encoded again and named by its content; any other file is rejected', async () => {
    const send = (bytes: Uint8Array, type: string) =>
      tested.api.request('/api/v1/editor/images', {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.anna}`, 'content-type': type },
        body: new Uint8Array(bytes),
      });
    const square = sharp({ create: { width: 2_000, height: 500, channels: 4, background: '#0b6e69' } });
    for (const [type, bytes] of [
      ['image/png', await square.clone().png().toBuffer()],
      ['image/jpeg', await square.clone().jpeg().withMetadata().toBuffer()],
      ['image/webp', await square.clone().webp().toBuffer()],
    ] as const) {
      const response = await send(bytes, type);
      const { path } = (await response.json()) as { path: string };
      expect([response.status, path]).toEqual([201, expect.stringMatching(/^\/media\/[\w-]{22}\.webp$/)]);
      const cached = await sharp((await tested.services.images.image(path.slice(7))) ?? undefined).metadata();
      expect([cached.format, cached.width, cached.exif]).toEqual(['webp', 1_024, undefined]);
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect((await send(svg, 'image/svg+xml')).status).toBe(415);
    expect((await send(svg, 'image/png')).status).toBe(422);
    expect((await send(Buffer.from('not a picture'), 'image/webp')).status).toBe(422);
    expect((await send(new Uint8Array(2 * 1024 * 1024), 'image/png')).status).toBe(422);
    expect((await send(new Uint8Array(10 * 1024 * 1024 + 1), 'image/png')).status).toBe(413);
    const large = await sharp({ create: { width: 4_001, height: 4_000, channels: 3, background: '#0b6e69' } })
      .png()
      .toBuffer();
    const rejected = await send(large, 'image/png');
    expect([rejected.status, await rejected.json()]).toMatchObject([422, { code: 'IMAGE_TOO_LARGE', details: { megapixels: 16 } }]);
    const fitting = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#0b6e69' } })
      .jpeg()
      .toBuffer();
    expect((await send(fitting, 'image/jpeg')).status).toBe(201);
  });

  test('a preview link has 256 random bits, is valid for seven days and is stored as a hash', async () => {
    const links = await Promise.all([1, 2].map(() => anna.post<{ url: string; expiresAt: string }>(`${publishing}/preview-links`, {})));
    const found = links.map(({ body }) => /^http:\/\/localhost:4321\/preview\/([\w-]{43})\/$/.exec(body.url)?.[1] ?? '');
    expect(new Set(found).size).toBe(2);
    const day = 24 * 3_600_000;
    expect(Date.parse(links[0]?.body.expiresAt ?? '')).toBe(tested.now + 7 * day);
    const { previewLinks } = tested.services;
    expect(await previewLinks.isValid(found[0] ?? '', tested.now + 7 * day - 1)).toBe(true);
    expect(await previewLinks.isValid(found[0] ?? '', tested.now + 7 * day)).toBe(false);
    expect(await previewLinks.isValid('guess', tested.now)).toBe(false);
    const stored = await tested.connection.db.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(found[0]);
  });

  test('links that lead to no page of the site are reported, and no address within the server’s network is requested', async () => {
    const links = ['/', '/uz/about', '/product/1001', '/product/nothing', '/en/nowhere?x=1', '/filial#top', '/contacts/'];
    const { body } = await anna.post<{ dead: string[] }>('/api/v1/editor/links', { links: [...links, 'http://127.0.0.1/admin'] });
    expect(body.dead).toEqual(['/product/nothing', '/en/nowhere?x=1', 'http://127.0.0.1/admin']);
  });

  test('a link to a folder that no menu has is reported, in each language', async () => {
    const menu = await anna.get<{ categories: readonly { id: number | string }[] }>('/api/regionmenu?RegionId=1');
    const known = menu.body.categories[0]?.id;
    const links = [`/?folder=${known}`, `/uz?folder=${known}&q=osh`, '/?folder=nothing', '/en?folder=nothing', '/about?folder=nothing'];
    const { body } = await anna.post<{ dead: string[] }>('/api/v1/editor/links', { links });
    expect(body.dead).toEqual(['/?folder=nothing', '/en?folder=nothing']);
  });

  test('signing out ends the session', async () => {
    const visitor = tested.visitor();
    await visitor.post('/api/v1/editor/session', { token: tokens.anna });
    const cookies = new Map(visitor.cookies);
    expect((await visitor.send('DELETE', '/api/v1/editor/session')).status).toBe(204);
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect((await visitor.get(workspace)).status).toBe(401);
  });
});

describe('a shop without an editor token', () => {
  const tested = useApi('sqlite');

  test('has no editor', async () => {
    const visitor = tested.visitor();
    for (const path of [workspace, publishing, '/api/v1/editor/session']) expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.post('/api/v1/editor/session', { token: 'x'.repeat(32) })).status).toBe(404);
  });
});

describe.each(engines)('an editor whose token has no name, on %s', (engine) => {
  const tested = useApi(engine, { EDITOR_TOKEN: 'd'.repeat(32) });

  test('signs versions without a name', async () => {
    const headers = { authorization: `Bearer ${'d'.repeat(32)}` };
    const visitor = tested.visitor();
    const { etag, draft } = calls.editorWorkspace.responses[200].json.parse((await visitor.get(workspace, headers)).body);
    const body = { ...draft, settings: { ...draft.settings, email: 'new@shop.example' } };
    await visitor.send<WireWorkspace>('PUT', workspace, { body, headers: { ...headers, 'if-match': etag } });
    expect((await visitor.post(`${publishing}/publish`, {}, headers)).status).toBe(200);
    const { versions } = calls.versions.responses[200].json.parse((await visitor.get(`${publishing}/versions`, headers)).body);
    expect(versions.map(({ by }) => by)).toEqual([null]);
  });
});
