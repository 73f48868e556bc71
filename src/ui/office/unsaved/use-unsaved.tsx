import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Keeper } from './keeper.ts';
import { UnsavedNotice } from './UnsavedNotice.tsx';

/** What a form showed at first; `base`: the record as it is stored, null for a new one. */
export interface FormOrigin {
  readonly base: unknown;
}

interface UnsavedOptions<Draft, Origin> {
  keeper: Keeper<Draft, Origin>;
  origin: Origin;
  initial: (origin: Origin) => Draft;
  /** of the record, where unsaved changes are listed */
  title: string;
  /** A save waits for the network. */
  isWaiting?: boolean;
}

interface Unsaved<Draft, Origin> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** what the draft is based on: that of the values which were restored, else the given one */
  readonly origin: Origin;
  /** that what is shown was restored, and how to discard it */
  readonly notice: ReactNode;
  /** The record has changed since what is shown was typed, and the person has not decided. */
  readonly isOutdated: boolean;
  /** It is saved. */
  readonly saved: () => void;
  /** It is saved, and the form stays open: what it is based on from now. */
  readonly savedAs: (next: Origin) => void;
  /** Goes on once what is typed may be discarded; immediately where nothing is. */
  readonly leave: (goOn: () => void) => Promise<void>;
}

const jsonOf = (value: unknown) => JSON.stringify(value);

/**
 * The values of a form. What is typed is stored with each change until it is saved or discarded, and shown again when the form is opened anew;
 * where the record has changed meanwhile, the person decides.
 */
export function useUnsaved<Draft extends object, Origin extends FormOrigin>(
  options: UnsavedOptions<Draft, Origin>,
): Unsaved<Draft, Origin> {
  const { keeper, origin: given, initial, title, isWaiting = false } = options;
  const [opened] = useState(() => ({ draft: initial(given), origin: given }));
  const [restored, setRestored] = useState(() => readKept(keeper, opened));
  const [{ draft, origin }, setState] = useState(() => restored ?? opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one with each render
  const plain = useMemo(() => jsonOf(origin === opened.origin ? opened.draft : initial(origin)), [origin]);
  const isChanged = useMemo(() => jsonOf(draft) !== plain, [draft, plain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keeper of a form stays the same
  useEffect(() => keeper.enter(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change
  useEffect(() => {
    if (isChanged) keeper.keep(draft, origin, title);
    else keeper.drop();
  }, [draft, origin, isChanged]);

  const saved = () => {
    keeper.drop();
    setRestored(null);
  };
  const savedAs = (next: Origin) => {
    saved();
    setState((now) => ({ ...now, origin: next }));
  };
  const discard = () => {
    saved();
    setState(opened);
  };
  const leave = async (goOn: () => void) => {
    if (isChanged && !(await keeper.confirm())) return;
    keeper.drop();
    goOn();
  };
  return {
    draft,
    change: (changes) => setState((now) => ({ ...now, draft: { ...now.draft, ...changes } })),
    origin,
    notice: (
      <UnsavedNotice
        keeper={keeper}
        isWaiting={isWaiting}
        restored={restored}
        onKeep={() => setRestored((old) => old && { ...old, isOutdated: false })}
        onDiscard={discard}
      />
    ),
    isOutdated: restored?.isOutdated === true,
    saved,
    savedAs,
    leave,
  };
}

/** null: nothing to restore, because nothing was stored, it is saved meanwhile, or it is of an older form */
function readKept<Draft extends object, Origin extends FormOrigin>(
  keeper: Keeper<Draft, Origin>,
  opened: { readonly draft: Draft; readonly origin: Origin },
) {
  const stored = keeper.read();
  if (stored === null || jsonOf(stored.draft) === jsonOf(opened.draft) || !hasSameFields(stored.draft, opened.draft)) return null;
  return { ...stored, isOutdated: stored.origin.base !== null && jsonOf(stored.origin.base) !== jsonOf(opened.origin.base) };
}

function hasSameFields(one: object, other: object): boolean {
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}
