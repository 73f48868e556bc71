import type { RecordChange } from '#contract/catalog/record-changes.ts';
import type { Executor } from '../../db/connection.ts';
import { parseChanges } from './draft-rows.ts';

const mostSets = 100;
const keptMs = 30 * 24 * 60 * 60_000;

/** Changes that somebody took out of the draft at one time; they can return to it. */
export interface Discarded {
  readonly id: number;
  /** ms */
  readonly at: number;
  readonly by: string | null;
  readonly changes: readonly RecordChange[];
}

/** The newest first. */
export async function readDiscarded(executor: Executor): Promise<Discarded[]> {
  const rows = await executor.selectFrom('discarded_changes').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ changes, ...row }) => ({ ...row, changes: parseChanges(changes) }));
}

/** Keeps those of the last thirty days, at most a hundred. */
export async function addDiscarded(transaction: Executor, { at, by, changes }: Omit<Discarded, 'id'>): Promise<void> {
  const row = { at, by, changes: JSON.stringify(changes) };
  const { id } = await transaction.insertInto('discarded_changes').values(row).returning('id').executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('discarded_changes')
    .where(({ or, eb }) => or([eb('at', '<', at - keptMs), eb('id', '<=', id - mostSets)]))
    .execute();
}

export async function removeDiscarded(transaction: Executor, id: number): Promise<void> {
  await transaction.deleteFrom('discarded_changes').where('id', '=', id).execute();
}
