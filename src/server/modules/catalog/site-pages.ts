import { noPages, type SitePages, withAllPages } from '#domain/content/pages/site-pages.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { sharedRead } from '../../lib/shared-read.ts';
import { bumpVersion, readVersion } from './catalog-version.ts';

const published = 1;

/** What is published of the pages, in embedded and upstream mode. */
export async function readSitePages(executor: Executor): Promise<SitePages> {
  const row = await executor.selectFrom('site_pages').select('pages').where('id', '=', published).executeTakeFirst();
  return parseSitePages(row?.pages ?? null);
}

/** Parses stored pages; null: a version from before there were any. */
export function parseSitePages(json: string | null): SitePages {
  return json === null ? noPages : withAllPages(JSON.parse(json) as Partial<SitePages>);
}

/** Stores the published pages, inside a transaction. */
export async function writeSitePages(transaction: Executor, pages: SitePages): Promise<void> {
  const row = { pages: JSON.stringify(pages) };
  await transaction
    .insertInto('site_pages')
    .values({ id: published, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await bumpVersion(transaction, 'pages');
}

/** Reads the published pages; one small query decides whether the copy in memory is current. */
export function createSitePagesReader({ db }: Pick<Connection, 'db'>): () => Promise<SitePages> {
  let cached: { readonly version: string; readonly pages: SitePages } | null = null;
  return sharedRead(async () => {
    const version = await readVersion(db, 'pages');
    // pages that are newer than their version are read again next time
    if (cached?.version !== version) cached = { version, pages: await readSitePages(db) };
    return cached.pages;
  }, queueMicrotask);
}
