import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import { readSitePages } from '#server/modules/catalog/site-pages.ts';
import { samplePage, samplePages } from '../support/builders/sample-pages.ts';
import { backEnds } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import type { Visitor } from './visitor.ts';

const workspace = '/api/v1/editor/site-settings';

describe.each(backEnds)('pages of editors, on %s', (backEnd) => {
  const tested = useApi(backEnd, { EDITOR_TOKEN: 'a'.repeat(32) });
  let editor: Visitor;

  const open = async () => calls.editorWorkspace.responses[200].json.parse((await editor.get(workspace)).body);
  /** Saves pages as the editor does where another system publishes the settings. */
  const save = async (pages: SitePages) => {
    const { etag, draft } = await open();
    const { settings: _, ...rest } = draft;
    return editor.send<WireWorkspace & { code: string }>('PUT', workspace, { body: { ...rest, pages }, headers: { 'if-match': etag } });
  };
  const publish = () => editor.post<{ code: string }>('/api/v1/office/publishing/publish', {});

  beforeAll(async () => {
    editor = tested.visitor();
    await editor.post('/api/v1/editor/session', { token: 'a'.repeat(32) });
  });

  test('are saved without the settings, which stay, and are published', async () => {
    const { draft } = await open();
    const saved = await save(samplePages());
    expect([saved.status, saved.body.draft.settings, saved.body.canPublish]).toEqual([200, draft.settings, backEnd !== 'upstream']);
    expect((await publish()).status).toBe(200);
    expect(await readSitePages(tested.connection.db)).toEqual(samplePages());
  });

  test('are rejected with a taken or reserved address', async () => {
    const withSlug = (slug: string) => samplePages({ own: [samplePage(), samplePage({ id: 'p2', slug })] });
    expect((await save(withSlug(samplePage().slug))).body.code).toBe('SLUG_TAKEN');
    expect((await save(withSlug('profile'))).body.code).toBe('SLUG_RESERVED');
  });

  test('are saved before they have their pictures and links, and then not published', async () => {
    const { publishedPages } = await open();
    const alt = { ru: '', en: '', uz: '' };
    const blocks = [{ id: 'new', kind: 'picture', picture: { image: '', alt }, caption: alt }] as const;
    expect((await save(samplePages({ own: [samplePage({ blocks })] }))).status).toBe(200);
    expect((await publish()).body.code).toBe('CONTENT_INCOMPLETE');
    expect((await open()).publishedPages).toEqual(publishedPages);
    await save(publishedPages);
  });

  test('settings that differ are rejected where another system publishes them', async () => {
    const { etag, draft } = await open();
    const changed = { ...draft, settings: { ...draft.settings, email: 'other@shop.example' } };
    const saved = await editor.send<{ code: string }>('PUT', workspace, { body: changed, headers: { 'if-match': etag } });
    expect([saved.status, saved.body.code]).toEqual(backEnd === 'upstream' ? [409, 'PUBLISHED_ELSEWHERE'] : [200, undefined]);
  });
});
