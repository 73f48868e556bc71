import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseAway } from './violation.ts';

test('a transaction that finds the disk full rejects with that, and counts as a database that is away', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'full-'));
  const connection = await connect({ databaseUrl: null, dataDir });
  await sql`create table filled (text text)`.execute(connection.db);
  await sql`pragma max_page_count = 4`.execute(connection.db);
  const filling = connection.db
    .transaction()
    .execute((transaction) => sql`insert into filled values (zeroblob(1000000))`.execute(transaction));
  const error = await filling.catch((reason: Error) => reason);
  expect([isDatabaseAway(error), String(error)]).toEqual([true, expect.stringContaining('full')]);
  await connection.close();
  await rm(dataDir, { recursive: true });
});

test('a mistake of ours does not count as one', () => {
  expect(isDatabaseAway(Object.assign(new Error('SQL logic error'), { errcode: 1 }))).toBe(false);
  expect(isDatabaseAway(new Error('Query read timeout'))).toBe(true);
});
