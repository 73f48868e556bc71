import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { prepareDatabase } from '#server/bootstrap.ts';
import { connect, connectDirectly } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';

export type Engine = Connection['engine'];
export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** The backends of the contract suite: the app's own catalog in either database, or a restaurant's own system behind the app. */
export type BackEnd = Engine | 'upstream';
export const backEnds: readonly BackEnd[] = [...engines, 'upstream'];

/** Most tests get a copy of one of these: with all tables, and with the demo catalog besides. */
const templates = ['migrated', 'demo'] as const;
type Template = (typeof templates)[number];

const sqliteFile = 'storefront.sqlite';
/** When the demo catalog was written: noon on a Saturday in Tashkent. */
export const templateNow = Date.parse('2026-11-21T07:00:00Z');

/** The location of a database, as `connect` accepts it. */
export interface DatabasePlace {
  /** PostgreSQL only: through a pooler in transaction mode */
  readonly databaseUrl: string | null;
  /** PostgreSQL only: the server itself */
  readonly databaseDirectUrl?: string | null;
  readonly dataDir: string;
}

export interface TestDatabase {
  readonly connection: Connection;
  readonly place: DatabasePlace;
  /** Closes and removes the database. */
  remove(): Promise<void>;
}

/** Creates a database, a separate one for each caller; without a template it is empty. */
export async function createDatabase(engine: Engine, template: Template | null = 'migrated'): Promise<TestDatabase> {
  const { remove, ...place } = engine === 'sqlite' ? await createFolder(template) : await createPostgresDatabase(template);
  const connection = await connect(place);
  return {
    connection,
    place,
    async remove() {
      await connection.close();
      await remove();
    },
  };
}

/** Creates the databases of a PostgreSQL server, and the files in a folder, that those of tests are copies of. */
export async function createTemplates(server: string, folder: string): Promise<void> {
  for (const template of templates) {
    await administer(server, `create database ${template}`);
    await mkdir(join(folder, template));
    await fill({ databaseUrl: new URL(`/${template}`, server).href, dataDir: '' }, template);
    await fill({ databaseUrl: null, dataDir: join(folder, template) }, template);
  }
}

/** Migrates, and writes the demo catalog, as the shop does at its start. */
async function fill(place: DatabasePlace, template: Template): Promise<void> {
  const connection = await connectDirectly(place);
  const filled = template === 'demo' ? prepareDatabase(connection, { demo: true }, templateNow) : migrate(connection);
  await filled.finally(() => connection.close());
}

async function createFolder(template: Template | null) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  if (template !== null) await copyFile(join(inject('sqliteTemplates'), template, sqliteFile), join(dataDir, sqliteFile));
  return { databaseUrl: null, databaseDirectUrl: null, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function createPostgresDatabase(template: Template | null) {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}${template === null ? '' : ` template ${template}`}`);
  const [databaseUrl, databaseDirectUrl] = [inject('pooledUrl'), server].map((address) => new URL(`/${name}`, address).href) as [
    string,
    string,
  ];
  return { databaseUrl, databaseDirectUrl, dataDir: '', remove: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(connectionString: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
