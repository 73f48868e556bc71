import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Result } from '#domain/result.ts';
import type { Keeper } from '../unsaved/keeper.ts';
import { type FormOrigin, useUnsaved } from '../unsaved/use-unsaved.tsx';

export interface RecordFormOptions<Draft, Origin, Value, Problems, Change> {
  keeper: Keeper<Draft, Origin>;
  origin: Origin;
  /** of the record, where unsaved changes are listed */
  title: string;
  /** What the fields show first. */
  initial: (origin: Origin) => Draft;
  /** Checks what is typed. */
  read: (draft: Draft, origin: Origin) => Result<Value, Problems>;
  changeOf: (value: Value, origin: Origin) => Change;
  /** Sends a change; once it is saved, it drops what is kept. */
  saving: { readonly mutate: (change: Change) => unknown; readonly isWaiting: boolean; readonly reset: () => void };
  onCancel: () => void;
}

/** What the frame of a form needs. */
export interface RecordFormState {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly notice: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** What is typed, stored, checked and saved. Problems are shown after the first try, and the first wrong field gets the focus. */
export function useRecordForm<Draft extends object, Origin extends FormOrigin, Value, Problems, Change>({
  read,
  changeOf,
  saving,
  onCancel,
  ...stored
}: RecordFormOptions<Draft, Origin, Value, Problems, Change>) {
  const [isTried, setTried] = useState(false);
  const unsaved = useUnsaved({ ...stored, isWaiting: saving.isWaiting });
  const { draft, origin, notice } = unsaved;
  const ref = useRef<HTMLFormElement>(null);
  const result = read(draft, origin);
  const onSubmit = () => {
    saving.reset();
    if (result.ok) return void saving.mutate(changeOf(result.value, origin));
    flushSync(() => setTried(true));
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const form: RecordFormState = { ref, notice, onSubmit, onCancel: () => void unsaved.leave(onCancel) };
  return {
    draft,
    origin,
    change: (changes: Partial<Draft>) => {
      saving.reset();
      unsaved.change(changes);
    },
    problems: isTried && !result.ok ? result.problem : null,
    form,
  };
}
