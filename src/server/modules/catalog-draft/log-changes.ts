import type { RecordChange, RecordValue } from '#contract/catalog/record-changes.ts';
import { recordLeaves } from '#contract/catalog/record-leaves.ts';
import type { LogKind } from '#domain/office/change-log.ts';
import type { Executor } from '../../db/connection.ts';
import { addLogEntry } from '../office/change-log.ts';
import type { Author } from './save-records.ts';

const mostLetters = 2_000;

/** What became live: one entry for each record, with the values that differ. Orders of lists follow from them or are seen in the version. */
export async function logChanges(transaction: Executor, changes: readonly RecordChange[], { by, now }: Author): Promise<void> {
  for (const { section, id, before, after } of changes.filter((change) => change.section !== 'order')) {
    const [was, is] = [recordLeaves(before), recordLeaves(after)];
    const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path));
    const valuesOf = (value: RecordValue | null, leaves: ReadonlyMap<string, string>) =>
      value && {
        values: paths
          .map((path) => `${path}: ${leaves.get(path) ?? '–'}`)
          .join('; ')
          .slice(0, mostLetters),
      };
    const subject = `${section}/${id} ${nameOf(after ?? before)}`.trim();
    await addLogEntry(transaction, {
      ...{ at: now, by, kind: 'recordPublished', subject },
      before: valuesOf(before, was),
      after: valuesOf(after, is),
    });
  }
}

function nameOf(value: RecordValue | null): string {
  const { name, title } = (value ?? {}) as { readonly name?: { readonly ru?: string }; readonly title?: { readonly ru?: string } };
  return name?.ru ?? title?.ru ?? '';
}

interface LoggedPlan {
  /** ms */
  readonly at: number;
  readonly changes: readonly RecordChange[];
}

export async function logPlan(
  transaction: Executor,
  kind: Extract<LogKind, `catalogPlan${string}`>,
  { at, changes }: LoggedPlan,
  { by, now }: Author,
): Promise<void> {
  const after = { until: new Date(at).toISOString(), records: changes.length };
  await addLogEntry(transaction, { at: now, by, kind, subject: '', before: null, after });
}

export async function logRestored(transaction: Executor, version: number, { by, now }: Author): Promise<void> {
  await addLogEntry(transaction, { at: now, by, kind: 'catalogRestored', subject: '', before: null, after: { version } });
}

export async function logDiscarded(transaction: Executor, changes: readonly RecordChange[], { by, now }: Author): Promise<void> {
  await addLogEntry(transaction, { at: now, by, kind: 'changesDiscarded', subject: '', before: { records: changes.length }, after: null });
}
