// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const backend = mockBackend();
const { Frame } = await import('./Preview.tsx');
const { loadWorkspace } = await import('#stores/editor/workspace.ts');

afterEach(cleanup);

/** What the server has is shown anew, as after a save. */
function save(): Promise<void> {
  backend.respond(calls.editorWorkspace, () => ({
    etag: '"1"',
    draft: toWireDraft(freshDraft(sampleSettings())),
    saved: null,
    planned: 0,
    changed: [],
    revision: '1',
    canPublish: true,
    published: toWireSiteSettings(sampleSettings()),
    publishedPages: noPages,
  }));
  return act(async () => {
    await loadWorkspace();
  });
}

/** The frame, in which a page is shown, and how often it was loaded again in place. */
function shown(path: string) {
  const { rerender } = render(<Frame title="Русский" path={path} size="phone" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Русский');
  const reload = vi.fn();
  const location = { pathname: path, search: '', reload };
  Object.defineProperty(frame, 'contentDocument', { value: { location }, configurable: true });
  Object.defineProperty(frame, 'contentWindow', { value: { location }, configurable: true });
  const load = vi.spyOn(frame, 'src', 'set');
  return { frame, reload, load, open: (next: string) => rerender(<Frame title="Русский" path={next} size="phone" />) };
}

test('a saved change loads the page again in place', async () => {
  const { reload, load } = shown('/preview/draft/about');
  await save();
  expect([reload.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
});

test('after a save the preview follows the page that is opened, and an address that changed', async () => {
  const { frame, reload, load, open } = shown('/preview/draft/p/old');
  await save();
  reload.mockClear();
  open('/preview/draft/p/new');
  expect([frame.getAttribute('src'), reload.mock.calls.length]).toEqual(['/preview/draft/p/new', 0]);
  // the new page has not come yet
  await save();
  expect([load.mock.calls, reload.mock.calls.length]).toEqual([[['/preview/draft/p/new']], 0]);
});
