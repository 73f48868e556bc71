import { useMemo } from 'react';
import { byName } from '#stores/office/dish-filter.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Select } from '#ui/Select/Select.tsx';
import styles from '../OfficeMenu.module.css';
import type { PartProps } from '../part-props.ts';

interface SuggestedProps extends PartProps {
  /** null: a new dish */
  dishId: string | null;
  suggested: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The dishes that are suggested beside this one, in the order in which they are shown. */
export function Suggested({ t, locale, catalog, dishId, suggested, onChange }: SuggestedProps) {
  const { products } = catalog.draft;
  const dishes = useMemo(
    () => byName(products, locale).map(({ id, name }) => ({ value: String(id), label: textIn(name, locale) })),
    [products, locale],
  );
  const names = new Map(dishes.map(({ value, label }) => [value, label]));
  const others = dishes.filter(({ value }) => value !== dishId && !suggested.includes(value));
  return (
    <fieldset className={styles['checks']}>
      <legend>{t('suggested')}</legend>
      {suggested.map((id) => {
        const name = names.get(id) ?? id;
        return (
          <span key={id} className={styles['tag']}>
            {name}
            <button type="button" aria-label={t('removeOf', { name })} onClick={() => onChange(suggested.filter((one) => one !== id))}>
              ×
            </button>
          </span>
        );
      })}
      <Select
        label={t('suggest')}
        placeholder={t('choose')}
        options={others}
        value={null}
        onChange={(id) => onChange([...suggested, id])}
      />
    </fieldset>
  );
}
