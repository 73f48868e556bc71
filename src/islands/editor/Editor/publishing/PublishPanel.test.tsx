// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { fromSentDraft, toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { type Draft, freshDraft } from '#domain/content/draft.ts';
import { withText } from '#domain/content/fields.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };
import barWords from '../../../../../locales/ru/publish-bar.json' with { type: 'json' };
import { mockBackend } from '../../../../../tests/support/mock-backend.ts';

const backend = mockBackend();
const { PublishPanel } = await import('./PublishPanel.tsx');
const { $workspace, editSettings, loadWorkspace } = await import('#stores/editor/workspace.ts');
const { whileUploading } = await import('#stores/lib/upload.ts');

const workspaceOf = (draft: Draft): WireWorkspace => ({
  etag: '"1"',
  draft: toWireDraft(draft),
  saved: null,
  planned: 1,
  changed: ['offer'],
  revision: '1',
  canPublish: true,
  published: toWireSiteSettings(sampleSettings()),
  publishedPages: noPages,
});
const leave = vi.fn();

beforeEach(async () => {
  backend.reset();
  leave.mockReset();
  backend.respond(calls.editorWorkspace, workspaceOf(freshDraft(sampleSettings())));
  backend.respond(calls.saveDraft, ({ body }) => workspaceOf(fromSentDraft(body, sampleSettings())));
  await loadWorkspace();
  editSettings((settings) => withText(settings, 'aboutUs', 'uz', 'Biz'));
  const workspace = $workspace.get();
  if (workspace !== null)
    render(<PublishPanel locale="ru" t={translator<'editor'>(words)} words={barWords} workspace={workspace} onLeave={leave} />);
});
afterEach(cleanup);

const open = () => fireEvent.click(screen.getByRole('link', { name: barWords.publish }));

test('what is not saved yet counts, and is saved before the screen is left', async () => {
  expect(screen.getByText(/неопубликованных изменения/).textContent).toBe('2 неопубликованных изменения');
  open();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin/publishing'));
  expect(backend.requests(calls.saveDraft)).toHaveLength(1);
});

/** Leaves while a file is uploaded. @returns ends the upload */
async function leaveDuringUpload(): Promise<(isStored: boolean) => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const uploading = whileUploading(() => promise);
  open();
  await screen.findByText(words.publishWaits);
  expect(leave).not.toHaveBeenCalled();
  return async (isStored) => {
    resolve(isStored);
    await act(() => uploading);
  };
}

test('publishing waits for a file that is uploaded, and goes on by itself', async () => {
  const end = await leaveDuringUpload();
  await end(true);
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(screen.queryByText(words.publishWaits)).toBeNull();
});

test('the screen stays when the file could not be stored', async () => {
  const end = await leaveDuringUpload();
  await end(false);
  expect(screen.getByRole('alert').textContent).toBe(words.publishUploadFailed);
  expect(leave).not.toHaveBeenCalled();
});

test('the screen stays when the editor does not want to wait', async () => {
  const end = await leaveDuringUpload();
  fireEvent.click(screen.getByRole('button', { name: words.publishNotNow }));
  await end(true);
  expect(screen.queryByText(words.publishWaits)).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});
