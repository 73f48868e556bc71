import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { FieldComments } from '../comments/FieldComments.tsx';
import styles from './Blocks.module.css';
import { type Edit, type FormPart, inItem, inside, nameOfField } from './form-part.ts';
import { SortableList } from './SortableList.tsx';

interface ItemListProps<Item> {
  part: FormPart;
  value: readonly Item[];
  edit: Edit<readonly Item[]>;
  /** what one item is */
  kind: 'question' | 'step' | 'figure' | 'picture' | 'restaurant' | 'dish';
  most: number;
  /** a new item; absent: `adder` adds */
  make?: () => Item;
  /** in place of the button that adds an item */
  adder?: ReactNode;
  /** absent: the item is numbered */
  nameOf?: (item: Item) => string;
  children?: (item: Item, part: FormPart, edit: Edit<Item>) => ReactNode;
}

/** Items of a block: added, moved and removed, never more than the page stores. */
export function ItemList<Item>({ part, value, edit, kind, most, make, adder, nameOf, children }: ItemListProps<Item>) {
  const { t } = part;
  const name = nameOfField(t, part.path);
  const isFull = value.length >= most;
  const headingOf = (item: Item, at: number) => nameOf?.(item) ?? t(`item_${kind}`, { place: at + 1 });
  return (
    <div className={styles['itemList']} data-path={part.path}>
      <div className={styles['listHead']}>
        <span className={styles['choiceName']}>{name}</span>
        <FieldComments path={part.path} name={name} />
      </div>
      <SortableList
        t={t}
        items={value}
        edit={edit}
        nameOf={headingOf}
        canRemove
        body={(item, at) => {
          const fields = children?.(item, { ...inside(part, at), heading: headingOf(item, at) }, inItem(edit, at));
          return fields === undefined ? null : <div className={styles['form']}>{fields}</div>;
        }}
      />
      {isFull && <p className={styles['limit']}>{t('item_most', { most })}</p>}
      {!isFull && adder}
      {!isFull && make !== undefined && (
        <div>
          <Button variant="soft" onClick={() => edit((items) => [...items, make()])}>
            {t(`item_add_${kind}`)}
          </Button>
        </div>
      )}
    </div>
  );
}
