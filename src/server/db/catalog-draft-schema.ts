import type { Generated } from 'kysely';

/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** Unpublished changes: one row for each record of the catalog file that the draft has otherwise. */
interface CatalogChangeTable {
  /** the name of a list of the catalog file, `loyalty`, or `order` */
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
interface CatalogPlanTable {
  id: Generated<number>;
  at: Millis;
  /** `RecordChange`s of the draft's module */
  changes: Json;
  by: string | null;
  made_at: Millis;
  /** the code of the problem for which they were not published at their time; null: they wait for it */
  problem: string | null;
}

/** The publications of the catalog; the oldest are removed. */
interface CatalogVersionTable {
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
}

/** A record that a version changed. */
interface CatalogVersionRecordTable {
  version_id: number;
  section: string;
  id: string;
  /** the record before the version; null: there was none */
  before: Json | null;
}

export interface CatalogDraftDatabase {
  catalog_changes: CatalogChangeTable;
  catalog_plans: CatalogPlanTable;
  catalog_versions: CatalogVersionTable;
  catalog_version_records: CatalogVersionRecordTable;
}
