import type { CategoryRecord } from './menu-records.ts';

/** The ids of all categories after one took the place of another of the same level; null: it can't move there. */
export function movedTo(categories: readonly CategoryRecord[], id: string, target: string): string[] | null {
  const [moving, goal] = [id, target].map((wanted) => categories.find((category) => String(category.id) === wanted));
  if (moving === undefined || goal === undefined || moving === goal || String(moving.parentId) !== String(goal.parentId)) return null;
  const ids = categories.map((category) => String(category.id));
  const isDown = ids.indexOf(id) < ids.indexOf(target);
  const rest = ids.filter((each) => each !== id);
  const at = rest.indexOf(target) + (isDown ? 1 : 0);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** The category above (-1) or below (1) on the same level, and its place there, from 1; null: there is none. */
export function neighborOf(categories: readonly CategoryRecord[], { id, parentId }: CategoryRecord, by: -1 | 1) {
  const level = categories.filter((category) => String(category.parentId) === String(parentId));
  const at = level.findIndex((category) => category.id === id) + by;
  const neighbor = level[at];
  return neighbor === undefined ? null : { id: String(neighbor.id), place: at + 1, count: level.length };
}
