import type { FileText } from '#contract/catalog/catalog-file.ts';
import { areaOf, type RecordChange, type RecordValue } from '#contract/catalog/record-changes.ts';
import { recordLeaves } from '#contract/catalog/record-leaves.ts';
import type { ContentChanges } from '#domain/content/content-changes.ts';
import type { ContentPart } from '#domain/content/content-parts.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import type { LogKind } from '#domain/office/change-log.ts';
import { mapInSlices } from '../../async/in-slices.ts';
import type { Executor } from '../../db/connection.ts';
import { addLogEntries, addLogEntry, type OfficeChange } from '../office/change-log.ts';
import type { Author } from './save-records.ts';

/** A new restaurant with its hours has fewer. */
const mostValues = 60;
const mostLetters = 300;

/** One entry for each record of the catalog that became live, with the values that differ. Orders of lists follow from them or are seen in the version. */
async function logChanges(transaction: Executor, changes: readonly RecordChange[], author: Author): Promise<void> {
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
  /** why it failed */
  readonly problem?: string;
}

type PlanEvent = 'planned' | 'moved' | 'canceled' | 'failed';

const catalogKinds = {
  planned: 'catalogPlanned',
  moved: 'catalogPlanMoved',
  canceled: 'catalogPlanCanceled',
  failed: 'catalogPlanFailed',
} as const satisfies Record<PlanEvent, LogKind>;

/** What became of a plan, an entry for each area that it has. */
export async function logPlan(transaction: Executor, event: PlanEvent, plan: LoggedPlan, { by, now }: Author): Promise<void> {
  const { at, changes, problem = null } = plan;
  const parts = partsOf(changes);
  const time = new Date(at).toISOString();
  if (parts.length > 0) await addLogEntry(transaction, { at: now, by, kind: event, parts, detail: event === 'failed' ? problem : time });
  const records = changes.length - parts.length;
  if (records === 0) return;
  await addLogEntry(transaction, { at: now, by, kind: catalogKinds[event], subject: '', before: null, after: { until: time, records } });
}

interface LoggedPublication extends Author {
  /** the number of the version that it became */
  readonly version: number;
  /** the version that was published again */
  readonly restoredFrom: number | null;
}

/** What became live: of the catalog an entry for each record, of the content one entry with its parts. */
export async function logPublished(transaction: Executor, changes: readonly RecordChange[], publication: LoggedPublication): Promise<void> {
  const { by, now, version, restoredFrom } = publication;
  const ofCatalog = changes.filter((change) => areaOf(change) === 'catalog');
  await logChanges(transaction, ofCatalog, { by, now });
  if (restoredFrom !== null && ofCatalog.length > 0) {
    const after = { version: restoredFrom };
    await addLogEntry(transaction, { at: now, by, kind: 'catalogRestored', subject: '', before: null, after });
  }
  const parts = partsOf(changes);
  if (parts.length === 0) return;
  const [kind, detail] = restoredFrom === null ? (['published', null] as const) : (['restored', String(restoredFrom)] as const);
  const former = await transaction
    .selectFrom('catalog_versions')
    .select('id')
    .where('id', '<', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await addLogEntry(transaction, { at: now, by, kind, parts, detail, before: { version: former?.id ?? null }, after: { version } });
}

/** @param values of the content: what the draft had, and what it has now */
export async function logDiscarded(
  transaction: Executor,
  changes: readonly RecordChange[],
  values: ContentChanges | null,
  { by, now }: Author,
): Promise<void> {
  const parts = partsOf(changes);
  if (parts.length > 0) await addLogEntry(transaction, { at: now, by, kind: 'discarded', parts, detail: null, ...values });
  const records = changes.length - parts.length;
  if (records === 0) return;
  await addLogEntry(transaction, { at: now, by, kind: 'changesDiscarded', subject: '', before: { records }, after: null });
}

export async function logReturned(transaction: Executor, changes: readonly RecordChange[], { by, now }: Author): Promise<void> {
  const parts = partsOf(changes);
  if (parts.length > 0) await addLogEntry(transaction, { at: now, by, kind: 'returned', parts, detail: null });
  const records = changes.length - parts.length;
  if (records > 0) await addLogEntry(transaction, { at: now, by, kind: 'changesReturned', subject: '', before: null, after: { records } });
}

function partsOf(changes: readonly RecordChange[]): ContentPart[] {
  return changes.filter((change) => areaOf(change) === 'content').map(({ id }) => id);
}
