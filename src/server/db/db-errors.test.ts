import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseAway } from './db-errors.ts';

test('a transaction on a full disk rejects with the disk error, which counts as an unavailable database', async () => {
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

test('a programming error does not count as an unavailable database', () => {
  expect(isDatabaseAway(Object.assign(new Error('SQL logic error'), { errcode: 1 }))).toBe(false);
  expect(isDatabaseAway(new Error('Query read timeout'))).toBe(true);
});

const broken = [
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('server closed the connection unexpectedly'),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  Object.assign(new Error('the database system is in recovery mode'), { code: '57P03' }),
  Object.assign(new Error('query_wait_timeout'), { code: '08P01' }),
  Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  new AggregateError([Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })]),
  new Error('the order was not written', { cause: new Error('Connection terminated') }),
];

test.each(broken)('a server that stops, starts or closes a connection counts as unavailable: $message', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test('a constraint violation does not count as an unavailable database', () => {
  expect(isDatabaseAway(Object.assign(new Error('duplicate key value'), { code: '23505' }))).toBe(false);
});
