import { expect, test, vi } from 'vitest';
import { get, pages, send, serveSharedPages } from '../../../tests/support/shop/shared-pages.ts';

serveSharedPages();

test('pages that differ by their query alone are made from one rendering, also concurrent ones', async () => {
  const [one, other] = await Promise.all([get('/?q=plov'), get('/?q=osh')]);
  expect([one, other]).toEqual(['page 1 <p>plov</p>', 'page 1 <p>osh</p>']);
  expect(await get('/?q=somsa')).toBe('page 1 <p>somsa</p>');
  await get('/?q=somsa');
  expect(pages.reported).toEqual(['/ 200 template', '/ 200 template', '/ 200 cached']);
  expect(await get('/?q=plov', { cookie: 'address=1' })).toBe('page 2 <p>plov</p>');
  expect(pages.renderings).toBe(2);
});

test('a page that can not be rendered in parts is replaced by the next one that can', async () => {
  await get('/?q=<style>');
  expect(await get('/?q=plov')).toBe('page 2 <p>plov</p>');
  expect(await get('/?q=osh')).toBe('page 2 <p>osh</p>');
});

test('pages that are made from another one at the same time do not share memory, of any size', async () => {
  for (const length of [10, 700, 200_000]) {
    pages.more = 'x'.repeat(length);
    pages.version = `of ${length}`;
    await get('/?q=plov');
    const searches = Array.from({ length: 30 }, (_, at) => `dish${at}`);
    const found = await Promise.all(searches.map((text) => get(`/?q=${text}`, { 'accept-encoding': 'identity' })));
    expect(found).toEqual(searches.map((text) => `page ${pages.renderings} <p>${text}</p>${pages.more}`));
    expect(await get('/?q=dish0', { 'accept-encoding': 'identity' })).toBe(found[0]);
  }
});

test('a page that is made from another one has its own length, coding and ETag', async () => {
  await get('/?q=plov');
  pages.more = 'x'.repeat(700);
  pages.version = '2';
  await get('/?q=plov', { 'accept-encoding': 'br' });
  for (const coding of ['br', 'gzip', 'identity']) {
    const response = await send('/?q=osh', { 'accept-encoding': coding });
    expect([coding, response.headers.get('content-encoding') ?? 'identity']).toEqual([coding, coding]);
    expect(await response.text()).toBe(`page 2 <p>osh</p>${pages.more}`);
    const etag = response.headers.get('etag') ?? '';
    expect((await send('/?q=osh', { 'accept-encoding': coding, 'if-none-match': etag })).status).toBe(304);
    expect((await send('/?q=somsa', { 'accept-encoding': coding, 'if-none-match': etag })).status).toBe(200);
  }
  expect(pages.renderings).toBe(2);
});

test('a page that is made from another one is no older than a second', async () => {
  const clock = performance.now.bind(performance);
  let later = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + later);
  expect(await get('/?q=plov')).toBe('page 1 <p>plov</p>');
  later = 700;
  expect(await get('/?q=osh')).toBe('page 1 <p>osh</p>');
  later = 1_100;
  expect(await get('/?q=osh')).toBe('page 2 <p>osh</p>');
});

test('a page that cannot be made from another one is rendered', async () => {
  await get('/?q=plov');
  expect(await get('/?q=broken')).toBe('page 2 <p>broken</p>');
  pages.more = '<p>twice</p>';
  pages.version = '2';
  await get('/?q=twice');
  expect(await get('/?q=osh')).toBe('page 4 <p>osh</p><p>twice</p>');
});

test('a search that is not shared is rendered for each request', async () => {
  pages.headers = { 'cache-control': 'no-store' };
  expect(await get('/?q=plov')).toBe('page 1 <p>plov</p>');
  expect(await get('/?q=osh')).toBe('page 2 <p>osh</p>');
});
