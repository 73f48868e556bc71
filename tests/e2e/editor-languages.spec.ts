import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { keys, testWithEditors } from './editor-shop.ts';
import { expect } from './fixtures.ts';

const test = testWithEditors();

test('a page that is published in Russian alone says so in the other languages, and search engines are shown one version', async ({
  shop,
  request,
}) => {
  const headers = { authorization: `Bearer ${keys.anna}` };
  const workspace = `${shop.url}/api/v1/editor/site-settings`;
  const { etag, draft }: WireWorkspace = await (await request.get(workspace, { headers })).json();
  const none = { ru: '', en: '', uz: '' };
  const text = { id: 'b1', kind: 'text', text: { ...none, ru: 'Готовим на заказ.\n\n> Вкусно' } } as const;
  const own = { id: 'p1', slug: 'catering', place: 'footer', picture: null, lead: none, description: none, blocks: [text] } as const;
  const pages = { ...draft.pages, own: [...draft.pages.own, { ...own, title: { ...none, ru: 'Кейтеринг' } }] };
  const saved = await request.put(workspace, { headers: { ...headers, 'if-match': etag }, data: { ...draft, pages } });
  expect(saved.status()).toBe(200);
  const published = await request.post(`${shop.url}/api/v1/office/publishing/publish`, { headers, data: {} });
  expect(published.status()).toBe(200);

  const read = async (path: string) => (await request.get(`${shop.url}${path}`)).text();
  await expect.poll(() => read('/uz/p/catering')).toContain('Bu sahifa hozircha faqat rus tilida.');
  const html = await read('/en/p/catering');
  expect(html).toContain('This page is only in Russian for now.');
  expect(html).toMatch(/<h1 lang="ru">Кейтеринг<\/h1>/);
  expect(html).toMatch(/<div lang="ru"[^>]*>\s*<p>Готовим на заказ/);
  expect(html).toMatch(/<a href="\/en\/p\/catering" lang="ru" hreflang="ru">\s*Кейтеринг \(RU\)/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/p\/catering"/);
  expect([...html.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['ru-UZ', 'x-default']);
  expect(await read('/p/catering')).not.toContain('пока только на русском');
  const listed = [...(await read('/sitemap/1.xml')).matchAll(/<loc>[^<]*?((?:\/en|\/uz)?\/p\/catering)<\/loc>/g)].map(([, path]) => path);
  expect(listed).toEqual(['/p/catering']);
});
