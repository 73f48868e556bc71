import { useStore } from '@nanostores/react';
import type { Translate } from '#domain/words.ts';
import { $hasReadKeptCodes, readKeptCodes } from '#stores/office/promo-uses.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { CodeRecord } from './code-draft.ts';
import styles from './OfficePromo.module.css';

/** Of the codes that stayed offered when codes began to count only when entered, those that still are. */
export function keptCodes(kept: readonly string[], records: readonly CodeRecord[]): readonly string[] {
  return records.flatMap(({ code, offeredTo }) => (kept.includes(code) && (offeredTo ?? 'nobody') !== 'nobody' ? code : []));
}

/** Says once in each browser what an update has changed. */
export function KeptCodes({ t, kept }: { t: Translate<'office-promo'>; kept: readonly string[] }) {
  const hasRead = useStore($hasReadKeptCodes);
  if (hasRead || kept.length === 0) return null;
  return (
    <div className={styles['kept']} role="status">
      <b>{t('keptTitle')}</b>
      <p>{t('keptText', { codes: kept.join(', ') })}</p>
      <Button variant="ghost" onClick={readKeptCodes}>
        {t('keptRead')}
      </Button>
    </div>
  );
}
