import { useState } from 'react';
import type { WireMailingDraft } from '#contract/office/mailings.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { mailingTimeFrom } from '#domain/order/mailing.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PublishTime } from '#ui/inputs/PublishTime/PublishTime.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import { MailingTexts } from './MailingTexts.tsx';
import { chosenTime, type MailingDraft, type MailingOrigin, originOf } from './mailing-draft.ts';
import styles from './OfficeMailings.module.css';
import { useMailing } from './use-mailing.ts';

interface MailingFormProps {
  /** of the mailing and its draft */
  id: string;
  t: Translate<'office-mailings'>;
  locale: Locale;
  /** null: nothing is saved yet */
  stored: WireMailingDraft | null;
  /** how many customers get it now */
  count: number;
  onPlanned: () => Promise<void>;
  onCopied: (id: string) => Promise<void>;
  onClosed: () => Promise<void>;
}

/** One message in three languages: kept as a draft while it is written, sent to oneself, now, or at a time. */
export function MailingForm({ id, t, locale, stored, count, ...on }: MailingFormProps) {
  const [keeper] = useState(() => keeperOf<MailingDraft, MailingOrigin>('mailing', id));
  const [origin] = useState(() => originOf(stored));
  const mailing = useMailing({ id, t, keeper, origin, ...on });
  const { draft, change, unsaved, problem, busy } = mailing;
  return (
    <>
      <RecordForm
        ref={mailing.form}
        title={t('new')}
        notice={unsaved.notice}
        error={mailing.isChangedByOther ? null : (problem?.message ?? null)}
        problem={
          mailing.isChangedByOther && (
            <Changed message={problem?.message} label={t('saveCopy')} isBusy={busy === 'copy'} onCopy={mailing.copy} />
          )
        }
        saveLabel={t('send')}
        cancelLabel={t('close')}
        isBusy={busy === 'send'}
        onSubmit={mailing.ask}
        onCancel={() => void mailing.close()}
        actions={<Actions t={t} mailing={mailing} />}
      >
        <MailingTexts t={t} field="title" value={draft.title} isTried={mailing.isTried} onChange={(title) => change({ title })} />
        <MailingTexts t={t} field="text" value={draft.text} isTried={mailing.isTried} onChange={(text) => change({ text })} />
        <p className={styles['hint']}>{t('languageHint')}</p>
        <FieldGroup legend={t('when_later')}>
          <div className={styles['time']}>
            <PublishTime
              label={t('time')}
              action={t('plan')}
              past={t('time_past')}
              value={draft.time}
              isBusy={busy === 'plan'}
              onChange={(time) => change({ time })}
              onChoose={(instant) => mailing.plan('plan', instant)}
            />
          </div>
          <Night t={t} locale={locale} draft={draft} />
        </FieldGroup>
        <State t={t} locale={locale} mailing={mailing} />
      </RecordForm>
      <ConfirmDialog
        opened={mailing.isAsking}
        title={t('sendTitle')}
        confirmLabel={t('send')}
        cancelLabel={t('cancel')}
        loading={busy === 'send'}
        onConfirm={() => void mailing.plan('send', null)}
        onCancel={mailing.stopAsking}
      >
        {t('sendText', { count: formatNumber(count, locale) })}
      </ConfirmDialog>
    </>
  );
}

interface PartProps {
  t: Translate<'office-mailings'>;
  mailing: ReturnType<typeof useMailing>;
}

/** Where a test went, and when the draft was saved. */
function State({ t, locale, mailing: { status, savedAt, isChangedByOther } }: PartProps & { locale: Locale }) {
  return (
    <>
      <p role="status" className={styles['hint']}>
        {status}
      </p>
      {!isChangedByOther && (
        <p className={styles['hint']}>{savedAt === null ? t('draftHint') : t('draftSaved', { time: formatDateTime(savedAt, locale) })}</p>
      )}
    </>
  );
}

function Actions({ t, mailing }: PartProps) {
  return (
    <>
      <Button variant="soft" loading={mailing.busy === 'test'} onClick={() => void mailing.test()}>
        {t('test')}
      </Button>
      {!mailing.isChangedByOther && (
        <Button variant="soft" loading={mailing.isSaving} onClick={() => void mailing.save()}>
          {t('saveDraft')}
        </Button>
      )}
    </>
  );
}

interface ChangedProps {
  message: string | undefined;
  label: string;
  isBusy: boolean;
  onCopy: () => Promise<void>;
}

/** Another person has changed the draft: the own text becomes another one. */
function Changed({ message, label, isBusy, onCopy }: ChangedProps) {
  return (
    <div role="alert" className={styles['changed']}>
      <p>{message}</p>
      <div>
        <Button loading={isBusy} onClick={() => void onCopy()}>
          {label}
        </Button>
      </div>
    </div>
  );
}

/** That a mailing of the night begins in the morning. */
function Night({ t, locale, draft }: { t: Translate<'office-mailings'>; locale: Locale; draft: MailingDraft }) {
  const chosen = chosenTime(draft) ?? Date.now();
  const begin = mailingTimeFrom(chosen);
  if (begin <= chosen) return null;
  return <p className={styles['hint']}>{t('night', { time: formatDateTime(new Date(begin).toISOString(), locale) })}</p>;
}
