import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeResponse } from './encode-response.ts';
import type { PageTemplate, QueryPart } from './page-template.ts';
import { collectPage, embedShared, reportPage, reportPart } from './rendered-page.ts';

const searchPart = (query: string): QueryPart => ({ html: `<p>${query}</p>`, render: async (sent) => `<p>${sent.get('q')}</p>` });
const filled = async (template: PageTemplate | null) =>
  Buffer.concat((await template?.(new URLSearchParams({ q: 'osh' }))) ?? []).toString();
const hashes = ['a{}', 'b{}'].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(' ');
const policy = `default-src 'self'; style-src 'self' ${hashes};`;
const headers = { 'content-type': 'text/html', 'cache-control': 'private, no-cache', 'content-security-policy': policy };

/** What is sent for a page with this HTML between two others. */
async function send(middle: () => string, encoding: string) {
  const html = `<head></head><style>a{}</style><p>плов</p>${middle()}<p>манты</p>`;
  const sent = await encodeResponse(
    new Request('http://shop.test/', { headers: { 'accept-encoding': encoding } }),
    new Response(html, { headers }),
  );
  const body = Buffer.from(await sent.arrayBuffer());
  return {
    html: (sent.headers.get('content-encoding') === 'br' ? brotliDecompressSync(body) : body).toString(),
    headers: [...sent.headers],
  };
}

test.each(['identity', 'br'])('a collected page with shared HTML is sent as a page that contains it, encoding %s', async (encoding) => {
  const shared = { html: '<style>b{}</style><ul>лагман</ul>'.repeat(100) };
  const whole = await send(() => shared.html, encoding);
  expect(whole.html).toContain(`<style>a{}b{}</style></head><p>плов</p>${'<ul>лагман</ul>'.repeat(100)}<p>манты</p>`);
  for (const _visit of ['first', 'second']) {
    const { value } = await collectPage(() => send(() => embedShared(shared), encoding));
    expect(value).toEqual(whole);
  }
});

test('pages with other shared HTML are other pages', async () => {
  const sent = (html: string) => collectPage(() => send(() => embedShared({ html }), 'br'));
  const [one, other] = [await sent('<p>лагман</p>'), await sent('<p>самса</p>')];
  expect(one.value.html).toContain('лагман');
  expect(other.value.html).toContain('самса');
  expect(one.value.headers).not.toEqual(other.value.headers);
});

test('shared HTML that is the same text twice, or twice on a page, stands at each place', async () => {
  const twice = () => `${embedShared({ html: '<hr>' })}-${embedShared({ html: '<hr>' })}`;
  expect((await collectPage(() => send(twice, 'identity'))).value.html).toContain('<hr>-<hr>');
});

test('a page that is not collected contains its shared HTML', () => {
  expect(embedShared({ html: '<p>лагман</p>' })).toBe('<p>лагман</p>');
});

test('a part that depends on the query may contain shared HTML', async () => {
  const { template } = await collectPage(async () => {
    const html = `<p>plov</p>${embedShared({ html: '<p>лагман</p>' })}`;
    reportPart({ ...searchPart(''), html });
    return send(() => html, 'identity');
  });
  expect(await filled(template())).toContain('<p>плов</p><p>osh</p><p>манты</p>');
});

test('what is reported belongs to the page that is being rendered', async () => {
  const render = (text: string) =>
    collectPage(async () => {
      reportPart(searchPart(text));
      await new Promise(setImmediate);
      reportPage(() => Buffer.from(`<main><p>${text}</p></main>`));
    });
  const [one, other] = await Promise.all([render('manti'), render('somsa')]);
  expect(await filled(one.template())).toBe('<main><p>osh</p></main>');
  expect(await filled(other.template())).toBe('<main><p>osh</p></main>');
  expect((await collectPage(async () => reportPage(() => Buffer.from('<main></main>')))).template()).toBeNull();
  expect((await collectPage(async () => reportPart(searchPart('plov')))).template()).toBeNull();
});
