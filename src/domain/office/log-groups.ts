import type { LogKind } from './change-log.ts';

/** As much of an entry of the log as groups look at. */
interface Grouped {
  /** ISO 8601 */
  readonly at: string;
  readonly by: string | null;
  readonly kind: LogKind;
  readonly parts: readonly string[];
}

/** What a publication writes, in one moment: an entry for each record of the catalog, one for the site. */
export const publicationKinds = ['recordPublished', 'published', 'restored', 'catalogRestored'] as const satisfies readonly LogKind[];

/** Entries beside each other that one publication wrote, as one group; every other entry alone (R-LOG-1). */
export function logGroups<Entry extends Grouped>(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && isOfOne(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

export function isOfPublication({ kind }: Pick<Grouped, 'kind'>): boolean {
  return (publicationKinds as readonly LogKind[]).includes(kind);
}

function isOfOne(one: Grouped, other: Grouped): boolean {
  return isOfPublication(one) && isOfPublication(other) && one.at === other.at && one.by === other.by;
}

/** How many records and pages a publication changed. */
export function publishedCount(entries: readonly Grouped[]): number {
  return entries.reduce((count, { kind, parts }) => {
    if (kind === 'catalogRestored') return count;
    return count + (kind === 'recordPublished' ? 1 : Math.max(1, parts.length));
  }, 0);
}
