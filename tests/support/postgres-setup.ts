import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for a whole test run; every test file makes databases of its own in it. */
export default async function setup({ provide }: Pick<TestProject, 'provide'>) {
  const postgres = await startPostgres();
  provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
