import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDraft } from '#domain/content/draft.ts';
import { purgeExpired } from '#server/jobs/purge-expired.ts';
import { readSettings } from '#server/modules/catalog/site-settings.ts';
import { createSiteImages } from '#server/modules/content/site-images.ts';
import { createPublishing } from '#server/modules/publishing/publishing.ts';
import { noon } from '../support/shop/backend-fixture.ts';
import { createDatabase, engines, type TestDatabase } from '../support/shop/backends.ts';

const day = 24 * 60 * 60_000;

describe.each(engines)('purging expired data, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(engine);
  });
  afterAll(() => database.remove());

  /** Inserts one expired and one current row of every kind. */
  const fill = async () => {
    const { db } = database.connection;
    for (const [name, expires_at] of Object.entries({ old: noon, valid: noon + 1 })) {
      const verified = { verified_phone: null, verified_at: null };
      const session = { customer_id: name, phone1: '998901112233', created_at: noon, ...verified };
      await db
        .insertInto('sessions')
        .values([
          { token_hash: name, seen_at: noon, expires_at, ...session },
          { token_hash: `${name}-idle`, seen_at: expires_at - 14 * day, expires_at: noon + day, ...session },
        ])
        .execute();
      const challenge = { phone1: '998901112233', code_hash: '', guesses: 0, used_at: null, created_at: noon };
      await db
        .insertInto('challenges')
        .values({ id: name, expires_at, ...challenge })
        .execute();
      await db.insertInto('limits').values({ key: name, window_start: noon, count: 1, expires_at }).execute();
      await db.insertInto('access_sessions').values({ token_hash: name, side: 'staff', access_hash: '', expires_at }).execute();
      await db.insertInto('preview_links').values({ token_hash: name, by: null, expires_at }).execute();
      const key = { customer_id: name, key: name, body_hash: '', order_id: '' };
      await db
        .insertInto('idempotency_keys')
        .values({ ...key, created_at: expires_at - 7 * day - 1 })
        .execute();
    }
  };

  test('expired rows are removed, current ones stay: codes, counters, sessions, links, idempotency keys', async () => {
    const { db } = database.connection;
    await fill();
    await purgeExpired(database.connection, noon);
    const left = [
      await db.selectFrom('sessions').select('token_hash as name').orderBy('token_hash').execute(),
      await db.selectFrom('challenges').select('id as name').execute(),
      await db.selectFrom('limits').select('key as name').execute(),
      await db.selectFrom('access_sessions').select('token_hash as name').execute(),
      await db.selectFrom('preview_links').select('token_hash as name').execute(),
      await db.selectFrom('idempotency_keys').select('customer_id as name').execute(),
    ];
    expect(left.map((rows) => rows.map(({ name }) => name))).toEqual([
      ['valid', 'valid-idle'],
      ['valid'],
      ['valid'],
      ['valid'],
      ['valid'],
      ['valid'],
    ]);
  });

  test('the log has orders and limits for a year, all else for three', async () => {
    const { db } = database.connection;
    const year = 365 * day;
    const ages = { orders: [year, year - 1], site: [year, 3 * year, 3 * year - 1], catalog: [3 * year], team: [3 * year] };
    for (const [part, list] of Object.entries(ages)) {
      const rows = list.map((age) => ({ at: noon - age, by: null, kind: 'x', parts: '[]', detail: null, part, subject: String(age) }));
      await db.insertInto('content_log').values(rows).execute();
    }
    await purgeExpired(database.connection, noon);
    const left = await db.selectFrom('content_log').select(['part', 'subject']).orderBy('id').execute();
    expect(left.map(({ part, subject }) => [part, Number(subject)])).toEqual([
      ['orders', year - 1],
      ['site', year],
      ['site', 3 * year - 1],
    ]);
  });

  test('an uploaded image is removed after a day unless a draft, a version or the published settings use it', async () => {
    const [images, { content }] = [createSiteImages(database.connection, true), createPublishing(database.connection)];
    const upload = async (background: string) => {
      const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
      const cached = await images.saveImage(await picture.png().toBuffer(), null, noon);
      return cached.ok ? cached.value : '';
    };
    const [unused, drafted] = [await upload('red'), await upload('green')];
    const published = await readSettings(database.connection.db);
    const { etag } = await content.workspace();
    const saved = await content.save({ ...freshDraft(published), settings: { ...published, logo: drafted } }, etag, {
      by: null,
      now: noon,
    });
    expect(saved.ok).toBe(true);
    const has = async (path: string) => (await images.image(path.replace('/media/', ''))) !== null;
    await images.forgetUnusedImages(noon + day);
    expect([await has(unused), await has(drafted)]).toEqual([true, true]);
    await images.forgetUnusedImages(noon + day + 1);
    expect([await has(unused), await has(drafted)]).toEqual([false, true]);
  });
});

test('on PostgreSQL a row that is locked by an order is left for the next run', async () => {
  const database = await createDatabase('postgres');
  const { db } = database.connection;
  const key = { customer_id: 'held', key: randomUUID(), body_hash: '', order_id: '', created_at: 0 };
  await db.insertInto('idempotency_keys').values(key).execute();
  const count = async () => (await db.selectFrom('idempotency_keys').select('key').where('customer_id', '=', 'held').execute()).length;
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('idempotency_keys').set({ body_hash: 'x' }).where('customer_id', '=', 'held').execute();
    await purgeExpired(database.connection, noon);
    expect(await count()).toBe(1);
  });
  await purgeExpired(database.connection, noon);
  expect(await count()).toBe(0);
  await database.remove();
});
