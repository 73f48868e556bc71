import type { RecordValue } from '#contract/catalog/record-changes.ts';
import { type RecordEdit, saveRecords } from './catalog-draft.ts';
import { resolveConflict } from './resolve-conflict.ts';

/** Someone else changed the same values: both records of which one is to be saved; each has what only one side changed. */
export interface SaveChoice {
  readonly mine: RecordEdit;
  readonly theirs: RecordEdit;
}

/** null: saved. `message` is '' when the failure has none. */
export type SaveFailure = { readonly choice: SaveChoice } | { readonly choice: null; readonly message: string } | null;

/** Saves one record in the draft; `base` is the one that its author saw. */
export async function saveRecord(edit: RecordEdit): Promise<SaveFailure> {
  const result = await saveRecords([edit]);
  if (result.ok) return null;
  const [conflict] = result.problem.code === 'RECORD_CHANGED' ? result.problem.details.conflicts : [];
  if (conflict === undefined) return { choice: null, message: result.problem.message };
  // the record of the draft, as the contract sends it
  const theirs = conflict.theirs as RecordValue | null;
  const sides = { base: edit.base ?? null, mine: edit.value, theirs };
  const decided = (side: 'mine' | 'theirs'): RecordEdit => ({ ...edit, base: theirs, value: resolveConflict(sides, side) });
  return { choice: { mine: decided('mine'), theirs: decided('theirs') } };
}
