import { memo } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { plural, type Translate, type Words } from '#domain/words.ts';
import type { DishRow } from '#stores/office/dish-filter.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './OfficeMenu.module.css';
import { PriceInput } from './PriceInput.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { useSave } from './use-save.ts';

interface DishRowViewProps {
  t: Translate<'office-menu'>;
  words: Words;
  locale: Locale;
  isReadOnly: boolean;
  row: DishRow;
  category: string;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  onEdit: (id: string) => void;
}

/** A dish of the list; its price and whether it is on sale are edited in place. */
export const DishRowView = memo(function DishRowView(props: DishRowViewProps) {
  const { t, words, locale, isReadOnly, row, category, isChosen, onChoose, onEdit } = props;
  const { id, dish, isChanged } = row;
  const saving = useSave();
  const name = textIn(dish.name, locale);
  const ownPrices = dish.restaurantPrices?.length ?? 0;
  const saveAvailable = (isAvailable: boolean) =>
    void saving.save([{ section: 'products', id, base: dish, value: { ...dish, isAvailable } }]);
  return (
    <li className={styles['row']}>
      <input
        data-changes="all"
        type="checkbox"
        aria-label={t('chooseOf', { name })}
        checked={isChosen}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
      <div className={styles['name']}>
        <b>{name}</b>
        <p className={styles['hint']}>
          {category}
          {ownPrices > 0 && <span id={`own-${id}`}> · {plural<'office-menu'>(words, 'ownPrices', ownPrices, locale)}</span>}
          {isChanged && <span className={styles['mark']}> · {t('changed')}</span>}
        </p>
      </div>
      {isReadOnly ? (
        <b>{typeof dish.price === 'number' && formatPrice(dish.price, locale)}</b>
      ) : (
        <PriceInput t={t} locale={locale} name={name} row={row} save={saving.save} />
      )}
      <label data-changes="all" className={styles['check']}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={dish.isAvailable}
          aria-label={t('onSaleOf', { name })}
          checked={dish.isAvailable}
          onChange={(event) => saveAvailable(event.currentTarget.checked)}
        />
        <span aria-hidden="true">{t('onSale')}</span>
      </label>
      <Button data-changes="" variant="ghost" aria-label={t('editOf', { name })} onClick={() => onEdit(id)}>
        {t('edit')}
      </Button>
      <SaveProblem t={t} locale={locale} saving={saving} />
    </li>
  );
});
