import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Id } from '#domain/id.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import type { Executor } from '../../../db/connection.ts';
import { parseStored } from '../../../db/parse-stored.ts';
import type { Database } from '../../../db/schema.ts';

const localized = z.object({ ru: z.string(), en: z.string(), uz: z.string() });

/** What a mailing says, in three languages; languages may be empty. */
export interface MailingTexts {
  readonly title: LocalizedText;
  readonly text: LocalizedText;
}

/** Who writes, sends or ends a mailing. */
export interface Actor {
  readonly name: string | null;
}

export type MailingRow = Selectable<Database['mailings']>;

export function textsOf({ title, text }: Pick<MailingRow, 'title' | 'text'>): MailingTexts {
  return { title: parseStored(localized, title), text: parseStored(localized, text) };
}

/** How the log names a mailing. */
export function subjectOf({ title }: MailingTexts): string {
  return withFallbacks(title).ru;
}

export function readMailing(executor: Executor, id: Id): Promise<MailingRow | undefined> {
  return executor.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();
}
