import type { RecordName } from '#contract/catalog/record-changes.ts';
import type { ApiProblem } from '../lib/api.ts';
import { type RecordEdit, saveRecords } from './catalog-draft.ts';
import { readConflict } from './problem-details.ts';
import { type ConflictSide, type RecordSides, resolveConflict } from './resolve-conflict.ts';

/** A change of the same values by someone else. */
export interface SaveConflict extends RecordName, RecordSides {
  /** of the values that both changed differently; '': one of them removed the record */
  readonly paths: readonly string[];
}

/** Why records were not saved. `decided` are those to save once a side of the conflict is chosen; each has what only one side changed. */
export type SaveFailure =
  | { readonly conflict: SaveConflict; readonly decided: Readonly<Record<ConflictSide, readonly RecordEdit[]>> }
  | { readonly conflict: null; readonly problem: ApiProblem };

/** Saves records in the draft, each based on the one that its author saw; null: they are saved. */
export async function saveEdits(edits: readonly RecordEdit[]): Promise<SaveFailure | null> {
  const result = await saveRecords(edits);
  if (result.ok) return null;
  const read = readConflict(result.problem, edits);
  if (read === null) return { conflict: null, problem: result.problem };
  const { record, paths, theirs } = read;
  const { section, id, base = null, value: mine } = record;
  const conflict: SaveConflict = { section, id, paths, base, mine, theirs };
  const decide = (side: ConflictSide) =>
    edits.map((edit) => (edit === record ? { section, id, base: theirs, value: resolveConflict(conflict, side) } : edit));
  return { conflict, decided: { mine: decide('mine'), theirs: decide('theirs') } };
}
