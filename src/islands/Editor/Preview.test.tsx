// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { WritableAtom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { $revision } from '#stores/editor/workspace.ts';
import { Frame } from './Preview.tsx';

vi.mock('#stores/editor/workspace.ts', async () => ({ $revision: (await import('nanostores')).atom(0) }));
afterEach(cleanup);

const save = () => act(() => ($revision as WritableAtom<number>).set($revision.get() + 1));

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

test('a saved change loads the page again in place', () => {
  const { reload, load } = shown('/preview/draft/about');
  save();
  expect([reload.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
});

test('after a save the preview follows the page that is opened, and an address that changed', () => {
  const { frame, reload, load, open } = shown('/preview/draft/p/old');
  save();
  reload.mockClear();
  open('/preview/draft/p/new');
  expect([frame.getAttribute('src'), reload.mock.calls.length]).toEqual(['/preview/draft/p/new', 0]);
  // the new page has not come yet
  save();
  expect([load.mock.calls, reload.mock.calls.length]).toEqual([[['/preview/draft/p/new']], 0]);
});
