import type { Draft } from '#domain/content/draft.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Connection } from '../../db/connection.ts';
import { readSettings } from '../catalog/site-settings.ts';
import { lockContent, readDraft, type StoredDraft, writeDraft } from './draft.ts';
import { findImage, forgetUnusedImages, saveImage } from './images.ts';
import { isPreviewLink, makePreviewLink } from './preview-links.ts';
import { publishDraft, publishDue, readSchedule, removeSchedule, restoreVersion, type Schedule } from './publishing.ts';
import { findVersion, listVersions, type Version } from './versions.ts';

interface Workspace extends StoredDraft {
  readonly published: SiteSettings;
  readonly scheduled: Schedule | null;
}

/** The editor's operations; `by` is the name of the editor, null when their token has none. */
export interface Content {
  /** false: content is published by another system and can't be changed here */
  readonly canPublish: boolean;
  workspace(): Promise<Workspace>;
  /** Rejects with DRAFT_CHANGED when `etag` does not match the current draft. */
  save(draft: Draft, etag: string, by: string | null, now: number): Promise<Result<null, Problem>>;
  /** @param at null: immediately */
  publish(etag: string, at: number | null, by: string | null, now: number): Promise<Result<null, Problem>>;
  cancelSchedule(): Promise<void>;
  publishDue(now: number): Promise<void>;
  versions(): Promise<readonly Version[]>;
  version(id: number): Promise<SiteSettings | null>;
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
  const { db, engine } = connection;
  const canPublish = publishedElsewhere === undefined;
  const own = async <Value>(change: () => Promise<Result<Value, Problem>>) => (canPublish ? change() : err(problem('PUBLISHED_ELSEWHERE')));
  return {
    canPublish,
    async workspace() {
      const stored = await readDraft(db);
      if (publishedElsewhere === undefined) return { ...stored, published: await readSettings(db), scheduled: await readSchedule(db) };
      const published = await publishedElsewhere();
      return { ...stored, draft: { ...stored.draft, settings: published }, published, scheduled: null };
    },
    save: (draft, etag, by, now) =>
      own(() =>
        db.transaction().execute(async (transaction) => {
          await lockContent(transaction, engine);
          if ((await readDraft(transaction)).etag !== etag) return err(problem('DRAFT_CHANGED'));
          await writeDraft(transaction, draft, by, now);
          return ok(null);
        }),
      ),
    publish: (etag, at, by, now) => own(() => publishDraft(connection, { etag, by, now }, at)),
    cancelSchedule: () => removeSchedule(db),
    publishDue: (now) => publishDue(connection, now),
    versions: () => listVersions(db, mostVersions),
    version: async (id) => (await findVersion(db, id))?.settings ?? null,
    restore: (id, by, now) => own(() => restoreVersion(connection, id, by, now)),
    makePreviewLink: (by, now) => makePreviewLink(db, by, now),
    isPreviewLink: (token, now) => isPreviewLink(db, token, now),
    saveImage: (bytes, by, now) => own(() => saveImage(db, bytes, by, now)),
    image: (name) => findImage(db, name),
    forgetUnusedImages: (now) => forgetUnusedImages(connection, now),
  };
}
