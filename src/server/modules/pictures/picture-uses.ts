import { z } from 'zod';
import type { PictureUse } from '#domain/content/library-picture.ts';
import { everyPage, type SitePages, withAllPages } from '#domain/content/pages/site-pages.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import { parseSitePages, readSitePages } from '../catalog/site-pages.ts';

/** The uses of each picture by its name. */
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

const addresses = /\/media\/([\w-]{16}-[pd]\d{1,4}x\d{1,4}-[\da-f]{6})/g;
const versionsPerRead = 20;

/** Reads where pictures are used: in the draft, on the site, in scheduled publications, versions and the catalog. */
export function createUsesReader(): (executor: Executor) => Promise<PictureUses> {
  // versions never change
  const versions = new Map<number, ReadonlySet<string>>();
  return async (executor) => {
    await readVersions(executor, versions);
    const uses = new Map<string, PictureUse[]>();
    const add = (value: unknown, use: PictureUse) => {
      for (const name of namesIn(value)) uses.set(name, [...(uses.get(name) ?? []), use]);
    };
    const addPages = (kind: 'draft' | 'published' | 'scheduled', pages: SitePages) => {
      for (const { name, page } of everyPage(pages)) add(page, { kind, page: name });
      add(pages.banners, { kind, page: 'banners' });
    };
    await addContent(executor, addPages, (kind, settings) => add(settings, { kind, page: 'settings' }));
    for (const [id, names] of versions) for (const name of names) uses.set(name, [...(uses.get(name) ?? []), { kind: 'version', id }]);
    const records = await executor.selectFrom('catalogue').select('record').where('record', 'like', '%/media/%').execute();
    for (const { record } of records) add(record, { kind: 'dish', name: nameOf(record) });
    return uses;
  };
}

type AddPages = (kind: 'draft' | 'published' | 'scheduled', pages: SitePages) => void;
type AddSettings = (kind: 'draft' | 'published' | 'scheduled', settings: unknown) => void;

async function addContent(executor: Executor, addPages: AddPages, addSettings: AddSettings): Promise<void> {
  const draft = await executor.selectFrom('content_drafts').select('draft').executeTakeFirst();
  if (draft !== undefined) {
    const { pages, settings } = JSON.parse(draft.draft) as { readonly pages?: Partial<SitePages>; readonly settings?: unknown };
    addPages('draft', withAllPages(pages ?? {}));
    addSettings('draft', settings);
  }
  addPages('published', await readSitePages(executor));
  for (const { settings } of await executor.selectFrom('site_settings').select('settings').execute()) addSettings('published', settings);
  for (const table of ['content_plans', 'content_schedule'] as const) {
    for (const { settings, pages } of await executor.selectFrom(table).select(['settings', 'pages']).execute()) {
      addPages('scheduled', parseSitePages(pages));
      addSettings('scheduled', settings);
    }
  }
}

/** Reads the versions that are not known yet. */
async function readVersions(executor: Executor, known: Map<number, ReadonlySet<string>>): Promise<void> {
  for (;;) {
    const newest = Math.max(0, ...known.keys());
    const rows = await executor
      .selectFrom('content_versions')
      .select(['id', 'settings', 'pages'])
      .where('id', '>', newest)
      .orderBy('id')
      .limit(versionsPerRead)
      .execute();
    for (const { id, settings, pages } of rows) known.set(Number(id), namesIn([settings, pages]));
    if (rows.length < versionsPerRead) return;
  }
}

function namesIn(value: unknown): ReadonlySet<string> {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return new Set([...text.matchAll(addresses)].map(([, name = '']) => name));
}

const text = z.string().optional();
const namedRecord = z.object({ name: z.object({ ru: text, en: text, uz: text }).optional() });

function nameOf(record: string): LocalizedText {
  const { name } = parseStored(namedRecord, record);
  return { ru: name?.ru ?? '', en: name?.en ?? '', uz: name?.uz ?? '' };
}
