import { areaOf, isAmong, type RecordChange, type RecordName, type RecordValue } from '#contract/catalog/record-changes.ts';
import { changesOf } from '#domain/content/content-changes.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import type { Locale } from '#domain/locale.ts';
import { isSameValue } from '#domain/same-value.ts';
import { takeLanguage, takeValue } from '#domain/take-values.ts';
import type { Executor } from '../../db/connection.ts';
import type { AnyArea } from './area.ts';
import { addDiscarded } from './discarded.ts';
import { removeChanges, writeChanges } from './draft-rows.ts';
import { readState } from './draft-state.ts';
import { logDiscarded } from './log-changes.ts';
import type { Author } from './save-records.ts';
import { countChanges } from './take-turn.ts';

/** What is taken out of the draft: a change, its texts of one language, or one value of it. */
export interface DiscardedName extends RecordName {
  readonly locale?: Locale | undefined;
  /** as `takeValue` reads it */
  readonly path?: string | undefined;
}

/** Takes changes out of the draft; they stay in the history and can return. @param names null: all changes of the areas */
export async function discardChanges(
  transaction: Executor,
  areas: readonly AnyArea[],
  names: readonly DiscardedName[] | null,
  { by, now }: Author,
): Promise<void> {
  const discarded: RecordChange[] = [];
  for (const area of areas) {
    const own = names?.filter((name) => areaOf(name) === area.name) ?? null;
    if (own?.length === 0) continue;
    const { draft, changes } = await readState(transaction, area);
    const chosen = changes.filter(isAmong(own));
    if (chosen.length === 0) continue;
    const left = chosen.map((change) => ({ ...change, after: withoutNamed(change, own) }));
    await removeChanges(transaction, left.filter(isUndone));
    await writeChanges(
      transaction,
      left.filter((change) => !isUndone(change)).map((change) => ({ ...change, by, at: now })),
    );
    const taken = chosen.map(({ section, id, after }, index) => ({ section, id, before: left[index]?.after ?? null, after }));
    const values = area.name === 'content' ? changesOf(draft as SiteContent, area.apply(draft, taken.map(backwards)) as SiteContent) : null;
    await logDiscarded(transaction, taken, values, { by, now });
    discarded.push(...taken);
    await countChanges(transaction, [area.name]);
  }
  if (discarded.length > 0) await addDiscarded(transaction, { at: now, by, changes: discarded });
}

function isUndone({ before, after }: RecordChange): boolean {
  return isSameValue(before, after);
}

function backwards({ section, id, before }: RecordChange) {
  return { section, id, after: before };
}

/** What the draft keeps of a change. */
function withoutNamed({ section, id, before, after }: RecordChange, names: readonly DiscardedName[] | null): RecordValue | null {
  const own = names?.filter((name) => name.section === section && name.id === id) ?? [];
  const isWhole = own.every(({ locale, path }) => locale === undefined && path === undefined);
  if (isWhole || before === null || after === null) return before;
  const left = own.reduce<unknown>((value, { locale, path }) => {
    if (path !== undefined) return takeValue(value, before, path);
    return locale === undefined ? value : takeLanguage(value, before, locale);
  }, after);
  return left as RecordValue;
}
