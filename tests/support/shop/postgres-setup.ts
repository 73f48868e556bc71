import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createTemplates } from './backends.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** the same server behind a pooler that uses another connection for every transaction */
    pooledUrl: string;
    /** a folder with a SQLite file for each template */
    sqliteTemplates: string;
  }
}

/** One PostgreSQL with a PgBouncer in front for a whole test run; every test file creates its own databases in it. */
export default async function setup({ provide }: Pick<TestProject, 'provide'>) {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'templates-'));
  await createTemplates(postgres.url, folder);
  provide('sqliteTemplates', folder);
  provide('postgresUrl', postgres.url);
  const pooler = await startPgBouncer(postgres.url);
  provide('pooledUrl', pooler.url);
  return async () => {
    await pooler.stop();
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}
