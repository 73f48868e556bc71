import type { CatalogSections, LiveSection } from '#contract/catalog/catalog-file.ts';
import type { Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import { readSoldRecords } from '../catalog/catalog-rows.ts';
import { importInto } from '../catalog/import-catalog.ts';
import type { ImportPlan } from '../catalog/import-plan.ts';
import { changesBetween } from './compare-catalogs.ts';
import { logChanges } from './log-changes.ts';
import { takeTurn } from './take-turn.ts';
import { addVersion } from './versions.ts';

/**
 * Imports sections of a file into the live catalog in one transaction (R-FILE-5). What it sells is a version like every other
 * publication, and each of its records an entry of the log; the draft stays.
 * @returns what was written, or messages that name the wrong record
 */
export async function importSections(
  { db, engine }: Connection,
  given: CatalogSections,
  named: ReadonlySet<LiveSection>,
  now: number,
): Promise<Result<ImportPlan, readonly string[]>> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, engine);
    const before = await readSoldRecords(transaction);
    const imported = await importInto(transaction, engine, given, named, now);
    if (!imported.ok) return imported;
    const changes = await changesBetween(before, await readSoldRecords(transaction));
    if (changes.length === 0) return imported;
    await addVersion(transaction, { publishedAt: now, by: null, restoredFrom: null, changes });
    await logChanges(transaction, changes, { by: null, now });
    return imported;
  });
}
