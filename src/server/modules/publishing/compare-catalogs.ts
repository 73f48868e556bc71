import { applyChanges, findRecord, type RecordChange, recordsByKey } from '#contract/catalog/record-changes.ts';
import { type ListRecord, listNames, type SoldRecords } from '#contract/catalog/sold-records.ts';
import { isSameValue } from '#domain/same-value.ts';
import { createPause } from '../../async/in-slices.ts';

/** What leads from one catalog to another, its orders included. */
export async function changesBetween(before: SoldRecords, after: SoldRecords): Promise<RecordChange[]> {
  const pause = createPause();
  const changes: RecordChange[] = [];
  for (const pair of pairsOf(before, after)) {
    if (!isSameValue(pair.before, pair.after)) changes.push(pair);
    await pause();
  }
  return changes;
}

/** The changes that lead from one catalog to another, without the orders that follow from them: new records come last. */
export async function ownChangesBetween(before: SoldRecords, after: SoldRecords): Promise<RecordChange[]> {
  const changes = await changesBetween(before, after);
  const plain = changes.filter(({ section }) => section !== 'order');
  if (plain.length === changes.length) return plain;
  const unordered = applyChanges(before, plain);
  return [...plain, ...changes.filter((change) => change.section === 'order' && !isSameValue(findRecord(unordered, change), change.after))];
}

/** Each record and each order of two catalogs, changed or not. */
function* pairsOf(before: SoldRecords, after: SoldRecords): Generator<RecordChange> {
  for (const section of listNames) {
    const [old, fresh]: [ReadonlyMap<string, ListRecord>, ReadonlyMap<string, ListRecord>] = [
      recordsByKey(before[section]),
      recordsByKey(after[section]),
    ];
    for (const [id, record] of old) yield { section, id, before: record, after: fresh.get(id) ?? null };
    for (const [id, record] of fresh) if (!old.has(id)) yield { section, id, before: null, after: record };
    yield { section: 'order', id: section, before: [...old.keys()], after: [...fresh.keys()] };
  }
  yield { section: 'loyalty', id: 'loyalty', before: before.loyalty, after: after.loyalty };
}
