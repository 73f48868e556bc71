import type { RecordChange } from '#contract/catalog/record-changes.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import type { Executor } from '../../db/connection.ts';
import type { Area } from './area.ts';
import { changesOfContent } from './content-area.ts';
import { removeChanges, writeChanges } from './draft-rows.ts';
import { type DraftState, readState } from './draft-state.ts';
import type { Author } from './save-records.ts';

/**
 * After a publication: changes that equal what is published leave the draft, and its pages keep their order.
 * @param former the draft before; null: its order does not matter
 */
export async function settleContent(
  transaction: Executor,
  area: Area<SiteContent>,
  former: Pick<DraftState<SiteContent>, 'draft'> | null,
  { by, now }: Author,
): Promise<void> {
  const stored = await area.readChanges(transaction);
  const { base, draft, changes } = await readState(transaction, area);
  const kept = new Set(changes.map(({ id }) => id));
  const wanted = former === null ? draft : orderedAs(draft, former.draft);
  const order: RecordChange | undefined = changesOfContent(base, wanted).find(({ id }) => id === 'order');
  await removeChanges(
    transaction,
    stored.filter(({ id }) => !kept.has(id) || (id === 'order' && order === undefined)),
  );
  if (order !== undefined && !kept.has('order')) await writeChanges(transaction, [{ ...order, by, at: now }]);
}

function orderedAs(content: SiteContent, former: SiteContent): SiteContent {
  const places = new Map(former.pages.own.map(({ id }, place) => [id, place]));
  const own = content.pages.own.toSorted((a, b) => (places.get(a.id) ?? places.size) - (places.get(b.id) ?? places.size));
  return { ...content, pages: { ...content.pages, own } };
}
