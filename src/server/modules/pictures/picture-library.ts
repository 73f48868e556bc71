import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type LibraryPicture, picturesPerPage } from '#domain/content/library-picture.ts';
import { type LocalizedText, locales } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import { parsePicture, pictureAddress } from '#domain/menu/dish-picture.ts';
import { center } from '#domain/menu/focal-point.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { parseStored } from '../../db/parse-stored.ts';
import type { Database } from '../../db/schema.ts';
import { lockContent } from '../publishing/take-turn.ts';
import { createUsesReader, type PictureUses } from './picture-uses.ts';

interface PictureQuery {
  /** a part of the text in any language; '': every picture */
  readonly search: string;
  readonly isUnused: boolean;
  readonly offset: number;
}

type PictureDetails = Pick<LibraryPicture, 'alt' | 'focus'>;

/** The pictures that editors choose from: everything stored except what was fetched from other sites. */
export interface PictureLibrary {
  /** The newest first, `picturesPerPage` at most; `total` counts all that were found. */
  list(query: PictureQuery): Promise<{ readonly pictures: readonly LibraryPicture[]; readonly total: number }>;
  /** Null: there is no such picture. From now on the picture is kept until an editor deletes it. */
  describe(hash: string, details: PictureDetails): Promise<LibraryPicture | null>;
  /** Rejects with NOT_FOUND, and with PICTURE_USED while anything contains the picture. */
  remove(hash: string): Promise<Result<null, Problem>>;
}

type PictureRow = Selectable<Database['pictures']>;

export function createPictureLibrary({ db, engine }: Connection): PictureLibrary {
  const readUses = createUsesReader();
  return {
    async list({ search, isUnused, offset }) {
      const rows = await readRows(db);
      const uses = await readUses(db);
      const found = rows.filter((row) => matches(row, search) && !(isUnused && uses.has(row.name)));
      return { pictures: found.slice(offset, offset + picturesPerPage).map((row) => toPicture(row, uses)), total: found.length };
    },
    async describe(hash, { alt, focus }) {
      const changes = { alt: JSON.stringify(alt), focus: JSON.stringify(focus), in_library: 1 };
      await db.updateTable('pictures').set(changes).where('hash', '=', hash).execute();
      const row = await findRow(db, hash);
      return row === undefined ? null : toPicture(row, await readUses(db));
    },
    remove: (hash) =>
      db.transaction().execute(async (transaction) => {
        await lockContent(transaction, engine);
        const row = await findRow(transaction, hash);
        if (row === undefined) return err(problem('NOT_FOUND'));
        const places = (await readUses(transaction)).get(row.name) ?? [];
        if (places.length > 0) return err(problem('PICTURE_USED', { places }));
        await removeRow(transaction, hash);
        return ok(null);
      }),
  };
}

function readRows(executor: Executor): Promise<PictureRow[]> {
  return executor
    .selectFrom('pictures')
    .selectAll()
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb('in_library', '=', 1),
        not(exists(selectFrom('picture_fetches').select('url').whereRef('picture_fetches.hash', '=', 'pictures.hash'))),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute();
}

function findRow(executor: Executor, hash: string): Promise<PictureRow | undefined> {
  return executor.selectFrom('pictures').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** A picture that a menu of another site also has leaves the library alone. */
async function removeRow(transaction: Executor, hash: string): Promise<void> {
  const fetched = await transaction.selectFrom('picture_fetches').select('url').where('hash', '=', hash).executeTakeFirst();
  if (fetched !== undefined) {
    await transaction.updateTable('pictures').set({ alt: null, focus: null, in_library: 0 }).where('hash', '=', hash).execute();
    return;
  }
  await transaction.deleteFrom('picture_files').where('hash', '=', hash).execute();
  await transaction.deleteFrom('pictures').where('hash', '=', hash).execute();
}

function matches({ alt }: PictureRow, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const text = textOf(alt);
  return locales.some((locale) => text[locale].toLowerCase().includes(wanted));
}

const storedText = z.object({ ru: z.string(), en: z.string(), uz: z.string() });
const storedFocus = z.object({ x: z.number(), y: z.number() });

function textOf(alt: string | null): LocalizedText {
  return alt === null ? noText : parseStored(storedText, alt);
}

function toPicture({ hash, name, alt, focus, created_at, by }: PictureRow, uses: PictureUses): LibraryPicture {
  const image = pictureAddress(name);
  const { width, height } = parsePicture(image) ?? { width: 0, height: 0 };
  return {
    hash,
    image,
    width,
    height,
    by,
    alt: textOf(alt),
    focus: focus === null ? center : parseStored(storedFocus, focus),
    uploadedAt: Number(created_at),
    uses: uses.get(name) ?? [],
  };
}
