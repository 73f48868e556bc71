import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { leaveForms, recordToResume } from '#stores/lib/unsaved.ts';
import { $loadedCatalog, type CatalogState, loadCatalog } from '#stores/office/catalog-draft.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { useResume } from '#ui/office/unsaved/use-resume.ts';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { Categories } from './Categories.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { Dishes } from './Dishes.tsx';
import { Groups } from './Groups.tsx';
import type { MenuProps } from './menu-props.ts';
import styles from './OfficeMenu.module.css';

export interface OfficeMenuProps {
  locale: Locale;
  words: Words;
  /** this person only looks */
  isReadOnly?: boolean;
}

const views = ['dishes', 'categories', 'groups'] as const;
const formsOf = { dishes: ['dish', 'bulk', 'price'], categories: ['category'], groups: ['group'] } as const;
const parts = { dishes: Dishes, categories: Categories, groups: Groups };

/**
 * The menu as the team changes it: dishes, categories and option groups. Changes are saved in the catalog's draft.
 *
 * ## Why an island?
 *
 * A list of thousands of dishes is filtered with each key, and values are edited in place.
 */
export const OfficeMenu = withErrorBoundary(function OfficeMenu({ locale, words, isReadOnly = false }: OfficeMenuProps) {
  const t = translator<'office-menu'>(words);
  const catalog = useStore($loadedCatalog, { ssr: () => 'loading' as const });
  const [view, setView] = useState<(typeof views)[number]>('dishes');
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => void loadCatalog(), []);
  useResume(typeof catalog === 'object', viewToResume, setView);

  // the bar of unpublished changes says why there is no catalog
  if (catalog === 'failed') return null;
  if (catalog === 'loading') return <p role="status">{t('loading')}</p>;
  const part: MenuProps = { t, words, locale, catalog, isReadOnly };
  const Part = parts[view];
  return (
    <Theme>
      <div ref={menu} className={styles['menu']} tabIndex={-1}>
        <div className={styles['views']}>
          <Segmented
            legend={t('views')}
            options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={(next) => void leaveForms(() => setView(next))}
          />
        </div>
        {view === 'dishes' && isBare(catalog) ? (
          <FirstCategory {...part} onCancel={() => setView('categories')} onSaved={() => menu.current?.focus()} />
        ) : (
          <Part {...part} />
        )}
      </div>
    </Theme>
  );
});

/** The view whose form was left with unsaved changes; null: none. */
function viewToResume() {
  return views.find((view) => formsOf[view].some((form) => recordToResume(form) !== null)) ?? null;
}

function isBare({ draft: { categories, products } }: CatalogState): boolean {
  return categories.length === 0 && products.length === 0;
}

/** What a menu begins with: a dish belongs to a category. The dishes follow as soon as it is saved. */
function FirstCategory({ onCancel, onSaved, ...part }: MenuProps & { onCancel: () => void; onSaved: () => void }) {
  const close = (message: string | null) => {
    if (message === null) return onCancel();
    showToast({ kind: 'success', message });
    onSaved();
  };
  return (
    <>
      <p className={styles['hint']}>{part.t('firstCategory')}</p>
      <CategoryForm {...part} id={null} onClose={close} />
    </>
  );
}
