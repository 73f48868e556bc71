import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface Connection {
  readonly db: Kysely<Database>;
  readonly engine: 'sqlite' | 'postgres';
  /** whether the disk of an embedded database has room for the next orders; true where the data are elsewhere */
  hasRoom(): Promise<boolean>;
  close(): Promise<void>;
}

/** The database, or the transaction that is open: inside one, only that transaction may be asked. */
export type Executor = Kysely<Database> | Transaction<Database>;
