import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { type Banner, bannerLimits } from '#domain/content/pages/banners.ts';
import { noText } from '#domain/localized-text.ts';
import { readSitePages } from '#server/modules/catalog/site-pages.ts';
import { sampleBanner, words } from '../support/builders/sample-pages.ts';
import { backEnds } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const token = 'a'.repeat(32);
const workspace = '/api/v1/editor/site-settings';

interface Rejected {
  readonly code: string;
  readonly details: { readonly field?: string; readonly remarks?: readonly object[] };
}

describe.each(backEnds)('banners, on %s', (backEnd) => {
  const tested = useApi(backEnd, { EDITOR_TOKEN: token });
  let editor: Visitor;
  let before: WireWorkspace;

  beforeAll(async () => {
    editor = tested.visitor();
    await editor.post('/api/v1/editor/session', { token });
  });
  beforeEach(async () => {
    before = (await editor.get<WireWorkspace>(workspace)).body;
  });

  const save = (...banners: unknown[]) =>
    editor.send<WireWorkspace & Rejected>('PUT', workspace, {
      body: { ...before.draft, pages: { ...before.draft.pages, banners } },
      headers: { 'if-match': before.etag },
    });
  const publish = async (banner: Banner) => {
    await save(banner);
    return editor.post<Rejected>('/api/v1/office/publishing/publish', {});
  };
  const published = async () => (await readSitePages(tested.connection.db)).banners;

  test('a banner is published with the rest and brought back with a version', async () => {
    const banner = sampleBanner({ until: '2027-01-01T00:00' });
    const first = await published();
    expect((await publish(banner)).status).toBe(200);
    expect(await published()).toEqual([banner]);
    const { versions } = (await editor.get<{ versions: { id: number }[] }>('/api/v1/office/publishing/versions')).body;
    await editor.post(`/api/v1/office/publishing/versions/${versions[1]?.id ?? 0}/restore`, {});
    expect(await published()).toEqual(first);
  });

  test.each<[string, Partial<Banner>, object]>([
    ['without a Russian title', { title: noText, picture: null }, { field: 'title', locale: 'ru', rule: 'missing' }],
    [
      'whose picture has no text in a language',
      { picture: { image: '/pages/hero.svg', alt: { ...words('x'), uz: '' } } },
      { field: 'alt', locale: 'uz', rule: 'missing_alt' },
    ],
    ['that ends before it begins', { from: '2026-12-02T10:00', until: '2026-12-01T10:00' }, { field: 'times', rule: 'times_swapped' }],
    ['whose link has no target', { link: { kind: 'promo', code: '' } }, { field: 'link', rule: 'missing_link' }],
  ])('a banner %s is stored in the draft and can not be published', async (_, changes, issue) => {
    const rejected = await publish(sampleBanner(changes));
    expect([rejected.status, rejected.body.code]).toEqual([422, 'CONTENT_INCOMPLETE']);
    expect(rejected.body.details.remarks).toContainEqual(expect.objectContaining({ id: 'b1', ...issue, isBlocking: true }));
  });

  test.each<[string, object, string]>([
    ['with a title that is too long', { title: { ...words('x'), uz: 'x'.repeat(bannerLimits.title + 1) } }, 'pages.banners.0.title.uz'],
    ['with a picture of another site', { picture: { image: 'https://x.example/1.png', alt: words('x') } }, 'pages.banners.0.picture.image'],
    ['with a time that is none', { from: '2026-13-01T10:00' }, 'pages.banners.0.from'],
    ['with seconds in its time', { until: '2026-12-01T10:00:30' }, 'pages.banners.0.until'],
    ['with a link to another site', { link: { kind: 'page', path: '//x.example' } }, 'pages.banners.0.link.path'],
  ])('a banner %s is 400 with the field named', async (_, changes, field) => {
    const rejected = await save({ ...sampleBanner(), ...changes });
    expect([rejected.status, rejected.body.code, rejected.body.details.field]).toEqual([400, 'INVALID_BODY', field]);
  });
});
