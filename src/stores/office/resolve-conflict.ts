import type { RecordValue } from '#contract/catalog/record-changes.ts';
import { mergeValues } from '#domain/merge-values.ts';

/** A record as its author saw it, wants it, and as someone else saved it since; null: removed. */
export interface RecordSides {
  readonly base: RecordValue | null;
  readonly mine: RecordValue | null;
  readonly theirs: RecordValue | null;
}

/** Whose values are chosen. */
export type ConflictSide = 'mine' | 'theirs';

/** The record of both: what only one side changed stays, and what both changed is that of the chosen side. */
export function resolveConflict({ base, mine, theirs }: RecordSides, side: ConflictSide): RecordValue | null {
  if (side === 'mine') return mergeValues({ base, mine, theirs }).merged;
  return mergeValues({ base, mine: theirs, theirs: mine }).merged;
}
