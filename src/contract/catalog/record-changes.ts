import { keyOf, type ListName, type ListRecord, listNames, type SoldRecords } from './sold-records.ts';

/**
 * A list of the catalog file, its loyalty rules (id `loyalty`), the order of its lists (the id is the list's name), or the content of the
 * site (the id is the name of a part).
 */
export type DraftSection = ListName | 'loyalty' | 'order' | 'content';

/** What is changed and published by the same people. */
export type PublishingArea = 'catalog' | 'content';

/** A record of the catalog file or of the content; for an order, the ids of the list. */
export type RecordValue = Readonly<Record<string, unknown>> | readonly string[];

/** A change of one record; null: there is none. */
export interface RecordChange {
  readonly section: DraftSection;
  readonly id: string;
  readonly before: RecordValue | null;
  readonly after: RecordValue | null;
}

export type RecordName = Pick<RecordChange, 'section' | 'id'>;
/** A record and what becomes of it. */
export type RecordTarget = Omit<RecordChange, 'before'>;

export const catalogSections = [...listNames, 'loyalty', 'order'] as const satisfies readonly DraftSection[];
export const draftSections = [...catalogSections, 'content'] as const satisfies readonly DraftSection[];

export function areaOf({ section }: Pick<RecordChange, 'section'>): PublishingArea {
  return section === 'content' ? 'content' : 'catalog';
}

/** Whether a record is among those that are named; null: all are. */
export function isAmong(names: readonly RecordName[] | null): (record: RecordName) => boolean {
  const keys = names && new Set(names.map(nameKey));
  return (record) => keys === null || keys.has(nameKey(record));
}

function nameKey({ section, id }: RecordName): string {
  return `${section}/${id}`;
}

/** The catalog with changes applied. Records that an order does not name, such as new ones, come after those that it names. */
export function applyChanges(records: SoldRecords, changes: readonly RecordTarget[]): SoldRecords {
  const bySection = Map.groupBy(changes, ({ section }) => section);
  const orders = new Map((bySection.get('order') ?? []).map(({ id, after }) => [id, after as readonly string[] | null]));
  const lists = listNames.map((name) => {
    const own = bySection.get(name) ?? [];
    const order = orders.get(name) ?? null;
    const list: readonly ListRecord[] = records[name];
    return [name, own.length === 0 && order === null ? list : inOrder(changed(list, own), order)] as const;
  });
  const [loyalty] = bySection.get('loyalty') ?? [];
  // the schemas of the contract checked each record when it was saved
  return { ...Object.fromEntries(lists), loyalty: loyalty === undefined ? records.loyalty : loyalty.after } as SoldRecords;
}

function changed(list: readonly ListRecord[], changes: readonly RecordTarget[]): ListRecord[] {
  const after = new Map(changes.map((change) => [change.id, change.after as ListRecord | null]));
  const remaining = list.flatMap((record) => {
    const next = after.get(keyOf(record));
    return next === undefined ? [record] : (next ?? []);
  });
  const known = new Set(list.map(keyOf));
  return [...remaining, ...[...after].flatMap(([id, record]) => (known.has(id) ? [] : (record ?? [])))];
}

function inOrder(list: readonly ListRecord[], order: readonly string[] | null): ListRecord[] {
  if (order === null) return [...list];
  const places = new Map(order.map((id, index) => [id, index]));
  return list.toSorted((a, b) => (places.get(keyOf(a)) ?? places.size) - (places.get(keyOf(b)) ?? places.size));
}

/** The value of a record of the catalog; of an order, the ids of its list. */
export function findRecord(records: SoldRecords, { section, id }: RecordName): RecordValue | null {
  if (section === 'content') return null;
  if (section === 'loyalty') return records.loyalty;
  if (section === 'order') return records[id as ListName].map(keyOf);
  return recordsByKey(records[section]).get(id) ?? null;
}

const indexes = new WeakMap<readonly ListRecord[], ReadonlyMap<string, ListRecord>>();

/** The records of a list by their keys; found once for each list, because no list is ever changed. */
export function recordsByKey(list: readonly ListRecord[]): ReadonlyMap<string, ListRecord> {
  const known = indexes.get(list);
  if (known !== undefined) return known;
  const index = new Map(list.map((record) => [keyOf(record), record]));
  indexes.set(list, index);
  return index;
}
