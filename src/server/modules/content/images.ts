import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Problem, problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Executor } from '../../db/connect.ts';

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
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return accept(`/media/${name}`);
}

/** The bytes of a WebP by its name; null: there is none. */
export async function findImage(executor: Executor, name: string): Promise<Uint8Array | null> {
  const row = await executor.selectFrom('images').select('bytes').where('name', '=', name).executeTakeFirst();
  return row?.bytes ?? null;
}

async function encode(bytes: Uint8Array): Promise<Buffer | null> {
  const image = sharp(bytes, { limitInputPixels: mostPixels });
  const { format } = await image.metadata();
  if (!readFormats.has(format)) return null;
  return image
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}
