import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface Connection {
  readonly db: Kysely<Database>;
  readonly engine: 'sqlite' | 'postgres';
  /** whether the disk of an embedded database has space for further orders; true for PostgreSQL */
  hasRoom(): Promise<boolean>;
  /** how many transactions this process has committed over it */
  commits(): number;
  close(): Promise<void>;
}

/** The database, or the open transaction: while a transaction is open, only that transaction may be used. */
export type Executor = Kysely<Database> | Transaction<Database>;
