import type { Selectable } from 'kysely';
import type { Id } from '#domain/id.ts';
import { type Problem, problem } from '#domain/problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../../db/connection.ts';
import type { Database } from '../../../db/schema.ts';
import { type Actor, type MailingTexts, readMailing, textsOf } from './mailing-rows.ts';

const mostListed = 50;

/** What is typed in the form of a mailing; `seen`: the version of the draft that it is based on, null for a new one. */
export interface TypedMailing extends MailingTexts {
  readonly id: Id;
  /** ms; null: none is chosen, or now */
  readonly sendAt: number | null;
  readonly seen: number | null;
}

/** A mailing that is being written (R-MAILING-8). */
export interface MailingDraft extends MailingTexts {
  readonly id: Id;
  /** ms; null: none is chosen */
  readonly sendAt: number | null;
  readonly version: number;
  /** ms */
  readonly changedAt: number;
  /** null: somebody without a name */
  readonly changedBy: string | null;
}

interface RemovedDraft {
  readonly id: Id;
  readonly seen: number | null;
  /** the text that is sent */
  readonly texts?: MailingTexts | null;
}

/** The one that was changed last is the first. */
export async function readDrafts(executor: Executor): Promise<MailingDraft[]> {
  const rows = await executor
    .selectFrom('mailing_drafts')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(toDraft);
}

/**
 * Saves a draft over the version that its author has seen; what somebody else has saved, removed or sent meanwhile stays (R-MAILING-8). The same
 * texts once more are no conflict: the response to the first request was lost.
 * @returns its version
 */
export async function saveDraft({ db }: Connection, draft: TypedMailing, by: Actor, now: number): Promise<Result<number, Problem>> {
  const { id, seen } = draft;
  const values = { ...rowOf(draft), changed_by: by.name, changed_at: now };
  return db.transaction().execute(async (transaction) => {
    if ((await readMailing(transaction, id)) !== undefined) return err(problem('MAILING_CHANGED'));
    const saved =
      seen === null
        ? await transaction
            .insertInto('mailing_drafts')
            .values({ id, version: 1, ...values })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .returning('version')
            .executeTakeFirst()
        : await transaction
            .updateTable('mailing_drafts')
            .set({ version: seen + 1, ...values })
            .where('id', '=', id)
            .where('version', '=', seen)
            .returning('version')
            .executeTakeFirst();
    const stored = saved ?? (await sameDraft(transaction, draft));
    return stored === undefined ? err(problem('MAILING_CHANGED')) : ok(stored.version);
  });
}

/** Removes the version that was seen, or the one with the given texts. One that is gone already is no problem. */
export async function removeDraft(executor: Executor, { id, seen, texts = null }: RemovedDraft): Promise<Result<null, Problem>> {
  await executor
    .deleteFrom('mailing_drafts')
    .where('id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        eb('version', '=', seen ?? 0),
        ...(texts === null ? [] : [and({ title: JSON.stringify(texts.title), text: JSON.stringify(texts.text) })]),
      ]),
    )
    .execute();
  const newer = await readDraft(executor, id);
  return newer === undefined ? ok(null) : err(problem('MAILING_CHANGED'));
}

/** The stored draft, if it says what is sent. */
async function sameDraft(executor: Executor, draft: TypedMailing) {
  const stored = await readDraft(executor, draft.id);
  if (stored === undefined) return undefined;
  const { title, text, send_at } = rowOf(draft);
  return stored.title === title && stored.text === text && stored.send_at === send_at ? stored : undefined;
}

function readDraft(executor: Executor, id: Id) {
  return executor.selectFrom('mailing_drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

function rowOf({ title, text, sendAt }: TypedMailing) {
  return { title: JSON.stringify(title), text: JSON.stringify(text), send_at: sendAt };
}

function toDraft(row: Selectable<Database['mailing_drafts']>): MailingDraft {
  const { id, send_at, version, changed_at, changed_by } = row;
  return { ...textsOf(row), ...{ id, sendAt: send_at, version, changedAt: changed_at, changedBy: changed_by } };
}
