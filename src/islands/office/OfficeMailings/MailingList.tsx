import { useId, useState } from 'react';
import type { WireMailings } from '#contract/office/mailings.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { cancelMailing } from '#stores/office/mailings.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { RecordBadge, RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficeMailings.module.css';

type Mailing = WireMailings['mailings'][number];

interface MailingListProps {
  t: Translate<'office-mailings'>;
  locale: Locale;
  mailings: readonly Mailing[];
  onChanged: () => Promise<void>;
}

/** The mailings, the newest first, with their figures; one that has not begun can be canceled. */
export function MailingList({ t, locale, mailings, onChanged }: MailingListProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const cancel = async (mailing: Mailing) => {
    setStatus((await cancelMailing(mailing.id)) ? t('canceled') : '');
    await onChanged();
  };
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('list')}</h2>
      <p role="status" className={styles['hint']}>
        {status}
      </p>
      {mailings.length === 0 && <p>{t('none')}</p>}
      <RecordList>
        {mailings.map((mailing) => (
          <li key={mailing.id}>
            <MailingRow t={t} locale={locale} mailing={mailing} onCancel={() => cancel(mailing)} />
          </li>
        ))}
      </RecordList>
      {mailings.length > 0 && (
        <div>
          <Button variant="soft" onClick={() => void onChanged()}>
            {t('refresh')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface MailingRowProps extends Pick<MailingListProps, 't' | 'locale'> {
  mailing: Mailing;
  onCancel: () => Promise<void>;
}

function MailingRow({ t, locale, mailing, onCancel }: MailingRowProps) {
  const { state, sendAt, madeBy } = mailing;
  const title = withFallbacks(mailing.title)[locale];
  const time = formatDateTime(sendAt, locale);
  const figure = (name: 'sent' | 'failed' | 'waiting') => formatNumber(mailing[name], locale);
  const cancel = state === 'planned' && (
    <ConfirmButton
      label={t('cancelMailing')}
      name={t('cancelOf', { title })}
      title={t('cancelTitle')}
      cancelLabel={t('keep')}
      onConfirm={onCancel}
    >
      {t('cancelText')}
    </ConfirmButton>
  );
  return (
    <RecordRow actions={cancel}>
      <p className={styles['head']}>
        <b>{title}</b> <RecordBadge>{t(`state_${state}`)}</RecordBadge>
      </p>
      <p className={styles['words']}>{withFallbacks(mailing.text)[locale]}</p>
      {(state === 'sending' || state === 'sent') && (
        <p>{t('progress', { sent: figure('sent'), failed: figure('failed'), waiting: figure('waiting') })}</p>
      )}
      <RecordHint>{madeBy === null ? time : t('by', { time, name: madeBy })}</RecordHint>
    </RecordRow>
  );
}
