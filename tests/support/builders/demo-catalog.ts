import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { readCatalogFile } from '#contract/catalog/read-catalog-file.ts';

/** The demo's file, as the server reads it at its start. */
export function demoCatalog(): CatalogFile {
  return checkedCatalog(JSON.parse(readFileSync(join(import.meta.dirname, '../../../src/server/db/demo/catalog.json'), 'utf8')));
}

export function checkedCatalog(document: unknown): CatalogFile {
  const file = readCatalogFile(document);
  if (!file.ok) throw new Error(file.problem.join('\n'));
  return file.value;
}
