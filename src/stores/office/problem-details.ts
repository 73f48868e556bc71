import type { RecordName, RecordValue } from '#contract/catalog/record-changes.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import type { ApiProblem } from '../lib/api.ts';

/** The details of one conflict: a record of the draft that differs from what the request was based on. */
interface ConflictDetails {
  readonly section: string;
  readonly id: string;
  readonly paths: readonly string[];
  /** the record of the draft; null: removed */
  readonly theirs: RecordValue | null;
}

/** The first conflict of one of these records; null: the problem is another one, or its details are not those of a conflict. */
export function readConflict<Named extends RecordName>(
  problem: ApiProblem,
  records: readonly Named[],
): { readonly record: Named; readonly paths: readonly string[]; readonly theirs: RecordValue | null } | null {
  if (problem.code !== 'RECORD_CHANGED') return null;
  const [conflict] = listOf(problem.details['conflicts'], isConflict) ?? [];
  const record = records.find(({ section, id }) => section === conflict?.section && id === conflict.id);
  return conflict === undefined || record === undefined ? null : { record, paths: conflict.paths, theirs: conflict.theirs };
}

/** The contradictions of a catalog that can't be published; null: the problem is another one, or its details are not those of issues. */
export function readCatalogIssues(problem: ApiProblem): readonly ReadIssue[] | null {
  return problem.code === 'CATALOG_INVALID' ? listOf(problem.details['issues'], isIssue) : null;
}

/** An issue whose rule may be unknown to this version of the page. */
export interface ReadIssue extends Omit<CatalogIssue, 'rule'> {
  readonly rule: string;
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] | null {
  return Array.isArray(value) && value.every(isItem) ? value : null;
}

function isConflict(value: unknown): value is ConflictDetails {
  if (!isRecord(value)) return false;
  const { section, id, paths, theirs } = value;
  const isNamed = typeof section === 'string' && typeof id === 'string';
  return isNamed && isTexts(paths) && (theirs === null || isRecord(theirs) || isTexts(theirs));
}

function isIssue(value: unknown): value is ReadIssue {
  return isRecord(value) && ['where', 'rule', 'found'].every((field) => typeof value[field] === 'string');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
