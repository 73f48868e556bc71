import { changesOf } from '#domain/content/content-changes.ts';
import { type ContentPart, differingParts } from '#domain/content/content-parts.ts';
import type { Draft, SiteContent } from '#domain/content/draft.ts';
import { type SitePages, slugProblem } from '#domain/content/pages/site-pages.ts';
import { locales } from '#domain/locale.ts';
import type { SiteLogEntry } from '#domain/office/change-log.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { stableJson } from '../../json/stable-json.ts';
import { readVersion } from '../catalog/catalog-version.ts';
import { readSitePages } from '../catalog/site-pages.ts';
import { readSettings } from '../catalog/site-settings.ts';
import { addLogEntry, readSiteLog } from '../office/change-log.ts';
import { countContentChange, lockContent, readDraft, type StoredDraft, writeDraft } from './draft.ts';
import { findImage, forgetUnusedImages, saveImage } from './images.ts';
import { cancelAllPlans, cancelPlan, publishDue, reschedulePlan } from './planned-publishing.ts';
import { type Plan, readPlans } from './plans.ts';
import { publishDraft, restoreVersion } from './publishing.ts';
import { findVersion, forgetVersions, listVersions, type Version } from './versions.ts';

interface Workspace extends StoredDraft {
  readonly published: SiteSettings;
  readonly publishedPages: SitePages;
  /** in the order in which they are published */
  readonly planned: readonly Plan[];
  /** another one after each change of what a workspace contains */
  readonly revision: string;
}

/** The editor's operations; `by` is the name of the editor, null when their token has none. */
export interface Content {
  /** false: the settings are published by another system and can't be changed here; pages can */
  readonly canPublish: boolean;
  workspace(): Promise<Workspace>;
  /** Rejects with DRAFT_CHANGED when `etag` does not match the current draft, with SLUG_TAKEN and SLUG_RESERVED. */
  save(draft: Draft, etag: string, by: string | null, now: number): Promise<Result<null, Problem>>;
  /**
   * @param at null: immediately
   * @param parts null: all that differs from the site
   */
  publish(
    etag: string,
    at: number | null,
    by: string | null,
    now: number,
    parts?: readonly ContentPart[] | null,
  ): Promise<Result<null, Problem>>;
  cancelPlans(by: string | null, now: number): Promise<void>;
  /** Rejects with NOT_FOUND. */
  cancelPlan(id: number, by: string | null, now: number): Promise<Result<null, Problem>>;
  /** Rejects with NOT_FOUND and PUBLISH_TIME_PAST. */
  movePlan(id: number, at: number, by: string | null, now: number): Promise<Result<null, Problem>>;
  /** The newest first. */
  log(): Promise<readonly SiteLogEntry[]>;
  publishDue(now: number): Promise<void>;
  versions(): Promise<readonly Version[]>;
  version(id: number): Promise<SiteContent | null>;
  restore(id: number, by: string | null, now: number): Promise<Result<null, Problem>>;
  /** Saves a picture and returns its path. */
  saveImage(bytes: Uint8Array, by: string | null, now: number): Promise<Result<string, Problem>>;
  image(name: string): Promise<Uint8Array | null>;
  forgetUnusedImages(now: number): Promise<void>;
  /** Removes versions that are too old or too many. */
  forgetVersions(now: number): Promise<void>;
}

interface ContentOptions {
  /** reads the texts when another system publishes them */
  readonly publishedElsewhere?: () => Promise<SiteSettings>;
}

export function createContent(connection: Connection, { publishedElsewhere }: ContentOptions = {}): Content {
  const { db } = connection;
  const canPublish = publishedElsewhere === undefined;
  const publisher = { connection, ownsSettings: canPublish };
  const readTheirs = async () => (publishedElsewhere === undefined ? null : publishedElsewhere());
  return {
    canPublish,
    async workspace() {
      // a change between the two reads counts as not yet seen
      const revision = await readVersion(db, 'content');
      const [stored, theirs] = [await readDraft(db), await readTheirs()];
      const [published, publishedPages] = [theirs ?? (await readSettings(db)), await readSitePages(db)];
      const planned = await readPlans(db, { settings: published, pages: publishedPages });
      const draft = theirs === null ? stored.draft : { ...stored.draft, settings: theirs };
      return { ...stored, draft, published, publishedPages, planned, revision };
    },
    async save(draft, etag, by, now) {
      const theirs = await readTheirs();
      if (theirs !== null && stableJson(theirs) !== stableJson(draft.settings)) return err(problem('PUBLISHED_ELSEWHERE'));
      return saveDraft(connection, draft, etag, by, now);
    },
    publish: async (etag, at, by, now, parts = null) => publishDraft(publisher, { etag, by, now, parts, theirs: await readTheirs() }, at),
    cancelPlans: (by, now) => cancelAllPlans(publisher, { by, now }),
    cancelPlan: (id, by, now) => cancelPlan(publisher, id, { by, now }),
    movePlan: (id, at, by, now) => reschedulePlan(publisher, id, at, { by, now }),
    log: () => readSiteLog(db),
    publishDue: (now) => publishDue(publisher, now),
    versions: () => listVersions(db),
    version: (id) => findVersion(db, id),
    restore: (id, by, now) => restoreVersion(publisher, id, by, now),
    saveImage: async (bytes, by, now) => (canPublish ? saveImage(db, bytes, by, now) : err(problem('PUBLISHED_ELSEWHERE'))),
    image: (name) => findImage(db, name),
    forgetUnusedImages: (now) => forgetUnusedImages(connection, now),
    forgetVersions: (now) => forgetVersions(db, now),
  };
}

function saveDraft({ db, engine }: Connection, draft: Draft, etag: string, by: string | null, now: number): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    const before = await readDraft(transaction);
    if (before.etag !== etag) return err(problem('DRAFT_CHANGED'));
    const wrong = slugProblem(draft.pages.own);
    if (wrong !== null) return err(problem(wrong.code, { slug: wrong.slug }));
    await writeDraft(transaction, draft, by, now);
    await logSave(transaction, { before: before.draft, after: draft, by, now });
    await countContentChange(transaction);
    return ok(null);
  });
}

interface Save {
  readonly before: Draft;
  readonly after: Draft;
  readonly by: string | null;
  readonly now: number;
}

async function logSave(transaction: Executor, { before, after, by, now }: Save): Promise<void> {
  const parts = differingParts(before, after);
  if (parts.length > 0) await addLogEntry(transaction, { at: now, by, kind: 'saved', parts, detail: null, ...changesOf(before, after) });
  const ready = locales.filter((locale) => after.ready[locale] && !before.ready[locale]);
  if (ready.length > 0) await addLogEntry(transaction, { at: now, by, kind: 'ready', parts: [], detail: ready.join(',') });
}
