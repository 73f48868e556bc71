import { isSameValue } from './same-value.ts';

/** Every value of a JSON document by its path, keys joined by dots, as JSON; a list is one value. */
export type Leaves = ReadonlyMap<string, string>;

/** Both sides changed the value at `path` to different ones; null: one of them removed it. */
export interface ValueConflict {
  readonly path: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

interface Sides<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export function leavesOf(document: unknown): Map<string, string> {
  return new Map(collect(document, ''));
}

function collect(value: unknown, path: string): [path: string, json: string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, path === '' ? key : `${path}.${key}`));
}

/** The document with another value at a path; `undefined` removes it. */
export function withValue<Document>(document: Document, path: string, value: unknown): Document {
  return replace(document, path.split('.'), value) as Document;
}

function replace(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const { [key]: old, ...others } = (target ?? {}) as Readonly<Record<string, unknown>>;
  const next = rest.length === 0 ? value : replace(old, rest, value);
  if (next === undefined) return others;
  return { ...(target as object), [key]: next };
}

/**
 * Compares two changes of one document: what only `theirs` changed is passed to `take`, what both changed differently is a conflict
 * unless `resolve` decides it.
 * @param take receives the path and their value as JSON; undefined: they removed it
 * @param resolve returns the value for a path that both changed, as JSON; null: it is a conflict
 */
export function mergeLeaves(
  { base, mine, theirs }: Sides<Leaves>,
  take: (path: string, json: string | undefined) => void,
  resolve: (path: string, mine: string | undefined, theirs: string | undefined) => string | null = () => null,
): ValueConflict[] {
  const conflicts: ValueConflict[] = [];
  for (const path of new Set([...mine.keys(), ...theirs.keys()])) {
    const [old, my, their] = [base.get(path), mine.get(path), theirs.get(path)];
    if (my === their || their === old) continue;
    if (my === old) {
      take(path, their);
      continue;
    }
    const resolved = resolve(path, my, their);
    if (resolved === null) conflicts.push({ path, mine: my ?? null, theirs: their ?? null });
    else take(path, resolved);
  }
  return conflicts;
}

/**
 * Merges two changes of one record, value by value; conflicts stay `mine` in `merged`. A record that one side removed and the other changed
 * is one conflict with an empty path.
 */
export function mergeValues<Value>({ base, mine, theirs }: Sides<Value>): { readonly merged: Value; readonly conflicts: ValueConflict[] } {
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return { merged: mine, conflicts: [] };
  if (isSameValue(mine, base)) return { merged: theirs, conflicts: [] };
  if (mine === null || theirs === null) {
    return { merged: mine, conflicts: [{ path: '', mine: jsonOf(mine), theirs: jsonOf(theirs) }] };
  }
  let merged = mine;
  const conflicts = mergeLeaves({ base: leavesOf(base ?? {}), mine: leavesOf(mine), theirs: leavesOf(theirs) }, (path, json) => {
    merged = withValue(merged, path, json === undefined ? undefined : JSON.parse(json));
  });
  return { merged, conflicts };
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
