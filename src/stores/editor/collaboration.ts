import { atom, type ReadableAtom } from 'nanostores';
import type { WirePresentEditor } from '#contract/editor/presence.ts';
import type { ContentPart } from '#domain/content/content-parts.ts';
import { api } from '../lib/api.ts';
import { listenToEvents } from '../live/event-stream.ts';
import { loadThreads } from './comments.ts';
import { newKey } from './new-key.ts';
import { refreshWorkspace } from './workspace.ts';

const others = atom<readonly WirePresentEditor[]>([]);

/** The other open tabs of the editor, also those of the same person. */
export const $others: ReadableAtom<readonly WirePresentEditor[]> = others;

/** Less than half of the time after which the server counts a tab as closed. */
const repeatMs = 20_000;
const tab = newKey();
let shown: ContentPart | null = null;

/** Tells the other editors which page this tab shows. */
export function showPage(page: ContentPart): void {
  shown = page;
  void enter();
}

/**
 * Follows what other editors do: their drafts are merged into this screen's, their comments and places are shown.
 * @returns stops it
 */
export function followEditors(): () => void {
  const repeat = setInterval(() => void enter(), repeatMs);
  const leave = () => void api('DELETE /api/v1/editor/presence/:id', { path: { id: tab }, silent: true, outlivesPage: true });
  const comeBack = () => void enter();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  const stop = listenToEvents(
    'GET /api/v1/editor/events',
    {},
    {
      on: {
        workspace: (data) => void refreshWorkspace(data?.revision ?? null),
        comments: () => void loadThreads(),
        presence: (data) => others.set((data?.editors ?? []).filter((editor) => editor.tab !== tab)),
      },
      poll: () => {
        void refreshWorkspace();
        void loadThreads();
      },
    },
  );
  return () => {
    stop();
    clearInterval(repeat);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    leave();
  };
}

async function enter(): Promise<void> {
  if (shown !== null) await api('PUT /api/v1/editor/presence/:id', { path: { id: tab }, body: { page: shown }, silent: true });
}
