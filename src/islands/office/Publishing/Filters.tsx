import { locales } from '#domain/locale.ts';
import type { UnpublishedChange } from '#stores/office/publishing.ts';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import { groupOf, groups } from './groups.ts';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';
import { type Choice, nobody } from './use-choice.ts';

interface FiltersProps {
  reading: Reading;
  changes: readonly UnpublishedChange[];
  choice: Choice;
}

/** Narrows the list to an area, a person or a language; what is not shown is not published. */
export function Filters({ reading: { t }, changes, choice: { filter, set } }: FiltersProps) {
  const present = groups.filter((group) => changes.some((change) => groupOf(change) === group));
  const people = [...new Set(changes.map(({ by }) => by ?? nobody))].sort();
  if (changes.length < 2) return null;
  return (
    <div className={styles['filters']}>
      {present.length > 1 && (
        <Select
          label={t('filterArea')}
          value={filter.group}
          onChange={(value) => set('group', value)}
          options={[{ value: '', label: t('filterAll') }, ...present.map((group) => ({ value: group, label: t(`group_${group}`) }))]}
        />
      )}
      {people.length > 1 && (
        <Select
          label={t('filterPerson')}
          value={filter.by}
          onChange={(value) => set('by', value)}
          options={[
            { value: '', label: t('filterEverybody') },
            ...people.map((name) => ({ value: name, label: name === nobody ? t('nobody') : name })),
          ]}
        />
      )}
      <Select
        label={t('filterLanguage')}
        value={filter.language}
        onChange={(value) => set('language', value)}
        options={[{ value: '', label: t('filterAny') }, ...locales.map((locale) => ({ value: locale, label: t(`lang_${locale}`) }))]}
      />
    </div>
  );
}
