import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { isDatabaseAway } from '#server/db/db-errors.ts';
import { createDatabase, type TestDatabase } from '../support/shop/backends.ts';

describe.each(['pooled', 'direct'])('time-outs of PostgreSQL, %s', (connectionKind) => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createDatabase('postgres');
    const { databaseUrl, databaseDirectUrl = null } = database.place;
    connection = await connect({ databaseUrl: connectionKind === 'direct' ? databaseDirectUrl : databaseUrl, dataDir: '' });
  });
  afterAll(async () => {
    await connection.close();
    await database.remove();
  });
  const sleeping = async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()
      and datname = current_database()`.execute(connection.db);
    return rows.length;
  };

  test('a statement that times out counts as an unavailable database, and ends on the server as well', async () => {
    const error = await sql`select pg_sleep(60)`.execute(connection.db).catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    await vi.waitFor(async () => expect(await sleeping()).toBe(0));
  });

  test('a transaction sets its own limit, and resets it afterwards', async () => {
    const limit = sql<{ statement_timeout: string }>`show statement_timeout`;
    const inside = await connection.db.transaction().execute((transaction) => limit.execute(transaction));
    expect(inside.rows).toEqual([{ statement_timeout: '4500ms' }]);
    expect((await limit.execute(connection.db)).rows).toEqual([{ statement_timeout: '0' }]);
  });
});
