import { sql } from 'kysely';
import type { Connection, Executor } from '../../db/connection.ts';
import { log } from '../../log.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { readStoredAddresses } from '../catalog/stored-addresses.ts';
import { encodePicture, pictureHash } from './encode-picture.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { writePicture } from './picture-store.ts';

/** The pictures of other sites that menus contain. They are fetched in the background, and shown from where they are until then. */
export interface RemotePictures {
  /** Notes that a menu contains a picture of another site. */
  want(url: string): void;
  /** The address of the stored picture, as this process knows it; until there is one, the URL itself. */
  resolve(url: string): string;
  /** Fetches at most one picture: of all processes, one fetches at a time. */
  fetchNext(now: number): Promise<void>;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** A menu's pictures are recorded as wanted again after this long. */
const wantedAgainMs = 60 * minute;
/** A claim of a process that has ended is taken over after this long. */
const claimMs = 2 * minute;
/** A stored picture is fetched again after this long: a site may replace a picture under its URL. */
const refreshMs = day;
/** More pictures than any menu contains. */
const mostWanted = 10_000;
const rowsAtOnce = 500;

/** One minute, then four times as long after each failure, at most a day. */
export function retryDelay(failures: number): number {
  return Math.min(minute * 4 ** (failures - 1), day);
}

export function createRemotePictures(connection: Connection, fetchPicture: FetchPicture): RemotePictures {
  const { db } = connection;
  const wanted = createWantedList(db);
  const stored = createStoredAddresses(db);
  return {
    want: wanted.add,
    resolve(url) {
      wanted.add(url);
      return stored.addressOf(url);
    },
    async fetchNext(now) {
      if (wanted.isEmpty()) return;
      await wanted.record(now);
      await stored.refresh();
      const url = await claim(db, now);
      if (url === null) return;
      await fetchOne(connection, fetchPicture, url, now);
      await stored.refresh();
    },
  };
}

/** The pictures that this process has seen in menus, recorded in the database for all processes. */
function createWantedList(db: Connection['db']) {
  const recorded = new Map<string, number>();
  const seen = new Set<string>();
  return {
    add(url: string) {
      // a vector picture has no sizes: it stays where it is
      if (/\.svg$/i.test(url.split(/[?#]/, 1)[0] ?? '')) return;
      if (recorded.has(url) || recorded.size + seen.size < mostWanted) seen.add(url);
    },
    isEmpty: () => seen.size + recorded.size === 0,
    async record(now: number) {
      const due = [...seen].filter((url) => (recorded.get(url) ?? 0) <= now - wantedAgainMs);
      for (let start = 0; start < due.length; start += rowsAtOnce) {
        const urls = due.slice(start, start + rowsAtOnce);
        await recordWanted(db, urls, now);
        for (const url of urls) recorded.set(url, now);
      }
      seen.clear();
    },
  };
}

function recordWanted(db: Connection['db'], urls: readonly string[], now: number) {
  const rows = urls.map((url) => ({ url, hash: null, failures: 0, next_at: now, claimed_until: 0, wanted_at: now, stored_at: 0 }));
  return db
    .insertInto('picture_fetches')
    .values(rows)
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ wanted_at: now }))
    .execute();
}

/** Takes the picture that has waited longest, new ones first; null: none is due, or another process fetches one. */
async function claim(db: Connection['db'], now: number): Promise<string | null> {
  const due = await db
    .selectFrom('picture_fetches')
    .select('url')
    .where('next_at', '<=', now)
    .orderBy(sql`hash is not null`)
    .orderBy('next_at')
    .orderBy('url')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return null;
  const claimed = await db
    .updateTable('picture_fetches')
    .set({ claimed_until: now + claimMs })
    .where('url', '=', due.url)
    .where('claimed_until', '<=', now)
    .where('next_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('picture_fetches as other').select('other.url').where('other.claimed_until', '>', now))),
    )
    .returning('url')
    .executeTakeFirst();
  return claimed?.url ?? null;
}

async function fetchOne(connection: Connection, fetchPicture: FetchPicture, url: string, now: number): Promise<void> {
  try {
    await storeFetched(connection, url, await fetchPicture(url), now);
  } catch (error) {
    await recordFailure(connection.db, url, now);
    const { origin, pathname } = new URL(url);
    log.info({ picture: origin + pathname, reason: error instanceof Error ? error.message : String(error) }, 'a picture was not fetched');
  }
}

/** A changed picture counts as a change of the catalog, so that every process shows it. */
async function storeFetched({ db }: Connection, url: string, bytes: Uint8Array, now: number): Promise<void> {
  const hash = pictureHash(bytes);
  const encoded = (await hasPicture(db, hash)) ? null : await encodePicture(bytes);
  if (encoded?.ok === false) throw new Error(encoded.problem.code);
  await db.transaction().execute(async (transaction) => {
    if (encoded !== null) await writePicture(transaction, encoded.value, null, now);
    const before = await transaction.selectFrom('picture_fetches').select('hash').where('url', '=', url).executeTakeFirst();
    const isChanged = before?.hash !== hash;
    await transaction
      .updateTable('picture_fetches')
      .set({ hash, failures: 0, claimed_until: 0, next_at: now + refreshMs, ...(isChanged ? { stored_at: now } : {}) })
      .where('url', '=', url)
      .execute();
    if (isChanged) await bumpVersion(transaction, 'version');
  });
}

async function hasPicture(executor: Executor, hash: string): Promise<boolean> {
  return (await executor.selectFrom('pictures').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined;
}

/** A picture that was stored before stays. */
async function recordFailure(db: Connection['db'], url: string, now: number): Promise<void> {
  const row = await db.selectFrom('picture_fetches').select('failures').where('url', '=', url).executeTakeFirst();
  const failures = (row?.failures ?? 0) + 1;
  await db
    .updateTable('picture_fetches')
    .set({ failures, claimed_until: 0, next_at: now + retryDelay(failures) })
    .where('url', '=', url)
    .execute();
}

/** The same in memory, read again when a picture was stored or removed. */
function createStoredAddresses(db: Connection['db']) {
  let known: ReadonlyMap<string, string> = new Map();
  let knownState = '';
  return {
    addressOf: (url: string) => known.get(url) ?? url,
    async refresh() {
      const state = await db
        .selectFrom('picture_fetches')
        .select([sql<number>`count(hash)`.as('count'), sql<number>`coalesce(max(stored_at), 0)`.as('last')])
        .executeTakeFirstOrThrow();
      const current = JSON.stringify(state);
      if (current === knownState) return;
      known = await readStoredAddresses(db);
      knownState = current;
    },
  };
}
