import { useId } from 'react';
import type { WireMailingDraft } from '#contract/office/mailings.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficeMailings.module.css';

interface DraftListProps {
  t: Translate<'office-mailings'>;
  locale: Locale;
  drafts: readonly WireMailingDraft[];
  onContinue: (id: string) => void;
  onRemove: (draft: WireMailingDraft) => Promise<void>;
}

/** The mailings that are being written, to go on with or to delete. */
export function DraftList({ t, locale, drafts, onContinue, onRemove }: DraftListProps) {
  const id = useId();
  if (drafts.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('drafts')}</h2>
      <RecordList>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftRow t={t} locale={locale} draft={draft} onContinue={() => onContinue(draft.id)} onRemove={() => onRemove(draft)} />
          </li>
        ))}
      </RecordList>
    </section>
  );
}

interface DraftRowProps extends Pick<DraftListProps, 't' | 'locale'> {
  draft: WireMailingDraft;
  onContinue: () => void;
  onRemove: () => Promise<void>;
}

function DraftRow({ t, locale, draft, onContinue, onRemove }: DraftRowProps) {
  const title = withFallbacks(draft.title)[locale] || t('untitled');
  const time = formatDateTime(draft.changedAt, locale);
  const actions = (
    <>
      <Button data-changes="" variant="soft" aria-label={t('continueOf', { title })} onClick={onContinue}>
        {t('continue')}
      </Button>
      <ConfirmButton
        label={t('removeDraft')}
        name={t('removeDraftOf', { title })}
        title={t('removeDraftTitle')}
        cancelLabel={t('keep')}
        onConfirm={onRemove}
      >
        {t('removeDraftText')}
      </ConfirmButton>
    </>
  );
  return (
    <RecordRow actions={actions}>
      <b className={styles['words']}>{title}</b>
      <p className={styles['words']}>{withFallbacks(draft.text)[locale]}</p>
      <RecordHint>{draft.changedBy === null ? time : t('by', { time, name: draft.changedBy })}</RecordHint>
    </RecordRow>
  );
}
