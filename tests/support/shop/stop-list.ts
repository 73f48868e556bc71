import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Connection } from '#server/db/connection.ts';
import { bumpVersion } from '#server/modules/catalog/catalog-version.ts';
import { stockRows } from '#server/modules/catalog/import-catalog.ts';

/** Writes the stop-list and the pauses of a catalog file to the tables that staff use. */
export async function writeStopList({ db }: Connection, file: CatalogFile, now: number): Promise<void> {
  await db.deleteFrom('stock').execute();
  const rows = stockRows(file, now);
  if (rows.length > 0) await db.insertInto('stock').values(rows).execute();
  await db.deleteFrom('pauses').execute();
  const pauses = file.pauses.map(({ restaurantId, until }) => ({ restaurant_id: String(restaurantId), until: Date.parse(until) }));
  if (pauses.length > 0) await db.insertInto('pauses').values(pauses).execute();
  await bumpVersion(db, 'stock');
}
