import { z } from 'zod';
import { type FormerSlugs, followSlugs } from '#domain/content/pages/former-slugs.ts';
import { noPages, type SitePages, withAllPages } from '#domain/content/pages/site-pages.ts';
import { sharedRead } from '../../async/shared-read.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import { bumpVersion, readVersion } from './catalog-version.ts';

const published = 1;
const slugs = z.record(z.string(), z.string());

/** The published pages, and which addresses they had before. */
export interface PublishedPages {
  readonly pages: SitePages;
  readonly formerSlugs: FormerSlugs;
}

/** What is published of the pages, in embedded and upstream mode. */
export async function readSitePages(executor: Executor): Promise<SitePages> {
  return (await readPublishedPages(executor)).pages;
}

async function readPublishedPages(executor: Executor): Promise<PublishedPages> {
  const row = await executor.selectFrom('site_pages').select(['pages', 'former_slugs']).where('id', '=', published).executeTakeFirst();
  return { pages: parseSitePages(row?.pages ?? null), formerSlugs: parseStored(slugs, row?.former_slugs ?? '{}') };
}

/**
 * Reads stored pages; null: a version from before there were any. Not checked: a limit that became narrower since they were published must not
 * take the site down.
 */
export function parseSitePages(json: string | null): SitePages {
  return json === null ? noPages : withAllPages(JSON.parse(json) as Partial<SitePages>);
}

/** Stores the published pages, inside a transaction. The slugs that pages had until now are kept. */
export async function writeSitePages(transaction: Executor, pages: SitePages): Promise<void> {
  const before = await readPublishedPages(transaction);
  const formerSlugs = followSlugs(before.formerSlugs, before.pages, pages);
  const row = { pages: JSON.stringify(pages), former_slugs: JSON.stringify(formerSlugs) };
  await transaction
    .insertInto('site_pages')
    .values({ id: published, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await bumpVersion(transaction, 'pages');
}

/** Reads the published pages; one small query decides whether the copy in memory is current. */
export function createSitePagesReader({ db }: Pick<Connection, 'db'>): () => Promise<PublishedPages> {
  let cached: (PublishedPages & { readonly version: string }) | null = null;
  return sharedRead(async () => {
    const version = await readVersion(db, 'pages');
    // pages that are newer than their version are read again next time
    if (cached?.version !== version) cached = { version, ...(await readPublishedPages(db)) };
    return cached;
  }, queueMicrotask);
}
