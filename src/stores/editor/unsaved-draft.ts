import { atom, type ReadableAtom } from 'nanostores';
import { type Draft, mergeDrafts } from '#domain/content/draft.ts';
import { keeperOf } from '../lib/unsaved.ts';
import { $saveProblem, $saving, $workspace, editDraft, resumeDraft, saveDraft } from './workspace.ts';

/** How often a draft that nobody responded to is sent again; immediately when the network is back. */
const retryMs = 10_000;
const withoutResponse: readonly number[] = [0, 502, 503, 504];

/** Changes of an earlier visit that were not saved and are in the draft again. */
interface Restored {
  /** milliseconds since the epoch */
  readonly at: number;
  readonly undo: () => void;
}

const restored = atom<Restored | null>(null);

/** null: nothing was restored, or it is accepted or undone */
export const $restored: ReadableAtom<Restored | null> = restored;

/**
 * Keeps what the server has not stored in the browser, goes on with what an earlier visit has left there, and saves again after a failure
 * of the network.
 * @param title of the draft, where unsaved changes are listed
 * @returns stops it
 */
export function keepDraft(title: string): () => void {
  const keeper = keeperOf<{ readonly draft: Draft }, { readonly base: Draft }>('site', 'draft');
  restore(keeper.read());
  const leave = keeper.enter();
  const stopKeeping = $workspace.subscribe((workspace) => {
    if (workspace === null) return;
    if (workspace.draft === workspace.base) keeper.drop();
    else keeper.keep({ draft: workspace.draft }, { base: workspace.base }, title);
  });
  const again = () => {
    const problem = $saveProblem.get();
    if ($saving.get() === 'failed' && problem !== null && withoutResponse.includes(problem.status)) void saveDraft();
  };
  const repeat = setInterval(() => navigator.onLine && again(), retryMs);
  addEventListener('online', again);
  return () => {
    stopKeeping();
    leave();
    clearInterval(repeat);
    removeEventListener('online', again);
  };
}

export function acceptRestored(): void {
  restored.set(null);
}

function restore(stored: ReturnType<ReturnType<typeof keeperOf<{ readonly draft: Draft }, { readonly base: Draft }>>['read']>): void {
  const before = $workspace.get()?.base;
  if (stored === null || before === undefined) return;
  const mine = stored.draft.draft;
  if (JSON.stringify(mine) === JSON.stringify(before)) return;
  resumeDraft(stored.origin.base, mine);
  // only what was restored is undone, not what was written since
  const undo = () => {
    editDraft((now) => mergeDrafts(mine, stored.origin.base, now).merged);
    restored.set(null);
  };
  restored.set({ at: stored.at, undo });
}
