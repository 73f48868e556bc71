import type { Generated } from 'kysely';

/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** One row: the draft that editors change, the domain's `Draft`. */
interface ContentDraftTable {
  id: number;
  draft: Json;
  saved_at: Millis;
  saved_by: string | null;
}

/** At most one row: the content to be published at `at`. */
interface ContentScheduleTable {
  id: number;
  /** the domain's `SiteSettings` */
  settings: Json;
  /** the domain's `SitePages`; null: none */
  pages: Json | null;
  at: Millis;
  by: string | null;
}

/** Every published version; rows are only added. */
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
}

/** Pictures uploaded by editors, re-encoded; `name` is derived from the content. */
interface ImageTable {
  name: string;
  bytes: Uint8Array;
  by: string | null;
  created_at: Millis;
}

/** A dish's picture; its name contains what pages need to show it. */
interface PictureTable {
  /** of the content as it came in */
  hash: string;
  name: string;
  by: string | null;
  created_at: Millis;
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
  content_versions: ContentVersionTable;
  site_pages: SitePagesTable;
  images: ImageTable;
  pictures: PictureTable;
  picture_files: PictureFileTable;
  picture_fetches: PictureFetchTable;
  preview_links: PreviewLinkTable;
}
