import { type ReactNode, useRef } from 'react';
import type { Translate } from '#domain/words.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import fieldStyles from '../Fields.module.css';
import type { Edit } from './form-part.ts';
import styles from './SortableList.module.css';
import { useDrag } from './use-drag.ts';
import { type Direction, useSortable } from './use-sortable.ts';

interface SortableListProps<Item> {
  t: Translate<'editor'>;
  items: readonly Item[];
  edit: Edit<readonly Item[]>;
  /** absent: the items have no ids */
  idOf?: (item: Item) => string;
  nameOf: (item: Item, at: number) => string;
  /** what stands in place of the name */
  header?: (item: Item, at: number) => ReactNode;
  /** false: items are removed elsewhere, or not at all */
  canRemove?: boolean;
  body?: (item: Item, at: number, remove: () => void) => ReactNode;
}

/** A list whose items are moved by buttons or by a handle, and removed; the last removal can be undone. */
export function SortableList<Item>({ t, items, edit, idOf, nameOf, header, canRemove = false, body }: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const { keys, announcement, removed, move, remove, restore } = useSortable(list, { t, items, edit, idOf, nameOf });
  const { drag, handleOf } = useDrag(list, move);
  return (
    <div className={styles['list']}>
      <ol ref={list} className={styles['items']}>
        {items.map((item, at) => (
          <li
            key={keys[at]}
            className={styles['item']}
            data-dragged={drag?.from === at || undefined}
            data-drop={drag?.to === at && drag.from !== at ? (drag.to < drag.from ? 'before' : 'after') : undefined}
          >
            <div className={styles['header']}>
              <span className={styles['handle']} aria-hidden="true" {...handleOf(at)} />
              <div className={styles['name']}>{header?.(item, at) ?? <b>{nameOf(item, at)}</b>}</div>
              <div className={styles['tools']}>
                <MoveButtons t={t} name={nameOf(item, at)} at={at} count={items.length} move={move} />
                {canRemove && <RemoveButton label={t('list_remove', { name: nameOf(item, at) })} onClick={() => remove(at)} />}
              </div>
            </div>
            {body?.(item, at, () => remove(at))}
          </li>
        ))}
      </ol>
      <p role="status" className="hidden">
        {announcement}
      </p>
      {removed !== null && (
        <p className={styles['removed']} role="status">
          {t('list_removed', { name: removed.name })}
          <button ref={focusOnce} type="button" className={fieldStyles['textButton']} onClick={restore}>
            {t('list_restore')}
          </button>
        </p>
      )}
    </div>
  );
}

function focusOnce(button: HTMLElement | null): void {
  button?.focus();
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles['tool']} aria-label={label} onClick={onClick}>
      <Icon name="close" sizePx={18} />
    </button>
  );
}

interface MoveButtonsProps {
  t: Translate<'editor'>;
  name: string;
  at: number;
  count: number;
  move: (from: number, to: number, on: Direction) => void;
}

/** At an end a button stays focusable, so that the focus is not lost there. */
function MoveButtons({ t, name, at, count, move }: MoveButtonsProps) {
  return (['up', 'down'] as const).map((on) => {
    const to = on === 'up' ? at - 1 : at + 1;
    return (
      <button
        key={on}
        type="button"
        className={styles['tool']}
        data-move={on}
        aria-label={t(`list_${on}`, { name })}
        aria-disabled={to < 0 || to >= count || undefined}
        onClick={() => move(at, to, on)}
      >
        <Icon name="chevron-right" sizePx={18} />
      </button>
    );
  });
}
