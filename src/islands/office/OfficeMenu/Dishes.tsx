import { memo, useCallback, useDeferredValue, useState } from 'react';
import { plural } from '#domain/words.ts';
import { recordToResume } from '#stores/lib/unsaved.ts';
import { type DishFilter, type DishRow, noFilter } from '#stores/office/dish-filter.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { BulkChange } from './BulkChange.tsx';
import { DishRowView } from './DishRowView.tsx';
import { DishForm } from './dish/DishForm.tsx';
import { Filters } from './Filters.tsx';
import type { MenuProps } from './menu-props.ts';
import styles from './OfficeMenu.module.css';
import { useDishes } from './use-dishes.ts';
import { useEdited } from './use-edited.ts';

/** A list of all would take seconds to render; the next rows come by a button. */
const rowsAtOnce = 50;

/** Every dish, to find, to edit in place, one by one or many at once. */
export function Dishes(part: MenuProps) {
  const { t, words, locale, catalog, isReadOnly } = part;
  const [filter, setFilter] = useState<DishFilter>(() => ({ ...noFilter, text: nameToResume(part) }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { edited, edit, list, close } = useEdited('dish');
  const [isBulk, setBulk] = useState(() => recordToResume('bulk') !== null);
  // a key is painted before the list that it changes
  const listed = useDeferredValue(filter);
  const { shown, categories, choices } = useDishes(part, listed);

  const closeBulk = (message: string | null) => {
    setBulk(false);
    close(message);
  };
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((old) => (isChosen ? new Set([...old, id]) : new Set([...old].filter((one) => one !== id)))),
    [],
  );

  if (edited !== undefined) return <DishForm {...part} id={edited} onClose={close} />;
  const picked = chosen.size === 0 ? shown : shown.filter(({ id }) => chosen.has(id));
  if (isBulk) return <BulkChange {...part} dishes={picked.map(({ dish }) => dish)} choices={choices} onClose={closeBulk} />;
  return (
    <div ref={list} className={styles['dishes']} tabIndex={-1}>
      <Filters t={t} filter={filter} choices={choices} onChange={setFilter} />
      <div className={styles['toolbar']}>
        <p role="status">{plural<'office-menu'>(words, 'found', shown.length, locale)}</p>
        {picked.length > 0 && (
          <Button data-changes="all" variant="soft" onClick={() => setBulk(true)}>
            {chosen.size === 0 ? t('bulk') : t('bulkChosen', { count: picked.length })}
          </Button>
        )}
        <Button data-changes="all" onClick={() => edit(null)}>
          {t('addDish')}
        </Button>
      </div>
      {shown.length === 0 && <p className={styles['hint']}>{t(catalog.draft.products.length === 0 ? 'empty' : 'notFound')}</p>}
      <Rows
        filter={listed}
        t={t}
        words={words}
        locale={locale}
        isReadOnly={isReadOnly}
        shown={shown}
        categories={categories}
        chosen={chosen}
        onChoose={choose}
        onEdit={edit}
      />
    </div>
  );
}

/** The name of the dish whose typed price was left unsaved, so that its row is shown; '': none. */
function nameToResume({ catalog, locale }: MenuProps): string {
  const id = recordToResume('price');
  const dish = id === null ? undefined : catalog.draft.products.find((each) => String(each.id) === id);
  return textIn(dish?.name, locale);
}

interface RowsProps extends Pick<MenuProps, 't' | 'words' | 'locale' | 'isReadOnly'> {
  /** another one starts again with the first rows */
  filter: DishFilter;
  shown: readonly DishRow[];
  /** the names of the categories */
  categories: ReadonlyMap<string, string>;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  onEdit: (id: string) => void;
}

const Rows = memo(function Rows({ filter, shown, categories, chosen, ...part }: RowsProps) {
  const [seen, setSeen] = useState({ filter, most: rowsAtOnce });
  const most = seen.filter === filter ? seen.most : rowsAtOnce;
  return (
    <>
      <ul className={styles['rows']}>
        {shown.slice(0, most).map((row) => (
          <DishRowView
            key={row.id}
            {...part}
            row={row}
            category={categories.get(String(row.dish.categoryId)) ?? ''}
            isChosen={chosen.has(row.id)}
          />
        ))}
      </ul>
      {shown.length > most && (
        <Button variant="soft" onClick={() => setSeen({ filter, most: most + rowsAtOnce })}>
          {part.t('more')}
        </Button>
      )}
    </>
  );
});
