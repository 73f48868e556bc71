// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Draft, freshDraft } from '#domain/content/draft.ts';
import { withText } from '#domain/content/fields.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
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
  scheduled: null,
  canPublish: true,
});
const { fromWireDraft } = await import('#contract/editor/draft-wire.ts');
const {
  $workspace,
  $mergeConflict,
  $saveProblem,
  $saving,
  decide,
  discardDraft,
  editSettings,
  markReady,
  loadWorkspace,
  publishDraft,
  saveDraft,
  writeComment,
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
  backend.respond(calls.saveDraft, ({ headers, body }) => rejectionOf(headers) ?? saved(fromWireDraft(body)));
  backend.respond(calls.publishDraft, ({ headers }) => rejectionOf(headers) ?? workspaceOf());
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
  expect(await publishDraft(null)).toBe(false);
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

test('publishing saves first and publishes the saved draft', async () => {
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  expect(await publishDraft(null)).toBe(true);
  expect(sent().map(({ method, ifMatch }) => `${method} ${ifMatch}`)).toEqual(['PUT "1"', 'POST "2"']);
});

test('a rejected save is shown, and the text stays on the screen', async () => {
  backend.reject(calls.saveDraft, { code: 'INVALID_BODY', details: { field: 'settings.AboutUs.uz', rule: 'too_big' } });
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  expect(await saveDraft()).toBe(false);
  expect($saveProblem.get()).toMatchObject({ code: 'INVALID_BODY', details: { rule: 'too_big' } });
  expect([$saving.get(), mine()]).toEqual(['failed', 'Biz']);
});

test('a discarded draft is what the site shows, and the notes stay', async () => {
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  writeComment('about', 'Смотри телефон');
  expect(await discardDraft()).toBe(true);
  expect([server.draft.settings, server.draft.comments.about]).toEqual([sampleSettings(), 'Смотри телефон']);
});

test('a language is not ready after its text changes', () => {
  markReady('uz', true);
  expect($workspace.get()?.draft.ready.uz).toBe(true);
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  expect($workspace.get()?.draft.ready).toEqual({ ru: false, en: false, uz: false });
});
