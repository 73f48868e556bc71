import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePicture } from '#domain/menu/dish-picture.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { createUpstreamBackend } from '#server/backend/upstream/upstream.ts';
import { importCatalog } from '#server/modules/catalog/import-catalog.ts';
import { createDishPictures } from '#server/modules/pictures/dish-pictures.ts';
import { createPictureFetch } from '#server/modules/pictures/fetch-picture.ts';
import { createRemotePictures, type RemotePictures } from '#server/modules/pictures/remote-pictures.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { type PictureServer, startPictureServer } from '../support/pictures/picture-server.ts';
import { sampleDrawing, samplePhoto } from '../support/pictures/sample-pictures.ts';
import { createDatabase, engines, type TestDatabase } from '../support/shop/backends.ts';
import { namesIn } from '../support/upstream/upstream-backend.ts';
import { startUpstream } from '../support/upstream/upstream-stub.ts';
import { useApi } from './open-api.ts';

const noon = Date.parse('2026-11-21T07:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const token = 'a'.repeat(32);
/** for tests in which the widths do not matter: a large photo takes seconds to encode */
const small = { width: 400, height: 300 };

describe.each(engines)('pictures that an editor uploads for dishes, on %s', (engine) => {
  const tested = useApi(engine, { EDITOR_TOKEN: token });

  const upload = async (bytes: Uint8Array, type: string, query = '?for=dish') => {
    const response = await tested.api.request(`/api/v1/editor/images${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, ...((await response.json()) as { path: string; code: string }) };
  };

  test('the response contains the address for the catalog, which names kind, size and color', async () => {
    const [photo, drawing] = [await samplePhoto(), await sampleDrawing()];
    const saved = await upload(photo, 'image/jpeg');
    expect([saved.status, parsePicture(saved.path)]).toMatchObject([201, { isPhoto: true, width: 1280, height: 960 }]);
    expect(parsePicture((await upload(drawing, 'image/png')).path)).toMatchObject({ isPhoto: false, width: 600, height: 600 });
    expect((await upload(photo, 'image/jpeg')).path).toBe(saved.path);
  });

  test('each width is served in both formats, and one that the picture does not reach as the next smaller one', async () => {
    const { pictures } = tested.services;
    const name = (await upload(await samplePhoto({ width: 500, height: 375 }), 'image/jpeg')).path.replace('/media/', '');
    const found = async (width: string | undefined, format: 'avif' | 'webp') => {
      const bytes = await pictures.file(name, width, format);
      return bytes === null ? null : (await sharp(bytes).metadata()).width;
    };
    expect(await Promise.all(['320', '640', '1280', undefined].map((width) => found(width, 'webp')))).toEqual([320, 500, 500, 500]);
    expect(await found('640', 'avif')).toBe(500);
    expect(await Promise.all(['', '0', '321', '640x', '../640'].map((width) => found(width, 'webp')))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    const other = name.replace('-p500x375-', '-p501x375-');
    expect([await pictures.file(other, '320', 'webp'), await pictures.file('', '320', 'webp')]).toEqual([null, null]);
  });

  test('what is no picture is rejected, and an unknown purpose', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await upload(svg, 'image/svg+xml')).toMatchObject({ status: 415 });
    expect(await upload(svg, 'image/png')).toMatchObject({ status: 422, code: 'IMAGE_UNREADABLE' });
    expect(await upload(await samplePhoto(), 'image/jpeg', '?for=cat')).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
  });

  test('a picture that no catalog contains is removed after a day', async () => {
    const { pictures } = tested.services;
    const [used, unused] = [await samplePhoto({ ...small, hue: 100 }), await samplePhoto({ ...small, hue: 200 })];
    const [usedPath, unusedPath] = [(await upload(used, 'image/jpeg')).path, (await upload(unused, 'image/jpeg')).path];
    const file = demoCatalog();
    const products = file.products.map((product, index) => (index === 0 ? { ...product, image: usedPath } : product));
    await importCatalog(tested.connection, { ...file, products }, noon);
    const has = async (path: string) => (await pictures.file(path.replace('/media/', ''), '320', 'webp')) !== null;
    await pictures.forgetUnused(noon + day);
    expect([await has(usedPath), await has(unusedPath)]).toEqual([true, true]);
    await pictures.forgetUnused(noon + day + 1);
    expect([await has(usedPath), await has(unusedPath)]).toEqual([true, false]);
    const files = await tested.connection.db.selectFrom('picture_files').select('hash').execute();
    expect(new Set(files.map(({ hash }) => hash)).size).toBe(1);
  });
});

const fetchHere = createPictureFetch({ mayBePrivate: () => true });

describe.each(engines)('pictures of another site, on %s', (engine) => {
  let database: TestDatabase;
  let site: PictureServer;
  let remote: RemotePictures;
  beforeAll(async () => {
    database = await createDatabase(engine);
    site = await startPictureServer();
    remote = createRemotePictures(database.connection, fetchHere);
  });
  afterAll(async () => {
    site.stop();
    await database.remove();
  });

  /** The shop with one dish that has this picture. */
  async function shopWith(image: string, want = remote.want) {
    const file = demoCatalog();
    const products = file.products.map((product, index) => (index === 0 ? { ...product, image } : product));
    await importCatalog(database.connection, { ...file, products }, noon);
    const backend = createEmbeddedBackend({
      connection: database.connection,
      filterModifiers: 'on',
      imageOrigins: [site.origin],
      wantPicture: want,
    });
    const imageNow = async () => {
      const menu = await backend.menu({ call: 'restaurantmenu', restaurantId: '1' }, 'ru', noon);
      if (!menu.ok) throw new Error(menu.problem.code);
      return menu.value.products.find(({ id }) => id === String(file.products[0]?.id))?.image ?? null;
    };
    return { imageNow };
  }

  /** Fetches all that is due. */
  const fetchAll = async (one: RemotePictures, now: number) => {
    for (let round = 0; round < 6; round += 1) await one.fetchNext(now);
  };

  test('a menu shows a picture from where it is, until it is fetched', async () => {
    const url = `${site.origin}/plov.jpg`;
    site.serve('/plov.jpg', await samplePhoto());
    const { imageNow } = await shopWith(url);
    expect(await imageNow()).toBe(url);
    await remote.fetchNext(noon);
    const shown = (await imageNow()) ?? '';
    expect(parsePicture(shown)).toMatchObject({ isPhoto: true, width: 1280 });
    expect(await createDishPictures(database.connection).file(shown.replace('/media/', ''), '320', 'avif')).not.toBeNull();
    expect(remote.resolve(url)).toBe(shown);
  });

  test('it is fetched again after a day, and shown when it has changed', async () => {
    const { imageNow } = await shopWith(`${site.origin}/plov.jpg`);
    const before = await imageNow();
    site.requests.length = 0;
    await remote.fetchNext(noon + day - 1);
    expect(site.requests).toEqual([]);
    await remote.fetchNext(noon + day);
    expect([site.requests, await imageNow()]).toEqual([['/plov.jpg'], before]);
    site.serve('/plov.jpg', await samplePhoto({ ...small, hue: 120 }));
    await remote.fetchNext(noon + 2 * day);
    expect(await imageNow()).not.toBe(before);
  });

  test('a picture that fails is tried again later and later, and stays as it was', async () => {
    const { imageNow } = await shopWith(`${site.origin}/plov.jpg`);
    const stored = await imageNow();
    site.serve('/plov.jpg', null);
    site.requests.length = 0;
    const start = noon + 3 * day;
    for (const minutes of [0, 1, 5, 21]) {
      await remote.fetchNext(start + minutes * minute - 1);
      await remote.fetchNext(start + minutes * minute);
    }
    expect([site.requests.length, await imageNow()]).toEqual([4, stored]);
    site.serve('/plov.jpg', await samplePhoto({ ...small, hue: 120 }));
    await remote.fetchNext(start + 85 * minute);
    const row = await database.connection.db.selectFrom('picture_fetches').select('failures').executeTakeFirstOrThrow();
    expect([site.requests.length, row.failures]).toEqual([5, 0]);
  });

  test('what is no picture stays where it is', async () => {
    const url = `${site.origin}/page.jpg`;
    site.serve('/page.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
    const { imageNow } = await shopWith(url);
    await imageNow();
    await fetchAll(remote, noon + 10 * day);
    expect([site.requests.includes('/page.jpg'), await imageNow()]).toEqual([true, url]);
  });

  test('of several processes one fetches at a time, and all show the result', async () => {
    const urls = ['/a.jpg', '/b.jpg'].map((path) => site.origin + path);
    for (const path of ['/a.jpg', '/b.jpg']) site.serve(path, await samplePhoto({ width: 200, height: 150, hue: path.charCodeAt(1) }));
    let [open, most] = [0, 0];
    const counting = async (url: string) => {
      open += 1;
      most = Math.max(most, open);
      return fetchHere(url).finally(() => {
        open -= 1;
      });
    };
    const processes = [1, 2, 3].map(() => createRemotePictures(database.connection, counting));
    for (const url of urls) for (const one of processes) one.resolve(url);
    const at = noon + 20 * day;
    await Promise.all(processes.map((one) => one.fetchNext(at)));
    for (const one of processes) await fetchAll(one, at);
    expect(most).toBe(1);
    for (const one of processes) expect(urls.map((url) => parsePicture(one.resolve(url))?.isPhoto)).toEqual([true, true]);
  });

  test('a claim of a process that ended is taken over', async () => {
    const url = `${site.origin}/late.jpg`;
    site.serve('/late.jpg', await samplePhoto({ width: 200, height: 150 }));
    const [ended, active] = [
      createRemotePictures(database.connection, () => new Promise(() => {})),
      createRemotePictures(database.connection, fetchHere),
    ];
    const at = noon + 30 * day;
    ended.want(url);
    active.want(url);
    void ended.fetchNext(at);
    await expect
      .poll(() => database.connection.db.selectFrom('picture_fetches').select('url').where('claimed_until', '>', at).execute())
      .toHaveLength(1);
    const claimed = at + 2 * minute;
    await fetchAll(active, claimed - 1);
    expect(parsePicture(active.resolve(url))).toBeNull();
    await fetchAll(active, claimed);
    expect(parsePicture(active.resolve(url))).not.toBeNull();
  });

  test('a picture that no menu has contained for a week is removed', async () => {
    const pictures = createDishPictures(database.connection);
    const { imageNow } = await shopWith(`${site.origin}/plov.jpg`);
    await imageNow();
    const week = noon + 60 * day;
    await pictures.forgetUnused(week);
    const rows = await database.connection.db.selectFrom('picture_fetches').select('url').execute();
    expect(rows).toEqual([{ url: `${site.origin}/plov.jpg` }]);
    await pictures.forgetUnused(week);
    expect(await database.connection.db.selectFrom('pictures').select('name').execute()).toHaveLength(1);
  });

  test('a focal point stays when the picture is stored, and is no other picture', async () => {
    site.serve('/point.jpg', await samplePhoto({ width: 420, height: 300 }));
    const url = `${site.origin}/point.jpg`;
    const { imageNow } = await shopWith(`${url}#focus=30,70`);
    expect(await imageNow()).toBe(`${url}#focus=30,70`);
    await fetchAll(remote, noon + 60 * day);
    expect(await imageNow()).toBe(`${remote.resolve(url)}#focus=30,70`);
    expect(parsePicture(remote.resolve(url))).toMatchObject({ width: 420 });
    const rows = await database.connection.db.selectFrom('picture_fetches').select('url').where('url', 'like', '%#%').execute();
    expect(rows).toEqual([]);
  });
});

test('a menu of an upstream shows a stored picture as soon as there is one', async () => {
  const [database, site] = [await createDatabase('sqlite'), await startPictureServer()];
  site.serve('/plov.jpg', await samplePhoto({ width: 400, height: 300 }));
  const file = demoCatalog();
  const products = file.products.map((product) => ({ ...product, image: `${site.origin}/plov.jpg` }));
  const upstream = await startUpstream({ ...file, products }, { now: () => noon });
  const remote = createRemotePictures(database.connection, fetchHere);
  const backend = createUpstreamBackend({
    connection: database.connection,
    upstream: { baseUrl: upstream.url, allowPrivate: true },
    imageOrigins: [upstream.url, site.origin],
    filterModifiers: 'on',
    namesIn,
    log: { warn: () => {} },
    showPicture: remote.resolve,
  });
  const images = async () => {
    const menu = await backend.menu({ call: 'restaurantmenu', restaurantId: '1' }, 'ru', noon);
    return new Set(menu.ok ? menu.value.products.map(({ image }) => image) : []);
  };
  expect([...(await images())]).toEqual([`${site.origin}/plov.jpg`]);
  await remote.fetchNext(noon);
  const [image, ...others] = await images();
  expect([parsePicture(image ?? ''), others]).toMatchObject([{ isPhoto: true, width: 400 }, []]);
  expect(site.requests).toEqual(['/plov.jpg']);
  site.stop();
  await upstream.stop();
  await database.remove();
});

test('a vector picture of another site stays where it is', async () => {
  const database = await createDatabase('sqlite');
  const remote = createRemotePictures(database.connection, () => Promise.reject(new Error('must not be fetched')));
  expect(remote.resolve('https://cdn.example/plov.svg?v=2')).toBe('https://cdn.example/plov.svg?v=2');
  await remote.fetchNext(noon);
  expect(await database.connection.db.selectFrom('picture_fetches').selectAll().execute()).toEqual([]);
  await database.remove();
});
