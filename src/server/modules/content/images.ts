import { createHash } from 'node:crypto';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { log } from '../../log.ts';
import { isStored } from '../pictures/is-stored.ts';
import { carefully, drawAlone, mostPixels, type Sharp } from '../pictures/load-sharp.ts';
import { lockContent } from '../publishing/take-turn.ts';

/** The largest side at which a logo or marker is shown or drawn. */
const largestSide = 1_024;
const readFormats = new Set(['png', 'jpeg', 'webp']);

/** Saves a picture, re-encoded as WebP without metadata; returns the path at which it is served. */
export async function saveImage(executor: Executor, bytes: Uint8Array, by: string | null, now: number): Promise<Result<string, Problem>> {
  const made = await drawAlone((sharp) => encode(sharp, bytes).catch(reportUnreadable));
  if (made === null) return err(problem('IMAGE_UNREADABLE'));
  if (!made.ok) return made;
  const encoded = made.value;
  const name = `${createHash('sha256').update(encoded).digest('base64url').slice(0, 22)}.webp`;
  const row = { name, bytes: encoded, by, created_at: now };
  await executor
    .insertInto('images')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: now }))
    .execute();
  return ok(`/media/${name}`);
}

/** The bytes of a WebP by its name; null: not found. */
export async function findImage(executor: Executor, name: string): Promise<Uint8Array | null> {
  const row = await executor.selectFrom('images').select('bytes').where('name', '=', name).executeTakeFirst();
  return row?.bytes ?? null;
}

/** How long an uploaded picture is kept without being used in a draft. */
const unusedLifeMs = 24 * 60 * 60_000;

/** Deletes pictures that no draft, version or catalog uses; pictures of older versions stay, because these can be restored. */
export async function forgetUnusedImages({ db, engine }: Connection, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction, engine);
    const old = await transaction
      .selectFrom('images')
      .select('name')
      .where('created_at', '<', now - unusedLifeMs)
      .execute();
    for (const { name } of old) {
      if (!(await isStored(transaction, name))) await transaction.deleteFrom('images').where('name', '=', name).execute();
    }
  });
}

function reportUnreadable(error: unknown): null {
  log.info({ reason: String(error) }, 'an uploaded picture cannot be read');
  return null;
}

/** Null: not a supported picture format. */
async function encode(sharp: Sharp, bytes: Uint8Array): Promise<Result<Buffer, Problem> | null> {
  // the header alone shows how large the decoded picture would be
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!readFormats.has(format)) return null;
  if (width * height > mostPixels) return err(problem('IMAGE_TOO_LARGE', { megapixels: mostPixels / 1_000_000 }));
  const encoded = await sharp(bytes, carefully)
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return ok(encoded);
}
