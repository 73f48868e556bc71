import type { Connection } from '../../db/connection.ts';
import { isStored } from './is-stored.ts';

const day = 24 * 60 * 60_000;
/** How long a stored picture is kept without being used. */
const unusedLifeMs = day;
/** How long a picture of another site is kept after a menu last contained it. */
const unwantedLifeMs = 7 * day;

/**
 * Deletes the pictures that no catalog, no menu and no page contains; those of older versions stay, because these can be restored, and
 * those of the library.
 */
export async function forgetPictures({ db }: Connection, now: number): Promise<void> {
  const unwanted = await db
    .selectFrom('picture_fetches')
    .select('url')
    .where('wanted_at', '<', now - unwantedLifeMs)
    .execute();
  for (const { url } of unwanted) {
    if (!(await isStored(db, url))) await db.deleteFrom('picture_fetches').where('url', '=', url).execute();
  }
  const old = await db
    .selectFrom('pictures')
    .select(['hash', 'name'])
    .where('created_at', '<', now - unusedLifeMs)
    .where('in_library', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('picture_fetches').select('url').whereRef('picture_fetches.hash', '=', 'pictures.hash'))),
    )
    .execute();
  for (const { hash, name } of old) {
    await db.transaction().execute(async (transaction) => {
      if (await isStored(transaction, name)) return;
      await transaction.deleteFrom('picture_files').where('hash', '=', hash).execute();
      await transaction.deleteFrom('pictures').where('hash', '=', hash).execute();
    });
  }
}
