import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { WireCatalogWorkspace } from '#contract/office/catalog.ts';
import { connect } from '#server/db/connect.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import type { Row } from '../support/load/measured.ts';
import { importedData } from '../support/shop/full-folder.ts';
import { heapFlags, type Shop, withShop } from '../support/shop/shop.ts';

const dishes = 5_000;
const versions = 400;
const recordsOfVersion = 1_000;
const entries = 300_000;
const corners = 2_000;
const limitMs = 50;
const ownerPhone = '998950000001';
const watch = fileURLToPath(new URL('../support/load/watch-loop.mjs', import.meta.url));

export const officeLoadRow: Row = {
  name: 'office-load',
  what: `calls of the office with ${dishes.toLocaleString('en')} dishes, ${versions} versions of ${recordsOfVersion.toLocaleString('en')} dishes and ${entries.toLocaleString('en')} entries of the log, on SQLite: the longest piece in which the server's event loop is occupied, in its processor time`,
  reach: `each ≤ ${limitMs} ms`,
  measure: async () => {
    const dataDir = importedData(withCopies());
    await fill(dataDir);
    const nodeOptions = [...heapFlags(), '--import', watch];
    return withShop({ dataDir, nodeOptions, env: { OWNER_PHONE: `+${ownerPhone}` } }, async (shop) => {
      const longest = await callsOf(shop);
      const found = Object.entries(longest).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
      return { found: found.join('; '), isReached: Object.values(longest).every((ms) => ms <= limitMs) };
    });
  },
};

/** The demo's catalog with copies of its dishes. */
function withCopies(): CatalogFile {
  const catalog = demoCatalog();
  const copied = catalog.products.filter(({ isCombo, isSet }) => !isCombo && !isSet);
  const copies = Array.from({ length: dishes - catalog.products.length }, (_, at) => ({
    ...(copied[at % copied.length] as CatalogFile['products'][number]),
    id: `copy-${at}`,
    slug: undefined,
  }));
  return { ...catalog, products: [...catalog.products, ...copies] };
}

/** Versions that each changed the first dishes, and a year of the log. */
async function fill(dataDir: string): Promise<void> {
  const { db, close } = await connect({ databaseUrl: null, dataDir });
  const rows = await db.selectFrom('catalogue').select(['id', 'record']).where('kind', '=', 'products').limit(recordsOfVersion).execute();
  await db.transaction().execute(async (transaction) => {
    for (let count = 0; count < versions; count += 1) {
      const row = { published_at: Date.now(), by: 'Anvar', restored_from: null, changes: '', records: rows.length, first_records: '[]' };
      const { id: version_id } = await transaction.insertInto('catalog_versions').values(row).returning('id').executeTakeFirstOrThrow();
      const records = rows.map(({ id, record }) => ({ version_id, section: 'products', id, before: record }));
      await transaction.insertInto('catalog_version_records').values(records).execute();
    }
    for (let entry = 0; entry < entries; entry += 1_000) {
      const logged = Array.from({ length: 1_000 }, (_, at) => ({
        at: Date.now(),
        by: `Person ${at % 20}`,
        kind: 'orderMoved',
        parts: '[]',
        detail: null,
        part: 'orders',
        subject: String(entry + at),
        before: '{"status":"created"}',
        after: '{"status":"confirmed"}',
        words: `person ${at % 20} ${entry + at} created confirmed`,
      }));
      await transaction.insertInto('content_log').values(logged).execute();
    }
  });
  await close();
}

async function callsOf(shop: Shop): Promise<Record<string, number>> {
  const cookie = await signIn(shop);
  const longest: Record<string, number> = {};
  const call = async <Value>(name: string, path: string, method = 'GET', body?: object): Promise<Value> => {
    await occupiedMs(shop);
    const headers = { cookie, 'content-type': 'application/json', origin: shop.url };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${shop.url}/api/v1/office${path}`, { method, headers, ...sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`);
    longest[name] = Math.max(longest[name] ?? 0, await occupiedMs(shop));
    return JSON.parse(text) as Value;
  };
  await call('warm-up', '/catalog');
  delete longest['warm-up'];
  await call('versions', '/publishing/versions');
  await call('going back over all versions', '/publishing/versions/0');
  await call('a page of the log', '/log');
  await call('a search that finds nothing', '/log?text=needle');
  const { live } = await call<WireCatalogWorkspace>('the catalog', '/catalog');
  const saves = live.products.map((dish) => ({
    section: 'products',
    id: String(dish.id),
    base: dish,
    value: { ...dish, price: dish.price + 500 },
  }));
  for (let at = 0; at < saves.length; at += 1_000) {
    await call('1,000 prices', '/catalog/records', 'PUT', { records: saves.slice(at, at + 1_000) });
  }
  const [first] = saves;
  const again = { ...first, base: first?.value, value: { ...first?.value, price: 77_000 } };
  await call(`one price beside ${dishes.toLocaleString('en')} changes`, '/catalog/records', 'PUT', { records: [again] });
  const [zone] = live.zones;
  const outlined = { section: 'zones', id: String(zone?.id), base: zone, value: { ...zone, polygon: outline() } };
  await call(`a zone of ${corners.toLocaleString('en')} corners`, '/catalog/records', 'PUT', { records: [outlined] });
  const file = { products: live.products.map((dish) => ({ ...dish, price: dish.price + 700 })) };
  await call(`an import of ${dishes.toLocaleString('en')} dishes`, '/catalog/file', 'PUT', file);
  await call('their publication', '/publishing/publish', 'POST', {});
  return longest;
}

/** The border of a district: no part of it repeats. */
function outline(): [number, number][] {
  return Array.from({ length: corners }, (_, at) => {
    const [angle, distance] = [(at / corners) * 2 * Math.PI, 0.1 + 0.001 * Math.sin(at * 0.7) + 0.0005 * Math.sin(at * 2.3)];
    return [69 + distance * Math.cos(angle), 41 + distance * Math.sin(angle)];
  });
}

async function signIn(shop: Shop): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: shop.url };
  const send = (path: string, body: object) =>
    fetch(`${shop.url}/api/v1/office/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const known = shop.codeCount();
  const { challengeId } = (await (await send('code', { phone1: ownerPhone })).json()) as { challengeId: string };
  const opened = await send('session', { challengeId, phone1: ownerPhone, code: await shop.nextCode(known) });
  return opened.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Since the last call. */
async function occupiedMs(shop: Shop): Promise<number> {
  const printed = () => [...shop.output().matchAll(/^event loop occupied ([\d.]+) ms$/gm)];
  const known = printed().length;
  shop.process.kill('SIGUSR2');
  for (let tries = 0; tries < 500; tries += 1) {
    const next = printed()[known];
    if (next !== undefined) return Number(next[1]);
    await wait(20);
  }
  throw new Error('the shop does not say how long its event loop was occupied');
}
