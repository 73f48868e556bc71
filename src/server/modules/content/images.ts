import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connect.ts';
import { loadSharp } from '../load-sharp.ts';
import { lockContent } from './draft.ts';

/** The largest side that a logo or marker is ever shown or drawn at. */
const largestSide = 1_024;
const mostPixels = 40_000_000;
const readFormats = new Set(['png', 'jpeg', 'webp']);

/** Keeps a picture, encoded anew as WebP without anything but its pixels; the path it is served at. */
export async function keepImage(executor: Executor, bytes: Uint8Array, by: string | null, now: number): Promise<Result<string, Problem>> {
  const encoded = await encode(bytes).catch(() => null);
  if (encoded === null) return refuse(problem('IMAGE_UNREADABLE'));
  const name = `${createHash('sha256').update(encoded).digest('base64url').slice(0, 22)}.webp`;
  const row = { name, bytes: encoded, by, created_at: now };
  await executor
    .insertInto('images')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: now }))
    .execute();
  return accept(`/media/${name}`);
}

/** The bytes of a WebP by its name; null: there is none. */
export async function findImage(executor: Executor, name: string): Promise<Uint8Array | null> {
  const row = await executor.selectFrom('images').select('bytes').where('name', '=', name).executeTakeFirst();
  return row?.bytes ?? null;
}

/** How long an uploaded picture may wait for the draft that shows it. */
const unusedLifeMs = 24 * 60 * 60_000;

/** Forgets pictures that stand in no draft, no version and no catalogue; older versions can be restored, so theirs stay. */
export async function forgetUnusedImages({ db, engine }: Connection, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    const old = await transaction
      .selectFrom('images')
      .select('name')
      .where('created_at', '<', now - unusedLifeMs)
      .execute();
    for (const { name } of old) {
      if (!(await isUsed(transaction, name))) await transaction.deleteFrom('images').where('name', '=', name).execute();
    }
  });
}

/** In a name `_` stands for any character here, so that at worst a picture is kept. */
async function isUsed(executor: Executor, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from site_settings where settings like ${`%${name}%`}
    union all select 1 from content_drafts where draft like ${`%${name}%`}
    union all select 1 from content_schedule where settings like ${`%${name}%`}
    union all select 1 from content_versions where settings like ${`%${name}%`}
    union all select 1 from catalogue where record like ${`%${name}%`}
    limit 1`.execute(executor);
  return rows.length > 0;
}

async function encode(bytes: Uint8Array): Promise<Buffer | null> {
  const sharp = await loadSharp();
  const image = sharp(bytes, { limitInputPixels: mostPixels });
  const { format } = await image.metadata();
  if (!readFormats.has(format)) return null;
  return image
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}
