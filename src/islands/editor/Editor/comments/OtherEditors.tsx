import { useStore } from '@nanostores/react';
import { $others } from '#stores/editor/collaboration.ts';
import { type PartNaming, partName } from '../publishing/part-name.ts';
import styles from './Comments.module.css';

/** Who else has the editor open, and on which page. */
export function OtherEditors(naming: PartNaming) {
  const { t } = naming;
  const others = useStore($others);
  return (
    <ul className={styles['others']} aria-label={t('hereTitle')} aria-live="polite" hidden={others.length === 0}>
      {others.map(({ tab, name, page }) => (
        <li key={tab}>{t('hereOn', { name: name ?? t('another'), page: partName(page, naming) })}</li>
      ))}
    </ul>
  );
}
