import { expect, test } from 'vitest';
import { catalogLinkMark } from '../modules/office/preview-links.ts';
import { catalogToken, isScriptless, parsePreviewPath, previewedPlan, previewReader, previewRequest, previewResponse } from './preview.ts';

test('only public pages have previews', () => {
  expect(parsePreviewPath('/preview/draft/uz/about')).toEqual({ token: 'draft', inner: '/uz/about' });
  expect(parsePreviewPath('/preview/abc-_1')).toEqual({ token: 'abc-_1', inner: '/' });
  for (const path of [
    '/preview/x/profile',
    '/preview/x/uz/sign-in',
    '/preview/x/editor',
    '/preview/x/api/system',
    '/preview/',
    '/about',
    `/preview/${'x'.repeat(65)}/about`,
  ])
    expect([path, parsePreviewPath(path)]).toEqual([path, null]);
});

test('the inner request has the preview mark and no cookies', () => {
  const requested = new Request('http://shop.test/preview/x/en/about?lang=uz&scheme=dark', { headers: { cookie: 'sid=1' } });
  const inner = previewRequest(requested, { token: 'x', inner: '/en/about' }, 'colleague');
  expect([inner.url, inner.headers.get('cookie'), previewReader(inner.headers)]).toEqual([
    'http://shop.test/en/about?scheme=dark',
    null,
    'colleague',
  ]);
});

test('the inner request of a plan names the plan', () => {
  const { headers } = previewRequest(new Request('http://shop.test/preview/plan-7/about'), { token: 'plan-7', inner: '/about' }, 'planner');
  expect([previewReader(headers), previewedPlan(headers)]).toEqual(['planner', 7]);
  expect(previewedPlan(new Headers({ 'x-preview-mark': 'guess.planner.7' }))).toBeNull();
});

test('a request with a preview mark from a client is an ordinary one', () => {
  for (const mark of ['', 'editor', '.editor', 'guess.editor']) expect(previewReader(new Headers({ 'x-preview-mark': mark }))).toBeNull();
});

test('links to public pages stay within the preview, other links and files do not change', async () => {
  const html = '<a class="x" href="/uz/about?a=1">a</a><a href="/profile">p</a><a href="https://x.example/">o</a><link href="/about">';
  const response = await previewResponse(new Response(html, { headers: { 'set-cookie': 'a=b', 'cache-control': 'public' } }), 'T');
  expect(await response.text()).toBe(html.replace('/uz/about', '/preview/T/uz/about'));
  expect([response.headers.get('cache-control'), response.headers.get('set-cookie'), response.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    null,
    'noindex, nofollow',
  ]);
});

test('pages with the draft of the catalog run no scripts: an order would be one of the shop', async () => {
  const html = '<link rel="modulepreload" href="/a.js"><p>1</p><script type="module" src="/a.js"></script><script>1\n2</script><p>2</p>';
  const body = async (token: string) => (await previewResponse(new Response(html), token)).text();
  const link = `${catalogLinkMark}${'x'.repeat(43)}`;
  expect(await Promise.all([catalogToken, link, 'draft'].map(body))).toEqual(['<p>1</p><p>2</p>', '<p>1</p><p>2</p>', html]);
  const paths = ['/preview/catalog/uz', `/preview/${link}/uz`, '/preview/plan-7/uz', '/preview/draft/uz', '/uz'];
  expect(paths.map(isScriptless)).toEqual([true, true, true, false, false]);
});
