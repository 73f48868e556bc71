import type { FileText } from '#contract/catalog/catalog-file.ts';
import type { RecordChange, RecordValue } from '#contract/catalog/record-changes.ts';
import { recordLeaves } from '#contract/catalog/record-leaves.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import type { LogKind } from '#domain/office/change-log.ts';
import { mapInSlices } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { addLogEntries, addLogEntry, type OfficeChange } from '../office/change-log.ts';
import type { Author } from './save-records.ts';

/** A new restaurant with its hours has fewer. */
const mostValues = 60;
const mostLetters = 300;

/** What became live: one entry for each record, with the values that differ. Orders of lists follow from them or are seen in the version. */
export async function logChanges(transaction: Executor, changes: readonly RecordChange[], author: Author): Promise<void> {
  const records = changes.filter(({ section }) => section !== 'order');
  await addLogEntries(transaction, await mapInSlices(records, (change) => entryOf(change, author)));
}

function entryOf({ section, id, before, after }: RecordChange, { by, now }: Author): OfficeChange {
  const [was, is] = [recordLeaves(before), recordLeaves(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path)).slice(0, mostValues);
  const valuesOf = (value: RecordValue | null, leaves: ReadonlyMap<string, string>) =>
    value && Object.fromEntries(paths.map((path) => [path, (leaves.get(path) ?? '').slice(0, mostLetters)]));
  const names = namesOf(after ?? before);
  return {
    at: now,
    by,
    kind: 'recordPublished',
    subject: `${section}/${id} ${names === null ? '' : withFallbacks(names).ru}`.trim(),
    detail: names && JSON.stringify(names),
    before: valuesOf(before, was),
    after: valuesOf(after, is),
  };
}

function namesOf(value: RecordValue | null): FileText | null {
  const { name, title } = (value ?? {}) as { readonly name?: FileText; readonly title?: FileText };
  return name ?? title ?? null;
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
