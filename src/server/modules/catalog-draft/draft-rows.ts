import type { DraftSection, RecordChange, RecordName, RecordValue } from '#contract/catalog/record-changes.ts';
import type { Executor } from '../../db/connection.ts';

/** An unpublished change, by its last author. */
export interface StoredChange extends RecordChange {
  readonly by: string | null;
  readonly at: number;
}

export async function readChanges(executor: Executor): Promise<readonly StoredChange[]> {
  const rows = await executor.selectFrom('catalog_changes').selectAll().orderBy('at').orderBy('section').orderBy('id').execute();
  return rows.map(({ section, before, after, ...row }) => ({
    ...row,
    section: section as DraftSection,
    before: parseValue(before),
    after: parseValue(after),
  }));
}

export async function writeChange(transaction: Executor, { section, id, before, after, by, at }: StoredChange): Promise<void> {
  const row = { before: printValue(before), after: printValue(after), by, at };
  await transaction
    .insertInto('catalog_changes')
    .values({ section, id, ...row })
    .onConflict((conflict) => conflict.columns(['section', 'id']).doUpdateSet(row))
    .execute();
}

export async function removeChange(transaction: Executor, { section, id }: RecordName): Promise<void> {
  await transaction.deleteFrom('catalog_changes').where('section', '=', section).where('id', '=', id).execute();
}

export function parseValue(json: string | null): RecordValue | null {
  return json === null ? null : (JSON.parse(json) as RecordValue);
}

function printValue(value: RecordValue | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export function parseChanges(json: string): readonly RecordChange[] {
  return JSON.parse(json) as readonly RecordChange[];
}
