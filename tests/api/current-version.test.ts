import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { bumpVersion } from '#server/modules/catalog/catalog-version.ts';
import { createCurrentVersion } from '#server/modules/catalog/current-version.ts';
import { createDatabase, engines, type TestDatabase } from '../support/shop/backends.ts';

describe.each(engines)('the version of the data, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(engine);
  });
  afterAll(() => database.remove());

  const change = ({ db }: TestDatabase['connection']) => db.transaction().execute((transaction) => bumpVersion(transaction, 'stock'));

  test('a change of this process is seen by the very next request', async () => {
    const current = createCurrentVersion(database.connection);
    for (let turn = 0; turn < 20; turn++) {
      const before = await current();
      await change(database.connection);
      expect(await current()).not.toBe(before);
    }
  });

  test('a change of another process is seen within a second', async () => {
    const current = createCurrentVersion(database.connection);
    const another = await connect(database.place);
    const before = await current();
    await change(another);
    const changedAt = performance.now();
    await expect.poll(async () => current(), { interval: 1 }).not.toBe(before);
    expect(performance.now() - changedAt).toBeLessThan(1_000);
    await another.close();
  });

  test('requests that come close together read it once', async () => {
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { db, commits } = database.connection;
    const current = createCurrentVersion({ db: db.withPlugin(counting), commits });
    const concurrent = await Promise.all(Array.from({ length: 50 }, () => current()));
    expect(new Set(concurrent).size).toBe(1);
    expect(reads).toBe(1);
  });

  test('no old version is returned while the database does not respond', async () => {
    const failing: KyselyPlugin = {
      transformQuery() {
        throw new Error('away');
      },
      transformResult: async ({ result }) => result,
    };
    const { db, commits } = database.connection;
    const current = createCurrentVersion({ db: db.withPlugin(failing), commits });
    await expect(Promise.resolve().then(current)).rejects.toThrow('away');
  });
});
