import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import type { ConflictSide } from '#stores/office/resolve-conflict.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { useMutation } from '#ui/office/use-mutation.ts';

/** Saves records of the draft; `problem` is why it failed, `conflict` what must be decided first. Nothing that is written is lost. */
export function useSave(onSaved: () => void = () => {}) {
  const { mutate, isBusy, failure } = useMutation(saveEdits, onSaved);
  const conflict = failure?.conflict ?? null;
  const problem = failure !== null && failure.conflict === null ? failure.problem : null;

  const save = async (edits: readonly RecordEdit[]) => {
    const failed = await mutate(edits);
    if (failed === null) return 'saved';
    return failed.conflict === null ? 'failed' : 'conflict';
  };
  /** Saves again what waits, with the chosen side of the conflict. */
  const decide = async (side: ConflictSide) => {
    if (failure !== null && failure.conflict !== null) await save(failure.decided[side]);
  };
  return { save, decide, isBusy, problem, conflict };
}

export type Saving = ReturnType<typeof useSave>;
