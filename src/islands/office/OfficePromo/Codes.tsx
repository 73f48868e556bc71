import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { changedIds } from '#stores/office/menu-records.ts';
import { $promoUses, loadPromoUses, type PromoUses } from '#stores/office/promo-uses.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { failureText } from '#ui/office/RecordForm/save-failure.ts';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodeRow } from './CodeRow.tsx';
import { type CodeRecord, type EditedCode, endedCode, newCode } from './code-draft.ts';
import { nameOf } from './code-texts.ts';
import { codeToResume } from './code-to-resume.ts';
import { OfferedCodesNote, stillOfferedCodes } from './OfferedCodesNote.tsx';
import type { PromoProps } from './promo-props.ts';

/** The promo codes, their state and their uses. */
export function Codes({ t, locale, words, catalog }: PromoProps) {
  const { promoCodes } = catalog.draft;
  const [edited, setEdited] = useState<EditedCode | null>(() => codeToResume(promoCodes));
  const uses = useStore($promoUses);
  const { panel, report } = useRecordPanel();
  const { mutate, isBusy } = useMutation(saveEdits, () => {});
  useEffect(() => void loadPromoUses(), []);

  const changed = changedIds(catalog, 'promoCodes');
  const close = (message: string) => {
    setEdited(null);
    report(message);
  };
  const save = async (base: CodeRecord, value: CodeRecord | null, done: string) => {
    const failure = await mutate([{ section: 'promoCodes', id: base.code, base, value }]);
    report(failure === null ? done : failureText(failure, t));
  };
  if (edited !== null) {
    return (
      <RecordPanel panel={panel} isFormOpen>
        <CodeForm
          t={t}
          locale={locale}
          {...edited}
          others={promoCodes.filter(({ code }) => code !== edited.base?.code)}
          onSaved={() => close(t('savedInDraft'))}
          onCancel={() => close('')}
        />
      </RecordPanel>
    );
  }
  return (
    <RecordPanel panel={panel}>
      <UsesNote t={t} uses={uses} codes={promoCodes} />
      {promoCodes.length === 0 && <p>{t('noCodes')}</p>}
      <RecordList>
        {promoCodes.map((record) => (
          <li key={record.code}>
            <CodeRow
              t={t}
              locale={locale}
              words={words}
              record={record}
              uses={uses === null || uses === 'failed' ? null : (uses.counts.get(record.code) ?? { uses: 0, customers: 0 })}
              isChanged={changed.has(record.code)}
              isBusy={isBusy}
              onEdit={() => setEdited({ record, base: record })}
              onEnd={() => void save(record, endedCode(record, Date.now()), t('ended', { name: nameOf(record, locale) }))}
              onRemove={() => void save(record, null, t('removed', { name: nameOf(record, locale) }))}
            />
          </li>
        ))}
      </RecordList>
      <Button data-changes="all" onClick={() => setEdited({ record: newCode(), base: null })}>
        {t('addCode')}
      </Button>
    </RecordPanel>
  );
}

interface UsesNoteProps extends Pick<PromoProps, 't'> {
  /** null: not loaded yet */
  uses: PromoUses | 'failed' | null;
  codes: readonly CodeRecord[];
}

/** That the uses could not be loaded, or which codes are still offered. */
function UsesNote({ t, uses, codes }: UsesNoteProps) {
  if (uses === null) return null;
  if (uses !== 'failed') return <OfferedCodesNote t={t} codes={stillOfferedCodes(uses.stillOffered, codes)} />;
  return <LoadState state={uses} loading={t('loading')} failed={t('usesFailed')} retry={t('retry')} onRetry={loadPromoUses} />;
}
