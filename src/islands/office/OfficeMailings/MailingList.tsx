import { useId, useState } from 'react';
import type { WireMailings } from '#contract/office/mailings.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { withFallbacks } from '#domain/localized-text.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { endMailing } from '#stores/office/mailings.ts';
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

/** The mailings, the newest first, with their figures; one that has not begun can be canceled, one that is being sent stopped. */
export function MailingList({ t, locale, mailings, onChanged }: MailingListProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const end = async ({ id: ended, state }: Mailing) => {
    setStatus((await endMailing(ended)) ? t(state === 'planned' ? 'canceled' : 'stopped') : '');
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
            <MailingRow t={t} locale={locale} mailing={mailing} onEnd={() => end(mailing)} />
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
  onEnd: () => Promise<void>;
}

function MailingRow({ t, locale, mailing, onEnd }: MailingRowProps) {
  const { state, sendAt, madeBy, ended } = mailing;
  const title = withFallbacks(mailing.title)[locale];
  const moment = (at: string, name: string | null) => {
    const time = formatDateTime(at, locale);
    return name === null ? time : t('by', { time, name });
  };
  return (
    <RecordRow actions={<End t={t} title={title} state={state} onEnd={onEnd} />}>
      <p className={styles['head']}>
        <b>{title}</b> <RecordBadge>{t(`state_${state}`)}</RecordBadge>
      </p>
      <p className={styles['words']}>{withFallbacks(mailing.text)[locale]}</p>
      <Figures t={t} locale={locale} mailing={mailing} />
      <RecordHint>{moment(sendAt, madeBy)}</RecordHint>
      {ended !== null && (state === 'canceled' || state === 'stopped') && (
        <RecordHint>{t(`ended_${state}`, { moment: moment(ended.at, ended.by) })}</RecordHint>
      )}
    </RecordRow>
  );
}

/** How many got it: once it has begun. */
function Figures({ t, locale, mailing }: Omit<MailingRowProps, 'onEnd'>) {
  const { state } = mailing;
  if (state === 'planned' || state === 'canceled') return null;
  const figure = (name: 'sent' | 'failed' | 'waiting' | 'unsent') => formatNumber(mailing[name], locale);
  const tried = { sent: figure('sent'), failed: figure('failed') };
  return (
    <p>
      {state === 'stopped'
        ? t('progressStopped', { ...tried, unsent: figure('unsent') })
        : t('progress', { ...tried, waiting: figure('waiting') })}
    </p>
  );
}

interface EndProps {
  t: Translate<'office-mailings'>;
  title: string;
  state: Mailing['state'];
  onEnd: () => Promise<void>;
}

/** Cancels a mailing, or stops what is not sent yet. */
function End({ t, title, state, onEnd }: EndProps) {
  if (state === 'planned') {
    return (
      <ConfirmButton
        label={t('cancelMailing')}
        name={t('cancelOf', { title })}
        title={t('cancelTitle')}
        cancelLabel={t('keep')}
        onConfirm={onEnd}
      >
        {t('cancelText')}
      </ConfirmButton>
    );
  }
  if (state !== 'sending') return null;
  return (
    <ConfirmButton
      variant="danger"
      label={t('stop')}
      name={t('stopOf', { title })}
      title={t('stopTitle')}
      cancelLabel={t('keep')}
      onConfirm={onEnd}
    >
      {t('stopText')}
    </ConfirmButton>
  );
}
