import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Result } from '#domain/result.ts';
import type { Keeper } from '../unsaved/keeper.ts';
import { type FormOrigin, useUnsaved } from '../unsaved/use-unsaved.tsx';
import { useMutation } from '../use-mutation.ts';
import type { SaveFailure } from './save-failure.ts';

interface RecordFormOptions<Draft, Origin, Value, Problems, Change> {
  keeper: Keeper<Draft, Origin>;
  origin: Origin;
  /** of the record, where unsaved changes are listed */
  title: string;
  /** What the fields show first. */
  initial: (origin: Origin) => Draft;
  /** Checks what is typed. */
  read: (draft: Draft, origin: Origin) => Result<Value, Problems>;
  changeOf: (value: Value, origin: Origin) => Change;
  /** null: it is saved */
  send: (change: Change) => Promise<SaveFailure<Change> | null>;
  onSaved: () => void;
  onCancel: () => void;
}

/** What is typed, stored, checked and saved. Problems are shown after the first try, and the first wrong field gets the focus; `form` is for a `DraftForm`. */
export function useRecordForm<Draft extends object, Origin extends FormOrigin, Value, Problems, Change>({
  read,
  changeOf,
  send,
  onSaved,
  onCancel,
  ...stored
}: RecordFormOptions<Draft, Origin, Value, Problems, Change>) {
  const [isTried, setTried] = useState(false);
  const saving = useMutation(send, () => {
    unsaved.saved();
    onSaved();
  });
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
  return {
    draft,
    origin,
    change: (changes: Partial<Draft>) => {
      saving.reset();
      unsaved.change(changes);
    },
    problems: isTried && !result.ok ? result.problem : null,
    form: { ref, saving, notice, onSubmit, onCancel: () => void unsaved.leave(onCancel) },
  };
}
