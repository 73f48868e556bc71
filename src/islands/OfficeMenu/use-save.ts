import { useState } from 'react';
import type { RecordName, RecordValue } from '#contract/catalog/record-changes.ts';
import type { RecordConflict } from '#domain/problem.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { type RecordEdit, saveRecords } from '#stores/office/catalog-draft.ts';
import { resolveConflict } from '#stores/office/resolve-conflict.ts';

/** A change of the same values by someone else. */
export interface SaveConflict extends RecordName {
  readonly paths: readonly string[];
  readonly base: RecordValue | null;
  readonly mine: RecordValue | null;
  readonly theirs: RecordValue | null;
}

/** Saves records of the draft; `problem` is why it failed, `conflict` what must be decided first. Nothing that is written is lost. */
export function useSave(onSaved: () => void = () => {}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [waiting, setWaiting] = useState<readonly RecordEdit[]>([]);

  const save = async (edits: readonly RecordEdit[]) => {
    setBusy(true);
    const result = await saveRecords(edits);
    setBusy(false);
    const [first] = !result.ok && result.problem.code === 'RECORD_CHANGED' ? result.problem.details.conflicts : [];
    setConflict(first === undefined ? null : conflictOf(first, edits));
    setProblem(result.ok || first !== undefined ? null : result.problem);
    setWaiting(result.ok ? [] : edits);
    if (result.ok) onSaved();
    if (result.ok) return 'saved';
    return first === undefined ? 'failed' : 'conflict';
  };
  /** Saves again what waits, with the chosen side of the conflict. */
  const decide = async (side: 'mine' | 'theirs') => {
    if (conflict === null) return;
    const { section, id, theirs } = conflict;
    const decided: RecordEdit = { section, id, base: theirs, value: resolveConflict(conflict, side) };
    await save(waiting.map((edit) => (edit.section === section && edit.id === id ? decided : edit)));
  };
  return { save, decide, isBusy, problem, conflict };
}

export type Saving = ReturnType<typeof useSave>;

function conflictOf({ id, paths, theirs }: RecordConflict, edits: readonly RecordEdit[]): SaveConflict | null {
  const edit = edits.find((each) => each.id === id);
  if (edit === undefined) return null;
  // the record of the draft, as the contract sends it
  return { section: edit.section, id, paths, base: edit.base ?? null, mine: edit.value, theirs: theirs as RecordValue | null };
}
