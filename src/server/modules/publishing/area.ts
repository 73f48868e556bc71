import type { PublishingArea, RecordChange, RecordName, RecordTarget, RecordValue } from '#contract/catalog/record-changes.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import type { ValueConflict } from '#domain/merge-values.ts';
import type { Problem } from '#domain/problem.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import type { StoredChange } from './draft-rows.ts';

export type Engine = Connection['engine'];

interface RecordSides {
  readonly base: RecordValue | null;
  readonly mine: RecordValue | null;
  readonly theirs: RecordValue | null;
}

/** What is read, checked and written of one area. Records of other areas are not touched by it. */
export interface Area<Records> {
  readonly name: PublishingArea;
  /** Whether the draft shows what is planned: the editor of the content shows whole pages. */
  readonly showsPlans: boolean;
  read(executor: Executor): Promise<Records>;
  /** By their times. */
  readChanges(executor: Executor): Promise<StoredChange[]>;
  find(records: Records, name: RecordName): RecordValue | null;
  apply(records: Records, changes: readonly RecordTarget[]): Records;
  /** Changes of other values are joined; of the same value mine stays and is named. */
  merge(sides: RecordSides): { readonly merged: RecordValue | null; readonly conflicts: readonly ValueConflict[] };
  /** With every order that differs. */
  changesBetween(before: Records, after: Records): Promise<RecordChange[]>;
  /** Without the orders that follow from the other changes. */
  ownChangesBetween(before: Records, after: Records): Promise<RecordChange[]>;
  /** What is live after a publication of changes of the draft. */
  withPublished(state: { readonly live: Records; readonly draft: Records }, changes: readonly RecordTarget[]): Records;
  /** Why `next` can't be published in place of `live`; null: it can. @param chosen the records that are published; null: whatever differs */
  problemOf(live: Records, next: Records, chosen: readonly RecordName[] | null): Promise<Problem | null>;
  /** Makes `next` live and counts it. */
  write(transaction: Executor, engine: Engine, next: Records, changes: readonly RecordChange[]): Promise<void>;
}

/** Its methods are called only with what it has read itself. */
export type AnyArea = Area<unknown>;

/** null: it is another area */
export function asContent(area: AnyArea): Area<SiteContent> | null {
  return area.name === 'content' ? (area as Area<SiteContent>) : null;
}
