// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { differingParts } from '#domain/content/content-parts.ts';
import { type Draft, freshDraft } from '#domain/content/draft.ts';
import { withText } from '#domain/content/fields.ts';
import { withPage } from '#domain/content/pages/edit-pages.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { noText } from '#domain/localized-text.ts';
import { problem } from '#domain/problem.ts';
import { Rejection } from '../../../.storybook/mock-response.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const backend = mockBackend();
const sent = () => backend.requests().map(({ method, headers, body }) => ({ method, ifMatch: headers.get('if-match'), draft: body }));
/** a server with one draft: an ETag counts its changes */
const server = { draft: freshDraft(sampleSettings()), count: 1 };

const workspaceOf = (): WireWorkspace => ({
  etag: `"${server.count}"`,
  draft: toWireDraft(server.draft),
  saved: { at: '2026-11-21T07:00:00.000Z', by: 'bobur' },
  published: toWireSiteSettings(sampleSettings()),
  publishedPages: noPages,
  planned: 0,
  changed: differingParts({ settings: sampleSettings(), pages: noPages }, server.draft),
  revision: String(server.count),
  canPublish: true,
});
const { fromSentDraft } = await import('#contract/editor/draft-wire.ts');
const {
  $workspace,
  $mergeConflict,
  $saveProblem,
  $saving,
  decide,
  editPages,
  editSettings,
  markReady,
  loadWorkspace,
  refreshWorkspace,
  saveDraft,
} = await import('./workspace.ts');

function theyWrite(draft: Draft): void {
  server.draft = draft;
  server.count += 1;
}
function saved(draft: Draft): WireWorkspace {
  theyWrite(draft);
  return workspaceOf();
}
function rejectionOf(headers: Headers): Rejection | null {
  return headers.get('if-match') === `"${server.count}"` ? null : new Rejection(problem('DRAFT_CHANGED', workspaceOf()));
}
const about = (uz: string) => withText(server.draft.settings, 'aboutUs', 'uz', uz);
const mine = () => $workspace.get()?.draft.settings.aboutUs.uz;

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(server, { draft: freshDraft(sampleSettings()), count: 1 });
  backend.reset();
  backend.respond(calls.editorWorkspace, workspaceOf);
  await loadWorkspace();
  backend.reset();
  backend.respond(calls.editorWorkspace, workspaceOf);
  backend.respond(calls.saveDraft, ({ headers, body }) => rejectionOf(headers) ?? saved(fromSentDraft(body, server.draft.settings)));
});
afterEach(() => vi.useRealTimers());

test('typed text is saved once, shortly after the last letter, with the ETag of the loaded draft', async () => {
  for (const text of ['B', 'Bi', 'Biz']) editSettings((settings) => withText(settings, 'aboutUs', 'uz', text));
  expect([$saving.get(), sent().length]).toEqual(['changed', 0]);
  await vi.advanceTimersByTimeAsync(700);
  expect(sent()).toMatchObject([{ method: 'PUT', ifMatch: '"1"', draft: { settings: { AboutUs: { uz: 'Biz' } } } }]);
  expect([$saving.get(), $workspace.get()?.etag]).toEqual(['saved', '"2"']);
});

test('text typed while a save is pending is not lost and is saved next', async () => {
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Bir'));
  const first = saveDraft();
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Ikki'));
  await first;
  expect([mine(), $saving.get()]).toEqual(['Ikki', 'changed']);
  await vi.advanceTimersByTimeAsync(700);
  expect([server.draft.settings.aboutUs.uz, $saving.get()]).toEqual(['Ikki', 'saved']);
});

test('another editor’s change of another text is merged, and both stay', async () => {
  theyWrite({ ...server.draft, settings: withText(server.draft.settings, 'offer', 'ru', 'Новое') });
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  expect(await saveDraft()).toBe(true);
  expect([server.draft.settings.offer.ru, server.draft.settings.aboutUs.uz, $mergeConflict.get()]).toEqual(['Новое', 'Biz', null]);
});

