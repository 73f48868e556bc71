import type { Generated } from 'kysely';

/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** 2: what the draft of the content has beside its changes, the domain's `Notes`; 1: a whole draft of the release before. */
interface ContentDraftTable {
  id: number;
  draft: Json;
  saved_at: Millis;
  saved_by: string | null;
}

/** At most one row, of a release before the last: the content to be published at `at`. */
interface ContentScheduleTable {
  id: number;
  /** the domain's `SiteSettings` */
  settings: Json;
  /** the domain's `SitePages`; null: none */
  pages: Json | null;
  at: Millis;
  by: string | null;
}

/** Written by processes of the release before: parts of a draft that are published at `at`. */
interface ContentPlanTable {
  id: Generated<number>;
  at: Millis;
  /** the domain's `ContentPart`s */
  parts: Json;
  /** the domain's `SiteSettings` */
  settings: Json;
  /** the domain's `SitePages` */
  pages: Json;
  by: string | null;
  made_at: Millis;
  /** the code of the problem for which it was not published at its time; null: it waits for its time */
  problem: string | null;
}

/** What people of the back office did; consecutive saves by one editor are one row, and old rows are removed. */
interface ContentLogTable {
  id: Generated<number>;
  at: Millis;
  /** null: no name */
  by: string | null;
  /** the contract's kinds of log entries */
  kind: string;
  /** the domain's `ContentPart`s */
  parts: Json;
  /** the version's number, an instant in ISO 8601 or the beginning of a comment, by kind */
  detail: string | null;
  /** the domain's `OfficePart` */
  part: Generated<string>;
  subject: Generated<string>;
  /** the domain's `LoggedValues` */
  before: Json | null;
  /** the domain's `LoggedValues` */
  after: Json | null;
  /** what a search by text looks through, in lower case */
  words: Generated<string>;
}

/** Comments about a page: the first of a thread has no `thread_id`, and says whether the thread is done. */
interface ContentCommentTable {
  id: Generated<number>;
  thread_id: number | null;
  page: string;
  field: string | null;
  locale: string | null;
  text: string;
  by: string | null;
  at: Millis;
  done_at: Millis | null;
  done_by: string | null;
}

/** One row for each open tab of the editor. */
interface EditorPresenceTable {
  tab: string;
  name: string | null;
  page: string;
  seen_at: Millis;
}

/** Versions as whole sites, for processes of the release before; old ones are removed. */
interface ContentVersionTable {
  id: Generated<number>;
  settings: Json;
  /** null: none */
  pages: Json | null;
  published_at: Millis;
  /** null: no name, or an import */
  by: string | null;
  restored_from: number | null;
}

/** One row: what is published of the domain's `SitePages`. */
interface SitePagesTable {
  id: number;
  pages: Json;
  /** the ids of own pages by their former slugs; null: none */
  former_slugs: Json | null;
}

/** Pictures uploaded by editors, re-encoded; `name` is derived from the content. */
interface ImageTable {
  name: string;
  bytes: Uint8Array;
  by: string | null;
  created_at: Millis;
}

/** A picture of a dish or page; its name contains what pages need to show it. */
interface PictureTable {
  /** of the content as it came in */
  hash: string;
  name: string;
  by: string | null;
  created_at: Millis;
  /** the domain's `LocalizedText`; null: not written */
  alt: Json | null;
  /** the domain's `FocalPoint`; null: the center */
  focus: Json | null;
  /** 1: kept until an editor deletes it */
  in_library: Generated<number>;
}

/** One size of a picture in one format. */
interface PictureFileTable {
  hash: string;
  /** one of the domain's `pictureWidths` */
  width: number;
  format: 'avif' | 'webp';
  bytes: Uint8Array;
}

/** A picture of another site: fetched at `next_at` by the process that claims it. */
interface PictureFetchTable {
  url: string;
  /** the stored picture; null: not fetched yet */
  hash: string | null;
  /** in a row */
  failures: number;
  next_at: Millis;
  claimed_until: Millis;
  /** when a menu last contained it */
  wanted_at: Millis;
  /** when `hash` last changed; 0: never */
  stored_at: Millis;
}

interface PreviewLinkTable {
  /** SHA-256 of the token, hex */
  token_hash: string;
  by: string | null;
  expires_at: Millis;
}

/** The tables of the editor and of pictures. */
export interface ContentDatabase {
  content_drafts: ContentDraftTable;
  content_schedule: ContentScheduleTable;
  content_plans: ContentPlanTable;
  content_log: ContentLogTable;
  content_comments: ContentCommentTable;
  editor_presence: EditorPresenceTable;
  content_versions: ContentVersionTable;
  site_pages: SitePagesTable;
  images: ImageTable;
  pictures: PictureTable;
  picture_files: PictureFileTable;
  picture_fetches: PictureFetchTable;
  preview_links: PreviewLinkTable;
}
