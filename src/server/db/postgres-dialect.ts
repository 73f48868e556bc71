import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type QueryExecutorProvider,
  sql,
  type TransactionSettings,
} from 'kysely';

/** A separate number: a session lock that an earlier version acquired through a pooler may never be released. */
const migrationLock = sql.lit(7_202_610);

/** PostgreSQL, also behind a pooler that gives every transaction another connection: settings and locks never outlive a transaction. */
export class PooledPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #statementMs: number;

  constructor(pool: PostgresPool, statementMs: number) {
    super({ pool });
    this.#pool = pool;
    this.#statementMs = statementMs;
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#pool, this.#statementMs);
  }

  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }
}

/** A pooler rejects or loses session settings, so each transaction sets its timeout in the same message as its BEGIN. */
class LimitedDriver extends PostgresDriver {
  readonly #limit: string;

  constructor(pool: PostgresPool, statementMs: number) {
    super({ pool });
    this.#limit = `set local statement_timeout = ${statementMs}`;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isPlain = settings.isolationLevel === undefined && settings.accessMode === undefined;
    if (!isPlain) await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(isPlain ? `begin; ${this.#limit}` : this.#limit));
  }
}

/** Kysely's lock belongs to the session, which a pooler reassigns to another client while it is still locked. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await lockMigrations(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** Waits until no other process migrates; the end of the transaction releases the lock. */
export async function lockMigrations(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
}
