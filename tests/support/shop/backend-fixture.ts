import { randomInt } from 'node:crypto';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { importCatalog } from '#server/modules/catalog/import-catalog.ts';
import type { Backend } from '#server/ports/backend.ts';
import { checkedCatalog, demoCatalog } from '../builders/demo-catalog.ts';
import { generateCatalog } from '../builders/generated-catalog.ts';
import { backendBehind } from '../upstream/upstream-backend.ts';
import { startUpstream } from '../upstream/upstream-stub.ts';
import { type BackEnd, backEnds, createDatabase, type Engine, engines, type TestDatabase } from './backends.ts';
import type { ShopPlace } from './processes.ts';
import { writeStopList } from './stop-list.ts';

/** Saturday noon in Tashkent: every restaurant of both catalogs is open. */
export const noon = Date.parse('2026-11-21T12:00:00+05:00');

export const demoFile = demoCatalog();

const catalogues: Readonly<Record<string, CatalogFile>> = {
  demo: demoFile,
  generated: checkedCatalog(generateCatalog(20_261_121)),
};

function withCatalogs<Kind>(kinds: readonly Kind[]) {
  return kinds.flatMap((engine) => Object.entries(catalogues).map(([name, file]) => ({ engine, name, file })));
}

/** Every backend with every catalog: the same titles on each. */
export const scenes = withCatalogs(backEnds);
/** Scenes of features that only the app's own catalog has. */
export const ownScenes = withCatalogs(engines);

export interface Scene {
  readonly backend: Backend;
  readonly database: TestDatabase;
  /** for additional processes */
  readonly place: ShopPlace;
  /** Replaces the catalog where it is stored. */
  load(file: CatalogFile): Promise<void>;
  newCustomer(): Promise<Customer>;
  close(): Promise<void>;
}

export function openScene(backEnd: BackEnd): Promise<Scene> {
  return backEnd === 'upstream' ? openBehindUpstream() : openOwn(backEnd);
}

async function openOwn(engine: Engine): Promise<Scene> {
  const database = await createDatabase(engine);
  const backend = createEmbeddedBackend({ connection: database.connection, filterModifiers: 'on' });
  return {
    backend,
    database,
    place: database.place,
    load: (file) => importCatalog(database.connection, file, noon),
    newCustomer: () => createSomebody(backend),
    close: () => database.remove(),
  };
}

/** Opens a scene in front of a stub that stores the catalog; the stop-list is stored by the app. */
async function openBehindUpstream(): Promise<Scene> {
  const database = await createDatabase('sqlite');
  const upstream = await startUpstream(generateCatalog(1), { now: () => noon });
  const backend = backendBehind(upstream.url, database.connection);
  return {
    backend,
    database,
    place: { ...database.place, upstreamUrl: upstream.url },
    async load(file) {
      upstream.load(file);
      await writeStopList(database.connection, file, noon);
    },
    newCustomer: () => createSomebody(backend),
    async close() {
      await upstream.stop();
      await database.remove();
    },
  };
}

function createSomebody(backend: Backend): Promise<Customer> {
  return backend.createCustomer({ firstName: 'Anvar', phone1: `998${randomInt(1e8, 1e9)}`, birthDate: '1990-05-17' }, 'ru', noon);
}
