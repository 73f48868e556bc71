import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { movedTo, neighborOf } from '#stores/office/category-order.ts';
import { type CategoryRecord, textIn } from '#stores/office/menu-records.ts';
import type { MenuProps } from './menu-props.ts';
import { useSave } from './use-save.ts';

/** Moves categories within their level, by buttons and by dragging; the order is saved as a record of its own. */
export function useOrder(list: RefObject<HTMLElement | null>, { t, locale, catalog, isReadOnly }: MenuProps) {
  const { categories } = catalog.draft;
  const [announcement, announce] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const saving = useSave();
  /** the button that moved a category: an element that is moved in the document loses the focus */
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useLayoutEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [];
    [...buttons].find(({ dataset }) => dataset['move'] === pressed.current)?.focus();
    pressed.current = null;
  }, [categories]);

  const save = (ids: readonly string[] | null) => ids !== null && void saving.save([{ section: 'order', id: 'categories', value: ids }]);
  const move = (category: CategoryRecord, by: -1 | 1) => {
    const neighbor = neighborOf(categories, category, by);
    if (neighbor === null) return;
    pressed.current = `${by} ${category.id}`;
    save(movedTo(categories, String(category.id), neighbor.id));
    announce(t('moved', { name: textIn(category.name, locale), place: neighbor.place, count: neighbor.count }));
  };
  const dragOf = (category: CategoryRecord) => {
    const id = String(category.id);
    const isTarget = dragged !== null && movedTo(categories, dragged, id) !== null;
    return {
      draggable: !isReadOnly,
      'data-dragged': dragged === id || undefined,
      onDragStart: () => setDragged(id),
      onDragEnd: () => setDragged(null),
      onDragOver: (event: DragEvent) => {
        if (isTarget) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null) save(movedTo(categories, dragged, id));
        setDragged(null);
      },
    };
  };
  return { move, announcement, saving, dragOf };
}
