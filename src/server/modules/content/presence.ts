import type { Connection } from '../../db/connection.ts';
import { bumpVersion, readCounters } from '../catalog/catalog-version.ts';

/** An open tab of the editor. */
interface PresentEditor {
  /** chosen by the tab itself */
  readonly tab: string;
  readonly name: string | null;
  /** the section that the tab shows */
  readonly page: string;
}

/** What open editors see of each other. */
export interface CollaborationState {
  /** another one after each change of the draft, the plans or the published content; `Workspace.revision` */
  readonly revision: string;
  /** another one after each change of the comments */
  readonly comments: string;
  readonly editors: readonly PresentEditor[];
}

export interface Presence {
  /** A tab repeats it every 20 seconds: after 45 seconds of silence it counts as closed. */
  enter(editor: PresentEditor, now: number): Promise<void>;
  leave(tab: string): Promise<void>;
  state(now: number): Promise<CollaborationState>;
}

/** Two repetitions may be lost. */
const silenceMs = 45_000;
/** When nobody is left to see that a tab was closed. */
export const forgottenMs = 60 * 60_000;

export function createPresence({ db }: Connection): Presence {
  return {
    enter: ({ tab, name, page }, now) =>
      db.transaction().execute(async (transaction) => {
        const known = await transaction.selectFrom('editor_presence').selectAll().where('tab', '=', tab).executeTakeFirst();
        const { numDeletedRows } = await transaction
          .deleteFrom('editor_presence')
          .where('seen_at', '<=', now - silenceMs)
          .executeTakeFirst();
        const row = { name, page, seen_at: now };
        await transaction
          .insertInto('editor_presence')
          .values({ tab, ...row })
          .onConflict((conflict) => conflict.column('tab').doUpdateSet(row))
          .execute();
        const isSame = known !== undefined && known.page === page && known.name === name && numDeletedRows === 0n;
        if (!isSame) await bumpVersion(transaction, 'editor');
      }),
    leave: (tab) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('editor_presence').where('tab', '=', tab).execute();
        await bumpVersion(transaction, 'editor');
      }),
    async state(now) {
      const { content, comments } = await readCounters(db, 'content', 'comments');
      const editors = await db
        .selectFrom('editor_presence')
        .select(['tab', 'name', 'page'])
        .where('seen_at', '>', now - silenceMs)
        .orderBy('name')
        .orderBy('tab')
        .execute();
      return { revision: content, comments, editors };
    },
  };
}
