import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fullFolder = 60;

interface Catalogue {
  readonly categories: readonly { id: number; parentId: number | null }[];
  readonly products: { id: number; categoryId: number; isCombo: boolean; isSet: boolean }[];
}

/** A data folder with the demo's dishes, as many of them in its first folder as the byte budgets speak of. */
export function fullFolderData(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-full-'));
  const catalogue = JSON.parse(readFileSync('src/server/db/demo/catalogue.json', 'utf8')) as Catalogue;
  const [first] = catalogue.categories;
  const parts = catalogue.categories.filter(({ parentId }) => parentId === first?.id).map(({ id }) => id);
  const others = catalogue.products.filter(({ categoryId, isCombo, isSet }) => !parts.includes(categoryId) && !isCombo && !isSet);
  const missing = fullFolder - catalogue.products.filter(({ categoryId }) => parts.includes(categoryId)).length;
  for (const [index, product] of others.slice(0, missing).entries()) product.categoryId = parts[index % parts.length] ?? product.categoryId;
  const file = join(dataDir, 'full.json');
  writeFileSync(file, JSON.stringify(catalogue));
  execFileSync(process.execPath, ['src/server/catalogue-cli.ts', 'import', file], { env: { ...process.env, DATA_DIR: dataDir } });
  return dataDir;
}
