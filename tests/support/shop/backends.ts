import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, connectDirectly } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';

export type Engine = Connection['engine'];
export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** The backends of the contract suite: the app's own catalog in either database, or a restaurant's own system behind the app. */
export type BackEnd = Engine | 'upstream';
export const backEnds: readonly BackEnd[] = [...engines, 'upstream'];

const template = 'migrated';

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

/** Creates an empty database with all tables (unless disabled), a separate one for each caller. */
export async function createDatabase(engine: Engine, { isMigrated = true } = {}): Promise<TestDatabase> {
  const { remove, ...place } = engine === 'sqlite' ? await createFolder(isMigrated) : await createPostgresDatabase(isMigrated);
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

/** Migrates as the shop does at its start. */
async function migrateDirectly(place: DatabasePlace): Promise<void> {
  const connection = await connectDirectly(place);
  await migrate(connection).finally(() => connection.close());
}

/** Creates the database that the migrated ones of a server are copies of. */
export async function createTemplate(server: string): Promise<void> {
  await administer(server, `create database ${template}`);
  await migrateDirectly({ databaseUrl: new URL(`/${template}`, server).href, dataDir: '' });
}

async function createFolder(isMigrated: boolean) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-'));
  if (isMigrated) await migrateDirectly({ databaseUrl: null, dataDir });
  return { databaseUrl: null, databaseDirectUrl: null, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function createPostgresDatabase(isMigrated: boolean) {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}${isMigrated ? ` template ${template}` : ''}`);
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
