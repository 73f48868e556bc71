import { useStore } from '@nanostores/react';
import { partName } from '#domain/content/part-name.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $others } from '#stores/editor/collaboration.ts';
import type { Workspace } from '#stores/editor/workspace.ts';
import styles from './Comments.module.css';

/** Who else has the editor open, and on which page. */
export function OtherEditors({ workspace, ...words }: { locale: Locale; t: Translate<'editor'>; workspace: Workspace }) {
  const { t } = words;
  const naming = { ...words, own: [...workspace.draft.pages.own, ...workspace.publishedPages.own] };
  const others = useStore($others);
  return (
    <ul className={styles['others']} aria-label={t('hereTitle')} aria-live="polite" hidden={others.length === 0}>
      {others.map(({ tab, name, page }) => (
        <li key={tab}>{t('hereOn', { name: name ?? t('another'), page: partName(page, naming) })}</li>
      ))}
    </ul>
  );
}
