import { type Draft, freshDraft } from '#domain/content/draft.ts';
import { locales } from '#domain/locale.ts';
import { emptySettings } from '#domain/site-settings.ts';
import type { Executor } from '../../db/connection.ts';
import type { Author } from './save-records.ts';

/** What the draft of the content has beside its changes, and is not published: which languages are approved, and notes. */
export type Notes = Pick<Draft, 'ready' | 'comments'>;

export interface StoredNotes extends Notes {
  /** the last save of the draft; null: there was none */
  readonly saved: { readonly at: number; readonly by: string | null } | null;
}

/** The row of `content_drafts` that has them; the other one is a draft of the release before. */
const onlyNotes = 2;

export async function readNotes(executor: Executor): Promise<StoredNotes> {
  const { ready, comments } = freshDraft(emptySettings);
  const row = await executor.selectFrom('content_drafts').selectAll().where('id', '=', onlyNotes).executeTakeFirst();
  if (row === undefined) return { ready, comments, saved: null };
  const stored = JSON.parse(row.draft) as Partial<Notes>;
  return {
    ready: { ...ready, ...stored.ready },
    comments: { ...comments, ...stored.comments },
    saved: { at: row.saved_at, by: row.saved_by },
  };
}

export async function writeNotes(transaction: Executor, { ready, comments }: Notes, { by, now }: Author): Promise<void> {
  const row = { draft: JSON.stringify({ ready, comments }), saved_at: now, saved_by: by };
  await transaction
    .insertInto('content_drafts')
    .values({ id: onlyNotes, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Beside those that are there: nothing of theirs is emptied. */
export async function addNotes(transaction: Executor, { ready, comments }: Notes, author: Author): Promise<void> {
  const present = await readNotes(transaction);
  const written = Object.entries(comments).filter(([, text]) => text !== '');
  const approved = locales.filter((locale) => ready[locale]).map((locale) => [locale, true]);
  await writeNotes(
    transaction,
    {
      ready: { ...present.ready, ...Object.fromEntries(approved) },
      comments: { ...present.comments, ...Object.fromEntries(written) },
    },
    author,
  );
}
