import type { TestProject } from 'vitest/node';
import { createTemplate } from './backends.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** the same server behind a pooler that uses another connection for every transaction */
    pooledUrl: string;
  }
}

/** One PostgreSQL with a PgBouncer in front for a whole test run; every test file creates its own databases in it. */
export default async function setup({ provide }: Pick<TestProject, 'provide'>) {
  const postgres = await startPostgres();
  await createTemplate(postgres.url);
  provide('postgresUrl', postgres.url);
  const pooler = await startPgBouncer(postgres.url);
  provide('pooledUrl', pooler.url);
  return async () => {
    await pooler.stop();
    await postgres.stop();
  };
}
