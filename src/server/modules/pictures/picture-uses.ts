import { z } from 'zod';
import type { RecordChange } from '#contract/catalog/record-changes.ts';
import { partOfOwn } from '#domain/content/content-parts.ts';
import { withChanges } from '#domain/content/content-records.ts';
import type { PictureUse } from '#domain/content/library-picture.ts';
import { emptyPage, everyPage, type SitePages, withAllPages } from '#domain/content/pages/site-pages.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import { readSitePages } from '../catalog/site-pages.ts';
import { readSettings } from '../catalog/site-settings.ts';
import { readDiscarded } from '../publishing/discarded.ts';
import { readChanges } from '../publishing/draft-rows.ts';
import { readPlans } from '../publishing/plans.ts';

/** The uses of each picture by its name. */
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

const addresses = /\/media\/([\w-]{16}-[pd]\d{1,4}x\d{1,4}-[\da-f]{6})/g;

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

/** The pages of the site, and those that changes of the draft and of plans would make. */
async function addContent(
  executor: Executor,
  addPages: AddPages,
  addSettings: (kind: 'draft' | 'published' | 'scheduled', settings: unknown) => void,
): Promise<void> {
  const site = { settings: await readSettings(executor), pages: await readSitePages(executor) };
  addPages('published', site.pages);
  addSettings('published', site.settings);
  const add = (kind: 'draft' | 'scheduled', changes: readonly RecordChange[]) => {
    const own = changes.filter(({ section }) => section === 'content');
    const changed = new Set(own.map(({ id }) => id));
    const { settings, pages } = withChanges(site, own);
    const fixed = Object.entries(pages.fixed).map(([name, page]) => [name, changed.has(name) ? page : emptyPage]);
    const banners = changed.has('banners') ? pages.banners : [];
    const ownPages = pages.own.filter(({ id }) => changed.has(partOfOwn(id)));
    addPages(kind, withAllPages({ fixed: Object.fromEntries(fixed) as SitePages['fixed'], own: ownPages, banners }));
    if (changed.has('look')) addSettings(kind, settings);
  };
  add('draft', await readChanges(executor, 'content'));
  for (const { changes } of await readPlans(executor)) add('scheduled', changes);
  for (const { changes } of await readDiscarded(executor)) add('draft', changes);
}

/** Reads the versions that are not known yet: what was on the site until each of them. */
async function readVersions(executor: Executor, known: Map<number, ReadonlySet<string>>): Promise<void> {
  const newest = Math.max(0, ...known.keys());
  const rows = await executor
    .selectFrom('catalog_version_records')
    .select(['version_id', 'before'])
    .where('section', '=', 'content')
    .where('version_id', '>', newest)
    .where('before', 'like', '%/media/%')
    .execute();
  for (const [id, own] of Map.groupBy(rows, ({ version_id }) => Number(version_id))) {
    known.set(id, namesIn(own.map(({ before }) => before)));
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
