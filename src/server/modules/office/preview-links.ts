import { createHash, randomBytes } from 'node:crypto';
import type { Connection, Executor } from '../../db/connection.ts';

/** The tokens of links to the draft of the catalog begin with it; those of the site have no room for it. */
export const catalogLinkMark = 'catalog-';

const lifeMs = 7 * 24 * 60 * 60_000;

/** Links that show a draft to everyone who has them: 256 random bits, stored hashed, valid for seven days (R-EDITOR-2). */
export interface PreviewLinks {
  /** @param of whose draft the link shows */
  make(of: 'site' | 'catalog', by: string | null, now: number): Promise<{ readonly token: string; readonly expiresAt: number }>;
  isValid(token: string, now: number): Promise<boolean>;
}

export function createPreviewLinks({ db }: Connection): PreviewLinks {
  return {
    async make(of, by, now) {
      const token = `${of === 'catalog' ? catalogLinkMark : ''}${randomBytes(32).toString('base64url')}`;
      const expiresAt = now + lifeMs;
      await db.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
      await db
        .insertInto('preview_links')
        .values({ token_hash: hashOf(token), by, expires_at: expiresAt })
        .execute();
      return { token, expiresAt };
    },

    async isValid(token, now) {
      const row = await db
        .selectFrom('preview_links')
        .select('token_hash')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Links of a person without access show nothing any more. @param by the name of the person */
export async function endPreviewLinksOf(executor: Executor, by: string): Promise<void> {
  await executor.deleteFrom('preview_links').where('by', '=', by).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