test('another editor’s change of the same text waits for a decision, and nothing is saved before it', async () => {
  theyWrite({ ...server.draft, settings: about('Ularniki') });
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Meniki'));
  expect(await saveDraft()).toBe(false);
  expect([$saving.get(), $mergeConflict.get()?.by, $mergeConflict.get()?.conflicts[0]?.path]).toEqual([
    'conflict',
    'bobur',
    'settings.aboutUs.uz',
  ]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([server.draft.settings.aboutUs.uz, mine()]).toEqual(['Ularniki', 'Meniki']);
  decide('settings.aboutUs.uz', 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect([server.draft.settings.aboutUs.uz, $saving.get(), $mergeConflict.get()]).toEqual(['Meniki', 'saved', null]);
});

test('the other editor’s text can replace mine', async () => {
  theyWrite({ ...server.draft, settings: about('Ularniki') });
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Meniki'));
  await saveDraft();
  decide('settings.aboutUs.uz', 'theirs');
  await vi.advanceTimersByTimeAsync(0);
  expect([mine(), server.draft.settings.aboutUs.uz]).toEqual(['Ularniki', 'Ularniki']);
});

test('a rejected save is shown, and the text stays on the screen', async () => {
  backend.reject(calls.saveDraft, { code: 'INVALID_BODY', details: { field: 'settings.AboutUs.uz', rule: 'too_big' } });
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  expect(await saveDraft()).toBe(false);
  expect($saveProblem.get()).toMatchObject({ code: 'INVALID_BODY', details: { rule: 'too_big' } });
  expect([$saving.get(), mine()]).toEqual(['failed', 'Biz']);
});

test('a text that is too long or too complex waits on the screen, and everything else is saved', async () => {
  const long = 'я'.repeat(60_001);
  editSettings((settings) => withText(withText(settings, 'aboutUs', 'uz', long), 'offer', 'ru', '> '.repeat(30)));
  editSettings((settings) => withText(settings, 'aboutUs', 'en', 'We'));
  const text = { ...noText, ru: long };
  editPages((pages) => withPage(pages, { fixed: 'about' }, (page) => ({ ...page, blocks: [{ id: 'k1', kind: 'text', text }] })));
  expect(await saveDraft()).toBe(true);
  expect([$saving.get(), $saveProblem.get(), mine()]).toEqual(['saved', null, long]);
  expect(server.draft.settings).toMatchObject({ aboutUs: { en: 'We', uz: sampleSettings().aboutUs.uz }, offer: sampleSettings().offer });
  expect([server.draft.pages.fixed.about.blocks, $workspace.get()?.draft.pages.fixed.about.blocks.length]).toEqual([[], 1]);

  const requests = sent().length;
  expect(await saveDraft()).toBe(true);
  expect(sent()).toHaveLength(requests);
  theyWrite({ ...server.draft, settings: withText(server.draft.settings, 'offer', 'en', 'Theirs') });
  await refreshWorkspace();
  expect([mine(), $workspace.get()?.draft.settings.offer.en]).toEqual([long, 'Theirs']);

  editSettings((settings) => withText(settings, 'aboutUs', 'uz', long.slice(1)));
  await saveDraft();
  expect(server.draft.settings.aboutUs.uz).toBe(long.slice(1));
});

test('a draft that another editor saves is shown here at once', async () => {
  theyWrite({ ...server.draft, settings: about('Ularniki') });
  await refreshWorkspace('2');
  expect([mine(), $saving.get(), $workspace.get()?.etag]).toEqual(['Ularniki', 'saved', '"2"']);
});

test('a draft that another editor saves is merged with what is not saved here yet, and nothing is lost', async () => {
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  theyWrite({ ...server.draft, settings: withText(server.draft.settings, 'offer', 'ru', 'Новое') });
  await refreshWorkspace('2');
  expect([mine(), $workspace.get()?.draft.settings.offer.ru, $saving.get()]).toEqual(['Biz', 'Новое', 'changed']);
  await vi.advanceTimersByTimeAsync(700);
  expect([server.draft.settings.aboutUs.uz, server.draft.settings.offer.ru, $saving.get()]).toEqual(['Biz', 'Новое', 'saved']);
});

test('a change that both made waits for a decision before anything is saved', async () => {
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Meniki'));
  theyWrite({ ...server.draft, settings: about('Ularniki') });
  await refreshWorkspace('2');
  expect([$saving.get(), $mergeConflict.get()?.conflicts[0]?.path, mine()]).toEqual(['conflict', 'settings.aboutUs.uz', 'Meniki']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.draft.settings.aboutUs.uz).toBe('Ularniki');
  decide('settings.aboutUs.uz', 'theirs');
  await vi.advanceTimersByTimeAsync(0);
  expect([mine(), $saving.get()]).toEqual(['Ularniki', 'saved']);
});

test('a revision that is known here is not read again', async () => {
  await refreshWorkspace('1');
  expect(sent()).toEqual([]);
});

test('a response that is older than a save of this screen is not used', async () => {
  let isFirst = true;
  backend.respond(calls.editorWorkspace, () => {
    const old = workspaceOf();
    if (isFirst) {
      isFirst = false;
      editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
      void saveDraft();
    }
    return old;
  });
  await refreshWorkspace();
  await vi.advanceTimersByTimeAsync(700);
  expect([mine(), server.draft.settings.aboutUs.uz, $saving.get()]).toEqual(['Biz', 'Biz', 'saved']);
});

test('a language is not ready after its text changes', () => {
  markReady('uz', true);
  expect($workspace.get()?.draft.ready.uz).toBe(true);
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  expect($workspace.get()?.draft.ready).toEqual({ ru: false, en: false, uz: false });
});

test('pages are changed and saved without the settings where another system publishes those', async () => {
  backend.respond(calls.editorWorkspace, () => ({ ...workspaceOf(), canPublish: false }));
  backend.respond(calls.saveDraft, ({ body }) => ({ ...saved(fromSentDraft(body, server.draft.settings)), canPublish: false }));
  await loadWorkspace();
  backend.reset();
  backend.respond(calls.saveDraft, ({ body }) => ({ ...saved(fromSentDraft(body, server.draft.settings)), canPublish: false }));
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  expect([$saving.get(), mine()]).toEqual(['saved', server.draft.settings.aboutUs.uz]);
  const lead = { ru: 'Вступление', en: '', uz: '' };
  editPages((pages) => withPage(pages, { fixed: 'about' }, (page) => ({ ...page, lead })));
  await vi.advanceTimersByTimeAsync(700);
  expect(sent()).toMatchObject([{ method: 'PUT', draft: { pages: { fixed: { about: { lead } } } } }]);
  expect(sent()[0]?.draft).not.toHaveProperty('settings');
  expect([$saving.get(), server.draft.pages.fixed.about.lead]).toEqual(['saved', lead]);
});

test('a changed text of a page takes the approval of its language', () => {
  markReady('uz', true);
  markReady('ru', true);
  editPages((pages) => withPage(pages, { fixed: 'about' }, (page) => ({ ...page, lead: { ru: '', en: '', uz: 'Kirish' } })));
  expect($workspace.get()?.draft.ready).toEqual({ ru: true, en: false, uz: false });
});
