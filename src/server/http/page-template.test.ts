import { expect, test } from 'vitest';
import { createTemplate, type PageTemplate, type QueryPart } from './page-template.ts';

const searchPart = (query: string): QueryPart => ({ html: `<p>${query}</p>`, render: async (sent) => `<p>${sent.get('q')}</p>` });
const linkPart: QueryPart = { html: '<a href="?q=plov">', render: async (sent) => `<a href="?${sent}">` };
const page = '<body><a href="?q=plov"></a><main><p>plov</p></main></body>';
const query = new URLSearchParams({ q: 'osh' });
const filled = async (template: PageTemplate | null, sent = query) => Buffer.concat((await template?.(sent)) ?? []).toString();

test('only the parts that depend on the query are rendered for another one', async () => {
  const template = createTemplate(page, [searchPart('plov'), linkPart]);
  expect(await filled(template)).toBe('<body><a href="?q=osh"></a><main><p>osh</p></main></body>');
  expect(await filled(template, new URLSearchParams({ q: 'plov' }))).toBe(page);
});

test('a text of a part that looks like a pattern is text', async () => {
  const template = createTemplate(page, [searchPart('plov')]);
  expect(await filled(template, new URLSearchParams({ q: "$&$1$'" }))).toBe(page.replace('<p>plov</p>', () => "<p>$&$1$'</p>"));
});

test.each([
  ['no such part', page, []],
  ['a part twice', `${page}<p>plov</p>`, [searchPart('plov')]],
  ['a part that is not on it', page, [searchPart('osh')]],
  ['an empty part', page, [{ ...linkPart, html: '' }]],
  ['parts inside each other', page, [searchPart('plov'), { ...linkPart, html: '<main><p>plov</p></main>' }]],
  ['a part with a script', page.replace('plov</p>', '<script>1</script></p>'), [searchPart('<script>1</script>')]],
])('a page with %s has no template', (_, html, parts) => {
  expect(createTemplate(html, parts)).toBeNull();
});

test('a part that gets a style or script, which the policy of the page does not name, is an error', async () => {
  const template = createTemplate(page, [{ ...searchPart('plov'), render: async () => '<style>a{}</style>' }]);
  await expect(template?.(query)).rejects.toThrow('style or script');
});
