import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from '../connection.ts';
import { key, required, withSerial } from './columns.ts';

interface Tables {
  content_drafts: { draft: string; saved_at: number; saved_by: string | null };
  content_comments: { page: string; text: string; by: string | null; at: number };
}

/** Who edits which page, and comments in threads: the notes of the draft become one thread for each page. */
export function addTogether(engine: Connection['engine']): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('editor_presence')
        .addColumn('tab', 'text', key)
        .addColumn('name', 'text')
        .addColumn('page', 'text', required)
        .addColumn('seen_at', 'bigint', required)
        .execute();
      await withSerial(db.schema.createTable('content_comments'), 'id', engine)
        .addColumn('thread_id', 'bigint')
        .addColumn('page', 'text', required)
        .addColumn('field', 'text')
        .addColumn('locale', 'text')
        .addColumn('text', 'text', required)
        .addColumn('by', 'text')
        .addColumn('at', 'bigint', required)
        .addColumn('done_at', 'bigint')
        .addColumn('done_by', 'text')
        .execute();
      await moveNotes(db);
      if (engine === 'postgres') await createTrigger(db);
    },
  };
}

/** The draft keeps its notes: a process of the previous version still shows them. */
async function moveNotes(db: Kysely<Tables>): Promise<void> {
  for (const { draft, saved_at, saved_by } of await db.selectFrom('content_drafts').selectAll().execute()) {
    const { comments = {} } = JSON.parse(draft) as { readonly comments?: Readonly<Record<string, string>> };
    const written = Object.entries(comments).filter(([, text]) => text.trim() !== '');
    for (const [page, text] of written) {
      await db.insertInto('content_comments').values({ page, text, by: saved_by, at: saved_at }).execute();
    }
  }
}

async function createTrigger(db: Kysely<Tables>): Promise<void> {
  await sql`
    create trigger tell_editor_change after insert or update on meta
    for each row when (new.key = 'editor') execute function tell_change()`.execute(db);
}
