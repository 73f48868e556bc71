import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { insertItem, moveItem } from '#domain/content/pages/edit-pages.ts';
import type { Translate } from '#domain/words.ts';
import type { Edit } from './form-part.ts';
import { useKeys } from './use-keys.ts';

export type Direction = 'up' | 'down';

interface Options<Item> {
  t: Translate<'editor'>;
  items: readonly Item[];
  edit: Edit<readonly Item[]>;
  idOf: ((item: Item) => string) | undefined;
  nameOf: (item: Item, at: number) => string;
}

interface Removed<Item> {
  readonly item: Item;
  readonly at: number;
  readonly name: string;
}

/** Moves and removes the items of a list; the last removed one can be restored. */
export function useSortable<Item>(list: RefObject<HTMLElement | null>, { t, items, edit, idOf, nameOf }: Options<Item>) {
  const focusAt = useFocus(list);
  const [announcement, announce] = useState('');
  const [removed, setRemoved] = useState<Removed<Item> | null>(null);
  const { keys, fresh, changeKeys } = useKeys(items, idOf);

  const move = (from: number, to: number, on?: Direction) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    edit((old) => moveItem(old, from, to));
    changeKeys((old) => moveItem(old, from, to));
    announce(t('list_moved', { name: nameOf(item, from), place: to + 1, count: items.length }));
    if (on !== undefined) focusAt(to, on);
  };
  const remove = (at: number) => {
    const item = items[at];
    if (item === undefined) return;
    setRemoved({ item, at, name: nameOf(item, at) });
    edit((old) => old.filter((_, index) => index !== at));
    changeKeys((old) => old.filter((_, index) => index !== at));
  };
  const restore = () => {
    if (removed === null) return;
    const at = Math.min(removed.at, items.length);
    edit((old) => insertItem(old, at, removed.item));
    const key = fresh();
    changeKeys((old) => insertItem(old, at, key));
    setRemoved(null);
    focusAt(at, 'up');
  };
  return { keys, announcement, removed, move, remove, restore };
}

/** Focuses a button of a moved item after the next render: an element that is moved in the document loses the focus. */
function useFocus(list: RefObject<HTMLElement | null>): (at: number, on: Direction) => void {
  const next = useRef<{ readonly at: number; readonly on: Direction } | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    const { at, on } = next.current;
    list.current?.children[at]?.querySelector<HTMLElement>(`[data-move="${on}"]`)?.focus();
    next.current = null;
  });
  return (at, on) => {
    next.current = { at, on };
  };
}
