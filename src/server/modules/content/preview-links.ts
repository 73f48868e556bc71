import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../db/connection.ts';

const lifeMs = 7 * 24 * 60 * 60_000;

/** A link that shows the draft to everyone who has it: 256 random bits, stored hashed, valid for seven days (contract §3). */
export async function makePreviewLink(executor: Executor, by: string | null, now: number): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + lifeMs;
  await executor.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
  await executor
    .insertInto('preview_links')
    .values({ token_hash: hashOf(token), by, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

export async function isPreviewLink(executor: Executor, token: string, now: number): Promise<boolean> {
  const row = await executor
    .selectFrom('preview_links')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
