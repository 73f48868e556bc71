import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { makePrivateFile } from './private-file.ts';
import { createStatementCache } from './statement-cache.ts';

/** Kysely on `node:sqlite`: write-ahead log, every commit on disk before it is acknowledged, writers wait up to 10 s for the lock. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(path: string) {
    const config = { database: async () => open(path) };
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Acquires the write lock at the start: a transaction that reads first and writes later would fail if another wrote in between. When SQLite
 * has already rolled back, as on a full disk, no second rollback is sent, so that the original error is reported.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function open(path: string): SqliteDatabase {
  makePrivateFile(path);
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const prepare = createStatementCache(database);
  return {
    close: () => database.close(),
    prepare(text) {
      const { statement, isReader } = prepare(text);
      return {
        reader: isReader,
        all: (values) => statement.all(...values.map(bindable)).map((row) => ({ ...row })),
        run: (values) => statement.run(...values.map(bindable)),
        // read row by row, while others may execute the same text
        iterate: (values) => database.prepare(text).iterate(...values.map(bindable)),
      };
    },
  };
}

/** `node:sqlite` treats an object as the first argument as named parameters, so objects are rejected. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    throw new TypeError('Store JSON and dates as text or numbers');
  }
  return value as SQLInputValue;
}
