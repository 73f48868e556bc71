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

/** A number of our own: a lock for a session that an earlier version took through a pooler may be held for ever. */
const migrationLock = sql.lit(7_202_610);

/** PostgreSQL also behind a pooler that gives every transaction another connection: nothing is set or locked beyond one. */
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

/** A pooler refuses or forgets what is set for a session, so each transaction brings its time-out, in the same message as its beginning. */
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

/** Kysely's lock belongs to the session, which a pooler hands to somebody else while it is still locked. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await lockMigrations(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** Waits until nobody else migrates; the end of the transaction unlocks. */
export async function lockMigrations(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
}
