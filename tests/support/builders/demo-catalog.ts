import { readFileSync } from 'node:fs';
import type { CatalogueFile } from '#contract/catalog/catalog-file.ts';
import { readCatalogueFile } from '#contract/catalog/read-catalog-file.ts';

/** The demo's file, as its start reads it. */
export function demoCatalogue(): CatalogueFile {
  return checkedCatalogue(JSON.parse(readFileSync(new URL('../../../src/server/db/demo/catalogue.json', import.meta.url), 'utf8')));
}

export function checkedCatalogue(document: unknown): CatalogueFile {
  const file = readCatalogueFile(document);
  if (!file.ok) throw new Error(file.problem.join('\n'));
  return file.value;
}
