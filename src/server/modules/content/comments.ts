import { sql } from 'kysely';
import type { Locale } from '#domain/locale.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { bumpVersion } from '../catalog/catalog-version.ts';
import { addLogEntry } from '../office/change-log.ts';

interface Comment {
  readonly id: number;
  readonly text: string;
  /** null: an editor without a name */
  readonly by: string | null;
  /** ms */
  readonly at: number;
}

/** What a thread is about: a page, or a field of it, or that field in one language. */
interface Subject {
  readonly page: string;
  readonly field: string | null;
  readonly locale: Locale | null;
}

export interface Thread extends Subject {
  /** that of its first comment */
  readonly id: number;
  /** the oldest first */
  readonly comments: readonly Comment[];
  /** null: open */
  readonly done: { readonly at: number; readonly by: string | null } | null;
}

interface Author {
  readonly by: string | null;
  readonly now: number;
}

/** The comments of editors about pages; separate from the draft, so that they are never published, restored or discarded. */
export interface Comments {
  /** Open threads first, each group with the newest thread first; 500 at most, each with all its comments. */
  threads(): Promise<readonly Thread[]>;
  start(subject: Subject, text: string, author: Author): Promise<Thread>;
  /** Opens a thread that is done again. Rejects with NOT_FOUND. */
  reply(id: number, text: string, author: Author): Promise<Result<Thread, Problem>>;
  /** Rejects with NOT_FOUND. */
  markDone(id: number, isDone: boolean, author: Author): Promise<Result<Thread, Problem>>;
}

const mostThreads = 500;
const doneLast = sql`case when done_at is null then 0 else 1 end`;
/** How much of a comment the log repeats. */
const excerptLength = 80;

export function createComments({ db }: Connection): Comments {
  const change = (id: number, work: (transaction: Executor, thread: Thread) => Promise<void>): Promise<Result<Thread, Problem>> =>
    db.transaction().execute(async (transaction) => {
      const thread = await findThread(transaction, id);
      if (thread === null) return err(problem('NOT_FOUND'));
      await work(transaction, thread);
      await countComment(transaction);
      return ok((await findThread(transaction, id)) ?? thread);
    });
  return {
    async threads() {
      const shown = db.selectFrom('content_comments').select('id').where('thread_id', 'is', null).orderBy(doneLast).orderBy('id', 'desc');
      const ids = (await shown.limit(mostThreads).execute()).map(({ id }) => id);
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('content_comments')
        .selectAll()
        .where(({ or, eb }) => or([eb('id', 'in', ids), eb('thread_id', 'in', ids)]))
        .orderBy('id')
        .execute();
      return toThreads(rows).toSorted((a, b) => Number(a.done !== null) - Number(b.done !== null) || b.id - a.id);
    },
    start: (subject, text, { by, now }) =>
      db.transaction().execute(async (transaction) => {
        const row = { ...subject, text, by, at: now };
        const { id } = await transaction.insertInto('content_comments').values(row).returning('id').executeTakeFirstOrThrow();
        await addLogEntry(transaction, { at: now, by, kind: 'commented', parts: [subject.page], detail: excerptOf(text) });
        await countComment(transaction);
        return { ...subject, id, comments: [{ id, text, by, at: now }], done: null };
      }),
    reply: (id, text, { by, now }) =>
      change(id, async (transaction, { page, field, locale }) => {
        await transaction.insertInto('content_comments').values({ thread_id: id, page, field, locale, text, by, at: now }).execute();
        await setDone(transaction, id, null);
        await addLogEntry(transaction, { at: now, by, kind: 'replied', parts: [page], detail: excerptOf(text) });
      }),
    markDone: (id, isDone, { by, now }) =>
      change(id, async (transaction, { page, comments, done }) => {
        if (isDone === (done !== null)) return;
        await setDone(transaction, id, isDone ? { at: now, by } : null);
        const detail = excerptOf(comments[0]?.text ?? '');
        await addLogEntry(transaction, { at: now, by, kind: isDone ? 'done' : 'reopened', parts: [page], detail });
      }),
  };
}

async function countComment(transaction: Executor): Promise<void> {
  await bumpVersion(transaction, 'comments');
  await bumpVersion(transaction, 'editor');
}

async function setDone(transaction: Executor, id: number, done: Thread['done']): Promise<void> {
  const row = { done_at: done?.at ?? null, done_by: done?.by ?? null };
  await transaction.updateTable('content_comments').set(row).where('id', '=', id).execute();
}

async function findThread(executor: Executor, id: number): Promise<Thread | null> {
  const rows = await executor
    .selectFrom('content_comments')
    .selectAll()
    .where(({ or, and, eb }) => or([and([eb('id', '=', id), eb('thread_id', 'is', null)]), eb('thread_id', '=', id)]))
    .orderBy('id')
    .execute();
  return toThreads(rows)[0] ?? null;
}

interface Row extends Omit<Subject, 'locale'>, Comment {
  readonly locale: string | null;
  readonly thread_id: number | null;
  readonly done_at: number | null;
  readonly done_by: string | null;
}

/** @param rows the oldest first */
function toThreads(rows: readonly Row[]): Thread[] {
  const replies = Map.groupBy(rows, ({ id, thread_id }) => thread_id ?? id);
  return rows
    .filter(({ thread_id }) => thread_id === null)
    .map(({ id, page, field, locale, done_at, done_by }) => ({
      id,
      page,
      field,
      locale: locale as Locale | null,
      comments: (replies.get(id) ?? []).map(({ id: comment, text, by, at }) => ({ id: comment, text, by, at })),
      done: done_at === null ? null : { at: done_at, by: done_by },
    }));
}

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1)}…`;
}
