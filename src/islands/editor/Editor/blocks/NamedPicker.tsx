import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Id } from '#domain/id.ts';
import type { Translate } from '#domain/words.ts';
import { $pageChoices, loadPageChoices, type PageChoices } from '#stores/editor/page-choices.ts';
import fieldStyles from '../Fields.module.css';
import { LineField } from '../LineField.tsx';
import styles from './Blocks.module.css';

const mostShown = 8;

interface NamedPickerProps {
  t: Translate<'editor'>;
  of: keyof PageChoices;
  chosen: readonly Id[];
  onChoose: (id: Id) => void;
}

/** Finds a dish or a restaurant by a part of its name, and adds it. */
export function NamedPicker({ t, of, chosen, onChoose }: NamedPickerProps) {
  const choices = useStore($pageChoices, { ssr: () => 'loading' as const });
  const [query, setQuery] = useState('');
  useEffect(() => void loadPageChoices(), []);

  if (choices === 'loading') return <p role="status">{t('pick_loading')}</p>;
  if (choices === 'failed') {
    return (
      <p role="alert">
        {t('pick_failed')}
        <button type="button" className={fieldStyles['textButton']} onClick={() => void loadPageChoices()}>
          {t('retry')}
        </button>
      </p>
    );
  }
  const text = query.trim().toLocaleLowerCase();
  const found = choices[of].filter(({ id, name }) => !chosen.includes(id) && name.toLocaleLowerCase().includes(text));
  return (
    <div className={styles['picker']}>
      <LineField label={t(`pick_${of}`)} type="search" value={query} onChange={setQuery}>
        <p role="status" className={styles['hint']}>
          {found.length === 0 ? t('pick_none') : t('pick_found', { count: found.length })}
        </p>
      </LineField>
      <ul className={styles['found']}>
        {found.slice(0, mostShown).map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles['foundItem']} aria-label={t('pick_add', { name })} onClick={() => onChoose(id)}>
              + {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The names of dishes or restaurants by id; one that no longer exists is called so. */
export function useNames(t: Translate<'editor'>, of: keyof PageChoices): (id: Id) => string {
  const choices = useStore($pageChoices, { ssr: () => 'loading' as const });
  useEffect(() => void loadPageChoices(), []);
  if (typeof choices === 'string') return (id) => id;
  return (id) => choices[of].find((each) => each.id === id)?.name ?? t(`pick_removed_${of}`, { id });
}
