import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import type { WireLibraryPicture } from '#contract/editor/pictures.ts';
import type { LibraryPicture } from '#domain/content/library-picture.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import { parsePicture } from '#domain/menu/dish-picture.ts';
import { importCatalog } from '#server/modules/catalog/import-catalog.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { words } from '../support/builders/sample-pages.ts';
import { samplePhoto } from '../support/pictures/sample-pictures.ts';
import { backEnds } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const token = 'a'.repeat(32);
const list = '/api/v1/editor/pictures';
const workspace = '/api/v1/editor/site-settings';
const day = 24 * 60 * 60_000;
const center = { x: 50, y: 50 };

describe.each(backEnds)('the library of pictures, on %s', (backEnd) => {
  const tested = useApi(backEnd, { EDITOR_TOKEN: token });
  let editor: Visitor;
  let lastHue = 0;

  beforeAll(async () => {
    editor = tested.visitor();
    await editor.post('/api/v1/editor/session', { token });
  });

  const send = async (bytes: Uint8Array, type: string, language = 'ru') => {
    const response = await tested.api.request('/api/v1/editor/images?for=page', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type, 'accept-language': language },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, ...((await response.json()) as { path: string; code: string; message: unknown }) };
  };
  /** Another picture with each call. */
  const upload = async () => {
    lastHue += 25;
    const { path } = await send(await samplePhoto({ width: 640, height: 480, hue: lastHue }), 'image/jpeg');
    return { path, hash: parsePicture(path)?.name.slice(0, 16) ?? '' };
  };
  const read = async (query = '') => calls.libraryPictures.responses[200].json.parse((await editor.get(`${list}${query}`)).body);
  const find = async (hash: string) => (await read()).pictures.find((picture) => picture.hash === hash);
  const change = async (edit: (pages: SitePages) => SitePages) => {
    const before = (await editor.get<WireWorkspace>(workspace)).body;
    const saved = await editor.send<WireWorkspace>('PUT', workspace, {
      body: { ...before.draft, pages: edit(before.draft.pages) },
      headers: { 'if-match': before.etag },
    });
    expect(saved.status).toBe(200);
    return saved.body.etag;
  };
  const describeIt = (hash: string, details: Pick<LibraryPicture, 'alt' | 'focus'>) =>
    editor.send<WireLibraryPicture & { code: string }>('PUT', `${list}/${hash}`, { body: details });
  const remove = (hash: string) =>
    editor.send<{ code: string; message: string; details: { places: unknown[] } }>('DELETE', `${list}/${hash}`);

  test('an uploaded picture is listed with its size and time, without a text and with its center as focal point', async () => {
    const { path, hash } = await upload();
    expect(await find(hash)).toEqual({
      hash,
      image: path,
      width: 640,
      height: 480,
      focus: center,
      by: null,
      uses: [],
      alt: { ru: '', en: '', uz: '' },
      uploadedAt: new Date(tested.now).toISOString(),
    });
  });

  test('text and focal point are stored, and pictures are found by a part of their text in any language', async () => {
    const [{ hash }] = [await upload(), await upload()];
    const details = { alt: { ru: 'Чайхана утром', en: 'Teahouse', uz: 'Choyxona' }, focus: { x: 20, y: 80 } };
    expect(await describeIt(hash, details)).toMatchObject({ status: 200, body: { hash, ...details } });
    for (const search of ['чайхана', 'HOUSE', 'oyxo']) {
      expect((await read(`?q=${encodeURIComponent(search)}`)).pictures.map((picture) => picture.hash)).toEqual([hash]);
    }
    expect(await read('?q=nothing')).toEqual({ pictures: [], total: 0 });
  });

  test('a focal point outside the picture, and a picture that is not there, are rejected', async () => {
    const { hash } = await upload();
    const alt = words('x');
    expect(await describeIt(hash, { alt, focus: { x: 101, y: 0 } })).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
    expect(await describeIt('nothing', { alt, focus: center })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await remove('nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('a list is in parts, the newest first', async () => {
    tested.now += 1_000;
    const { hash } = await upload();
    const { pictures, total } = await read();
    expect([pictures[0]?.hash, pictures.length]).toEqual([hash, total]);
    expect((await read('?offset=1')).pictures).toEqual(pictures.slice(1));
  });

  test('a picture in the draft, on the site or in a version names these places and can not be deleted', async () => {
    const { path, hash } = await upload();
    const picture = { image: path, alt: words('Казан') };
    await change((pages) => ({ ...pages, fixed: { ...pages.fixed, about: { ...pages.fixed.about, picture } } }));
    expect((await find(hash))?.uses).toEqual([{ kind: 'draft', page: 'about' }]);
    const empty = { id: 'a', title: words(''), text: words(''), from: null, until: null, link: null };
    await change((pages) => ({
      ...pages,
      fixed: { ...pages.fixed, about: { ...pages.fixed.about, picture: null } },
      banners: [{ ...empty, picture }],
    }));
    await editor.post('/api/v1/office/publishing/publish', {});
    await change((pages) => ({ ...pages, banners: [] }));
    expect((await find(hash))?.uses).toEqual([{ kind: 'published', page: 'banners' }]);
    await editor.post('/api/v1/office/publishing/publish', {});
    const uses = (await find(hash))?.uses;
    expect(uses).toMatchObject([{ kind: 'version' }]);
    const refused = await remove(hash);
    expect([refused.status, refused.body.code, refused.body.details.places]).toEqual([409, 'PICTURE_USED', uses]);
    expect((await read('?unused=true')).pictures.map((each) => each.hash)).not.toContain(hash);
  });

  test('a picture in a scheduled publication can not be deleted, one that nothing contains can', async () => {
    const [{ path, hash }, unused] = [await upload(), await upload()];
    const picture = { image: path, alt: words('Казан') };
    await change((pages) => ({ ...pages, fixed: { ...pages.fixed, offer: { ...pages.fixed.offer, picture } } }));
    const at = new Date(tested.now + day).toISOString();
    expect((await editor.post('/api/v1/office/publishing/publish', { at })).status).toBe(200);
    await change((pages) => ({ ...pages, fixed: { ...pages.fixed, offer: { ...pages.fixed.offer, picture: null } } }));
    expect((await remove(hash)).body.details.places).toEqual([{ kind: 'scheduled', page: 'offer' }]);
    expect((await remove(unused.hash)).status).toBe(204);
    expect(await find(unused.hash)).toBeUndefined();
    expect(await tested.services.pictures.file(unused.path.replace('/media/', ''), undefined, 'webp')).toBeNull();
  });

  test('a picture of a dish names the dish', async () => {
    const { path, hash } = await upload();
    const file = demoCatalog();
    const products = file.products.map((product, at) => (at === 0 ? { ...product, image: path } : product));
    await importCatalog(tested.connection, { ...file, products }, tested.now);
    expect((await find(hash))?.uses).toEqual([{ kind: 'dish', name: file.products[0]?.name }]);
    expect((await remove(hash)).status).toBe(409);
  });

  test('a picture of the library is kept without being used', async () => {
    const { hash } = await upload();
    await tested.services.pictures.forgetUnused(tested.now + 2 * day);
    expect((await find(hash))?.hash).toBe(hash);
  });

  let large: Promise<Buffer> | undefined;

  test.each([
    ['ru', 'больше 16 мегапикселей'],
    ['en', 'above 16 megapixels'],
    ['uz', '16 megapikseldan katta'],
  ])('%s: a picture of 40 megapixels is rejected with the reason', async (language, sentence) => {
    large ??= sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#0f766e' } })
      .jpeg({ quality: 30 })
      .toBuffer();
    const answer = await send(await large, 'image/jpeg', language);
    expect([answer.status, answer.code]).toEqual([422, 'IMAGE_TOO_LARGE']);
    expect(JSON.stringify(answer.message)).toContain(sentence);
  });
});
