import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStatementCache } from './statement-cache.ts';

function openDatabase() {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  database.exec('create table dishes (id integer primary key, name text)');
  return { database, prepared: vi.spyOn(database, 'prepare') };
}

test('a text is prepared once, however often it is executed', () => {
  const { database, prepared } = openDatabase();
  const prepare = createStatementCache(database);
  for (const name of ['plov', 'lagman']) prepare('insert into dishes (name) values (?)').statement.run(name);
  const { statement, isReader } = prepare('select name from dishes where id = ?');
  expect([1, 2].map((id) => statement.get(id)?.['name'])).toEqual(['plov', 'lagman']);
  expect(isReader).toBe(true);
  expect(prepared).toHaveBeenCalledTimes(2);
});

test('beyond its size the cache drops what was not used for the longest time', () => {
  const { database, prepared } = openDatabase();
  const prepare = createStatementCache(database, 2);
  for (const text of ['select 1', 'select 2', 'select 1', 'select 3', 'select 1']) prepare(text);
  expect(prepared).toHaveBeenCalledTimes(3);
  prepare('select 2');
  expect(prepared).toHaveBeenCalledTimes(4);
});

test('after a change of the schema a statement reads the new columns', () => {
  const { database, prepared } = openDatabase();
  const prepare = createStatementCache(database);
  const text = 'select * from dishes';
  prepare(text);
  prepare('alter table dishes add column price integer').statement.run();
  prepare('insert into dishes (name, price) values (?, ?)').statement.run('plov', 30_000);
  expect({ ...prepare(text).statement.get() }).toEqual({ id: 1, name: 'plov', price: 30_000 });
  expect(prepared.mock.calls.filter(([prepared]) => prepared === text)).toHaveLength(2);
});
