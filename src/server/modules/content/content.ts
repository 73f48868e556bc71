import type { Draft, SiteContent } from '#domain/content/draft.ts';
import { type SitePages, slugProblem } from '#domain/content/pages/site-pages.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Connection } from '../../db/connection.ts';
import { stableJson } from '../../lib/stable-json.ts';
import { readSitePages } from '../catalog/site-pages.ts';
import { readSettings } from '../catalog/site-settings.ts';
import { lockContent, readDraft, type StoredDraft, writeDraft } from './draft.ts';
import { findImage, forgetUnusedImages, saveImage } from './images.ts';
import { isPreviewLink, makePreviewLink } from './preview-links.ts';
import { publishDraft, publishDue, readSchedule, removeSchedule, restoreVersion, type Schedule } from './publishing.ts';
import { findVersion, listVersions, type Version } from './versions.ts';

interface Workspace extends StoredDraft {
  readonly published: SiteSettings;
  readonly publishedPages: SitePages;
  readonly scheduled: Schedule | null;
}

/** The editor's operations; `by` is the name of the editor, null when their token has none. */
export interface Content {
  /** false: the settings are published by another system and can't be changed here; pages can */
  readonly canPublish: boolean;
  workspace(): Promise<Workspace>;
  /** Rejects with DRAFT_CHANGED when `etag` does not match the current draft, with SLUG_TAKEN and SLUG_RESERVED. */
  save(draft: Draft, etag: string, by: string | null, now: number): Promise<Result<null, Problem>>;
  /** @param at null: immediately */
  publish(etag: string, at: number | null, by: string | null, now: number): Promise<Result<null, Problem>>;
  cancelSchedule(): Promise<void>;
  publishDue(now: number): Promise<void>;
  versions(): Promise<readonly Version[]>;
  version(id: number): Promise<SiteContent | null>;
  restore(id: number, by: string | null, now: number): Promise<Result<null, Problem>>;
  makePreviewLink(by: string | null, now: number): Promise<{ readonly token: string; readonly expiresAt: number }>;
  isPreviewLink(token: string, now: number): Promise<boolean>;
  /** Saves a picture and returns its path. */
  saveImage(bytes: Uint8Array, by: string | null, now: number): Promise<Result<string, Problem>>;
  image(name: string): Promise<Uint8Array | null>;
  forgetUnusedImages(now: number): Promise<void>;
}

const mostVersions = 200;

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
      const [stored, theirs] = [await readDraft(db), await readTheirs()];
      const [publishedPages, scheduled] = [await readSitePages(db), await readSchedule(db)];
      if (theirs === null) return { ...stored, published: await readSettings(db), publishedPages, scheduled };
      return { ...stored, draft: { ...stored.draft, settings: theirs }, published: theirs, publishedPages, scheduled };
    },
    async save(draft, etag, by, now) {
      const theirs = await readTheirs();
      if (theirs !== null && stableJson(theirs) !== stableJson(draft.settings)) return err(problem('PUBLISHED_ELSEWHERE'));
      return saveDraft(connection, draft, etag, by, now);
    },
    publish: async (etag, at, by, now) => publishDraft(publisher, { etag, by, now, theirs: await readTheirs() }, at),
    cancelSchedule: () => removeSchedule(db),
    publishDue: (now) => publishDue(publisher, now),
    versions: () => listVersions(db, mostVersions),
    version: (id) => findVersion(db, id),
    restore: (id, by, now) => restoreVersion(publisher, id, by, now),
    makePreviewLink: (by, now) => makePreviewLink(db, by, now),
    isPreviewLink: (token, now) => isPreviewLink(db, token, now),
    saveImage: async (bytes, by, now) => (canPublish ? saveImage(db, bytes, by, now) : err(problem('PUBLISHED_ELSEWHERE'))),
    image: (name) => findImage(db, name),
    forgetUnusedImages: (now) => forgetUnusedImages(connection, now),
  };
}

function saveDraft({ db, engine }: Connection, draft: Draft, etag: string, by: string | null, now: number): Promise<Result<null, Problem>> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    if ((await readDraft(transaction)).etag !== etag) return err(problem('DRAFT_CHANGED'));
    const wrong = slugProblem(draft.pages.own);
    if (wrong !== null) return err(problem(wrong.code, { slug: wrong.slug }));
    await writeDraft(transaction, draft, by, now);
    return ok(null);
  });
}
