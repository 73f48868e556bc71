import { expect, test } from '@playwright/test';
import pg from 'pg';
import { startPostgres } from '../support/shop/postgres.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';

test.describe.configure({ timeout: 120_000 });

const pages = {
  '/uz/about': 'Biz haqimizda',
  '/en/contacts': 'info@shop.example',
  '/offer': 'Публичная оферта',
  '/uz/privacy': 'Maxfiylik',
};

/** A page waits 200 ms for the settings; the rest allows for a busy machine. */
const farFromTenSecondsMs = 2_000;

/** Each failure of the settings call: how it starts and how it ends. */
const faults = {
  'after ten seconds': { begin: 'begin; lock table meta in access exclusive mode', end: 'rollback' },
  'with an error': { begin: 'alter table meta rename to meta_away', end: 'alter table meta_away rename to meta' },
  'with garbage': {
    begin: `update site_settings set settings = 'garbage'; update meta set value = '77' where key = 'version'`,
    end: `update site_settings set settings = kept.settings from kept; update meta set value = '78' where key = 'version'`,
  },
};

test('a settings call that responds late, with an error or with an invalid body never affects pages', async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DEMO: '1' };
  await (await startShop({ env })).stop();
  const database = new pg.Client(postgres.url);
  await database.connect();
  await database.query('create table kept as select settings from site_settings');
  await database.query(faults['with garbage'].begin);
  const shop = await startShop({ env, firstPage: '/healthz' });

  await test.step('a first start without any response returns a translated page with the known data, and is not ready', async () => {
    const { status, text } = await read(shop, '/uz/about');
    expect(status).toBe(503);
    expect(text).toContain('<h1>Biz haqimizda</h1>');
    expect(text).toContain('qisqa vaqtga ishlamayapti');
    const ready = await read(shop, '/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toMatchObject([503, { starting: true }]);
  });

  await test.step('its first complete page makes it ready', async () => {
    await database.query(faults['with garbage'].end);
    await expect.poll(async () => (await read(shop, '/readyz')).status).toBe(200);
    expect((await read(shop, '/uz/about')).status).toBe(200);
  });

  for (const [path, words] of Object.entries(pages)) {
    const { status, text } = await read(shop, path);
    expect([path, status, text.includes(words)]).toEqual([path, 200, true]);
  }
  for (const [fault, { begin, end }] of Object.entries(faults)) {
    await test.step(`when the call responds ${fault}, pages do not wait and show the last valid response, logged as stale`, async () => {
      const before = shop.output().length;
      await database.query(begin);
      for (const [path, words] of Object.entries(pages)) {
        const { status, text, ms } = await read(shop, path);
        expect([path, status, text.includes(words)]).toEqual([path, 200, true]);
        expect(ms, path).toBeLessThan(farFromTenSecondsMs);
      }
      // the log follows a response later
      await expect.poll(() => shop.output().slice(before)).toContain('"stale":true');
      await database.query(end);
      await expect.poll(async () => (await read(shop, '/uz/about')).status).toBe(200);
    });
  }
  await database.end();
  await shop.stop();
  await postgres.stop();
});

async function read(shop: Shop, path: string) {
  const start = performance.now();
  const response = await fetch(shop.url + path);
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - start };
}
