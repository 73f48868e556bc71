import type { CatalogSections, LiveSection } from '#contract/catalog/catalog-file.ts';
import type { Result } from '#domain/result.ts';
import type { Connection } from '../../db/connection.ts';
import { readSoldRecords } from '../catalog/catalog-rows.ts';
import { importInto } from '../catalog/import-catalog.ts';
import type { ImportPlan } from '../catalog/import-plan.ts';
import { adoptEarlier, copyForEarlier } from './adopt-earlier.ts';
import { changesBetween } from './compare-catalogs.ts';
import { contentArea } from './content-area.ts';
import { logPublished } from './log-changes.ts';
import { countChanges, takeTurn } from './take-turn.ts';
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
    const content = contentArea(null);
    await adoptEarlier(transaction, content);
    const [before, site] = [await readSoldRecords(transaction), await content.read(transaction)];
    const imported = await importInto(transaction, engine, given, named, now);
    if (!imported.ok) return imported;
    const next = await content.read(transaction);
    const ofContent = await content.changesBetween(site, next);
    const changes = [...(await changesBetween(before, await readSoldRecords(transaction))), ...ofContent];
    if (changes.length === 0) return imported;
    const version = await addVersion(transaction, { publishedAt: now, by: null, restoredFrom: null, changes });
    if (ofContent.length > 0) await copyForEarlier(transaction, next, { by: null, now, restoredFrom: null });
    const logged = changes.filter(({ id }) => id !== 'order');
    await logPublished(transaction, logged, { by: null, now, version, restoredFrom: null });
    await countChanges(transaction, ['catalog', 'content']);
    return imported;
  });
}
