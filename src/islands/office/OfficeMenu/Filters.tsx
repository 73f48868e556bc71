import type { Translate } from '#domain/words.ts';
import type { DishFilter } from '#stores/office/dish-filter.ts';
import type { CategoryChoice } from '#stores/office/menu-records.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeMenu.module.css';

interface FiltersProps {
  t: Translate<'office-menu'>;
  filter: DishFilter;
  choices: readonly CategoryChoice[];
  onChange: (filter: DishFilter) => void;
}

const states = ['', 'available', 'hidden', 'changed', 'uncoded'] as const;

/** By name, category and whether a dish is on sale, changed or without codes for receipts. */
export function Filters({ t, filter, choices, onChange }: FiltersProps) {
  return (
    <div className={styles['filters']}>
      <TextField
        type="search"
        autoComplete="off"
        label={t('search')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select
        label={t('category')}
        options={[{ value: '', label: t('allCategories') }, ...choices]}
        value={filter.category}
        onChange={(category) => onChange({ ...filter, category })}
      />
      <Select
        label={t('state')}
        options={states.map((value) => ({ value, label: t(`state_${value === '' ? 'all' : value}`) }))}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </div>
  );
}
