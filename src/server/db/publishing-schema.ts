import type { Generated } from 'kysely';

/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** Unpublished changes: one row for each record that the draft has otherwise. */
interface ChangeTable {
  /** the name of a list of the catalog file, `loyalty`, `order`, or `content` */
  section: string;
  id: string;
  /** the live record when the change began; null: there was none */
  before: Json | null;
  /** null: removed */
  after: Json | null;
  by: string | null;
  at: Millis;
}

/** Changes that left the draft to be published at `at`. */
interface PlanTable {
  id: Generated<number>;
  at: Millis;
  /** `RecordChange`s */
  changes: Json;
  by: string | null;
  made_at: Millis;
  /** the code of the problem for which they were not published at their time; null: they wait for it */
  problem: string | null;
}

/** Changes that were taken out of the draft and can return to it; the oldest are removed. */
interface DiscardedTable {
  id: Generated<number>;
  at: Millis;
  /** `RecordChange`s */
  changes: Json;
  by: string | null;
}

/** The publications; the oldest are removed. */
interface VersionTable {
  id: Generated<number>;
  published_at: Millis;
  /** written by the release before this one, in place of `catalog_version_records`; empty: they are there */
  changes: Json;
  /** how many it changed; null: its `changes` are not yet in `catalog_version_records` */
  records: number | null;
  /** the first `RecordName`s of these */
  first_records: Json | null;
  by: string | null;
  restored_from: number | null;
  /** the row of `content_versions` from which it was made: its place in the history is that of its time, not of its number */
  adopted_from: number | null;
}

/** A record that a version changed. */
interface VersionRecordTable {
  version_id: number;
  section: string;
  id: string;
  /** the record before the version; null: there was none */
  before: Json | null;
}

export interface PublishingDatabase {
  catalog_changes: ChangeTable;
  content_changes: ChangeTable;
  publication_plans: PlanTable;
  /** written by processes of the release before */
  catalog_plans: PlanTable;
  discarded_changes: DiscardedTable;
  catalog_versions: VersionTable;
  catalog_version_records: VersionRecordTable;
}
