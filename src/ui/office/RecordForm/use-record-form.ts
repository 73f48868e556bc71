import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Result } from '#domain/result.ts';
import { useMutation } from '../use-mutation.ts';
import type { SaveFailure } from './save-failure.ts';

interface RecordFormOptions<Draft, Value, Problems, Change> {
  /** What the fields show first. */
  initial: () => Draft;
  /** Checks what is typed. */
  read: (draft: Draft) => Result<Value, Problems>;
  changeOf: (value: Value) => Change;
  /** null: it is saved */
  send: (change: Change) => Promise<SaveFailure<Change> | null>;
  onSaved: () => void;
}

/** What is typed, checked and saved. Problems are shown after the first try, and the first wrong field gets the focus; `form` is for a `DraftForm`. */
export function useRecordForm<Draft extends object, Value, Problems, Change>({
  initial,
  read,
  changeOf,
  send,
  onSaved,
}: RecordFormOptions<Draft, Value, Problems, Change>) {
  const [draft, setDraft] = useState(initial);
  const [isTried, setTried] = useState(false);
  const saving = useMutation(send, onSaved);
  const ref = useRef<HTMLFormElement>(null);
  const result = read(draft);
  const onSubmit = () => {
    saving.reset();
    if (result.ok) return void saving.mutate(changeOf(result.value));
    flushSync(() => setTried(true));
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    problems: isTried && !result.ok ? result.problem : null,
    form: { ref, saving, onSubmit },
  };
}
