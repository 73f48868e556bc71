import { plural } from '#domain/words.ts';
import { neighborOf } from '#stores/office/category-order.ts';
import { type CategoryRecord, categoryTree, textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { countBy } from './count-by.ts';
import type { MenuProps } from './menu-props.ts';
import styles from './OfficeMenu.module.css';
import { SaveProblem } from './SaveProblem.tsx';
import { useEdited } from './use-edited.ts';
import { useOrder } from './use-order.ts';

/** The categories in two levels, in the order of the menu. */
export function Categories(part: MenuProps) {
  const { t, words, locale, catalog } = part;
  const { categories, products } = catalog.draft;
  const { edited, edit, list, close } = useEdited('category');
  const { move, announcement, saving, dragOf } = useOrder(list, part);
  if (edited !== undefined) return <CategoryForm {...part} id={edited} onClose={close} />;
  const counts = countBy(products, ({ categoryId }) => String(categoryId));
  return (
    <div ref={list} className={styles['dishes']} tabIndex={-1}>
      <div className={styles['toolbar']}>
        <p role="status">{announcement}</p>
        <Button data-changes="all" onClick={() => edit(null)}>
          {t('addCategory')}
        </Button>
      </div>
      <SaveProblem t={t} locale={locale} saving={saving} />
      {categories.length === 0 && <p className={styles['hint']}>{t('noCategories')}</p>}
      <ul className={styles['rows']}>
        {categoryTree(categories).map((category) => (
          <CategoryRow
            key={String(category.id)}
            {...part}
            category={category}
            count={plural<'office-menu'>(words, 'found', counts.get(String(category.id)) ?? 0, locale)}
            drag={dragOf(category)}
            onMove={(by) => move(category, by)}
            onEdit={() => edit(String(category.id))}
          />
        ))}
      </ul>
    </div>
  );
}

interface CategoryRowProps extends MenuProps {
  category: CategoryRecord;
  count: string;
  drag: ReturnType<ReturnType<typeof useOrder>['dragOf']>;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
}

function CategoryRow({ t, locale, catalog, category, count, drag, onMove, onEdit }: CategoryRowProps) {
  const name = textIn(category.name, locale);
  return (
    <li className={styles['row']} data-inner={category.parentId !== null || undefined} {...drag}>
      <div className={styles['name']}>
        <b>{name}</b>
        <p className={styles['hint']}>{count}</p>
      </div>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          data-changes="all"
          type="button"
          className={styles['tool']}
          data-move={`${by} ${category.id}`}
          aria-label={t(by < 0 ? 'moveUp' : 'moveDown', { name })}
          aria-disabled={neighborOf(catalog.draft.categories, category, by) === null || undefined}
          onClick={() => onMove(by)}
        >
          {by < 0 ? '↑' : '↓'}
        </button>
      ))}
      <Button data-changes="all" variant="ghost" aria-label={t('editOf', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
    </li>
  );
}
