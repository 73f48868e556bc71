import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CatalogueFile } from '#contract/catalogue-file.ts';
import { readCatalogueFile } from '#contract/read-catalogue-file.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Backend } from '#server/backend/backend.ts';
import { createEmbeddedBackend } from '#server/backend/embedded.ts';
import { importCatalogue } from '#server/modules/catalogue/import-catalogue.ts';
import { createDatabase, type Engine, engines, type TestDatabase } from './database.ts';
import { generateCatalogue } from './generated-catalogue.ts';

/** Saturday noon in Tashkent: every kitchen of both catalogues is open. */
export const noon = Date.parse('2026-11-21T12:00:00+05:00');

const catalogues: Readonly<Record<string, () => CatalogueFile>> = {
  demo: () => checked(JSON.parse(readFileSync(new URL('../../src/server/db/demo/catalogue.json', import.meta.url), 'utf8'))),
  generated: () => checked(generateCatalogue(20_261_121)),
};

/** Every engine with every catalogue: the same titles on each. */
export const scenes = engines.flatMap((engine) => Object.entries(catalogues).map(([name, file]) => ({ engine, name, file: file() })));

export interface Scene {
  readonly backend: Backend;
  readonly database: TestDatabase;
  /** Replaces the catalogue, as the command line does. */
  load(file: CatalogueFile): Promise<void>;
  newCustomer(): Promise<Customer>;
}

export async function openScene(engine: Engine): Promise<Scene> {
  const database = await createDatabase(engine);
  const backend = createEmbeddedBackend({ connection: database.connection, filterModifiers: 'on' });
  return {
    backend,
    database,
    load: (file) => importCatalogue(database.connection, file, noon),
    newCustomer: () => backend.createCustomer({ firstName: 'Anvar', phone1: `998${randomInt(1e8, 1e9)}`, birthDate: '1990-05-17' }, noon),
  };
}

function checked(document: unknown): CatalogueFile {
  const file = readCatalogueFile(document);
  if (!file.ok) throw new Error(file.problem.join('\n'));
  return file.value;
}
