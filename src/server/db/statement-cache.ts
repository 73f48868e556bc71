import type { DatabaseSync, StatementSync } from 'node:sqlite';

interface CachedStatement {
  readonly statement: StatementSync;
  /** whether it returns rows */
  readonly isReader: boolean;
}

/** More texts than the shop has; those of lists are as many as there are lengths. */
const defaultSize = 256;
const schemaChange = /^\s*(?:create|alter|drop|reindex|vacuum|pragma)\b/i;

/**
 * Prepared statements of one connection by their text, the least recently used are dropped first. A change of the schema empties the
 * cache. A cached statement must be read to its end before its text is executed again.
 */
export function createStatementCache(database: DatabaseSync, size = defaultSize): (text: string) => CachedStatement {
  const cached = new Map<string, CachedStatement>();
  return (text) => {
    const found = cached.get(text);
    if (found !== undefined) {
      cached.delete(text);
      cached.set(text, found);
      return found;
    }
    const statement = database.prepare(text);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (schemaChange.test(text)) {
      cached.clear();
      return prepared;
    }
    cached.set(text, prepared);
    for (const oldest of cached.keys()) {
      if (cached.size <= size) break;
      cached.delete(oldest);
    }
    return prepared;
  };
}
