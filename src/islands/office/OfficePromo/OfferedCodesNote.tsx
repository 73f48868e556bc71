import { useStore } from '@nanostores/react';
import type { Translate } from '#domain/words.ts';
import { $hasReadOfferedNote, readOfferedNote } from '#stores/office/promo-uses.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { CodeRecord } from './code-draft.ts';
import styles from './OfficePromo.module.css';

/** Of the codes that stayed offered when codes began to count only when entered, those that still are. */
export function stillOfferedCodes(offeredBefore: readonly string[], records: readonly CodeRecord[]): readonly string[] {
  return records.flatMap(({ code, offeredTo }) => (offeredBefore.includes(code) && (offeredTo ?? 'nobody') !== 'nobody' ? code : []));
}

/** Says once in each browser what an update has changed. */
export function OfferedCodesNote({ t, codes }: { t: Translate<'office-promo'>; codes: readonly string[] }) {
  const hasRead = useStore($hasReadOfferedNote);
  if (hasRead || codes.length === 0) return null;
  return (
    <div className={styles['note']} role="status">
      <b>{t('offeredNoteTitle')}</b>
      <p>{t('offeredNoteText', { codes: codes.join(', ') })}</p>
      <Button data-changes="all" variant="ghost" onClick={readOfferedNote}>
        {t('offeredNoteRead')}
      </Button>
    </div>
  );
}
