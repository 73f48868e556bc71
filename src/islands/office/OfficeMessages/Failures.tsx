import { useId, useState } from 'react';
import type { WireOfficeMessages } from '#contract/office/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficeMessages.module.css';

export type FailedMessage = WireOfficeMessages['failures'][number];

interface FailuresProps {
  t: Translate<'office-messages'>;
  locale: Locale;
  failures: readonly FailedMessage[];
  onAgain: (message: FailedMessage) => Promise<void>;
}

/** What was given up, the newest first; each can be sent again. */
export function Failures({ t, locale, failures, onAgain }: FailuresProps) {
  const id = useId();
  const [busy, setBusy] = useState<string | null>(null);
  const again = async (message: FailedMessage) => {
    setBusy(message.id);
    await onAgain(message);
    setBusy(null);
  };
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('failures')}</h2>
      {failures.length === 0 && <p>{t('noFailures')}</p>}
      <RecordList>
        {failures.map((message) => {
          const number = message.orderNumber;
          const about = number === null ? t('notice') : t('order', { number });
          const send = (
            <Button
              variant="ghost"
              aria-label={t('againOf', { about })}
              loading={busy === message.id}
              disabled={busy !== null}
              onClick={() => void again(message)}
            >
              {t('again')}
            </Button>
          );
          return (
            <li key={message.id}>
              <RecordRow actions={send}>
                <b>{about}</b> · {t(`channel_${message.channel}`)}
                <p>{reasonText(t, message.reason)}</p>
                <RecordHint>{formatDateTime(message.at, locale)}</RecordHint>
              </RecordRow>
            </li>
          );
        })}
      </RecordList>
    </section>
  );
}

function reasonText(t: Translate<'office-messages'>, reason: string): string {
  switch (reason) {
    case 'blocked':
    case 'late':
    case 'unknown':
      return t(`reason_${reason}`);
    default:
      return t('reason_other', { reason });
  }
}
