import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { loadOfficeMessages, sendMessageAgain } from '#stores/office/messages.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { Channels } from './Channels.tsx';
import { type FailedMessage, Failures } from './Failures.tsx';
import styles from './OfficeMessages.module.css';

export interface OfficeMessagesProps {
  locale: Locale;
  words: Words;
}

/**
 * Messages about orders of the last days: what was sent, what waits, what failed and can be sent again (R-MSG-11).
 *
 * ## Why an island?
 *
 * The figures change while the page is open, and a message is sent again without leaving it.
 */
export const OfficeMessages = withErrorBoundary(function OfficeMessages({ locale, words }: OfficeMessagesProps) {
  const t = translator<'office-messages'>(words);
  const { data: messages, load } = useLoadedData(loadOfficeMessages);
  const [status, setStatus] = useState('');
  const again = async ({ id, orderNumber }: FailedMessage) => {
    if (await sendMessageAgain(id)) setStatus(orderNumber === null ? t('again_doneNotice') : t('again_done', { number: orderNumber }));
    await load();
  };

  if (messages === 'loading' || messages === 'failed') {
    return <LoadState state={messages} loading={t('loading')} failed={t('loadFailed')} retry={t('retry')} onRetry={load} />;
  }
  return (
    <div className={styles['messages']}>
      <Channels t={t} locale={locale} messages={messages} />
      <div>
        <Button variant="soft" onClick={() => void load()}>
          {t('refresh')}
        </Button>
      </div>
      <p role="status" className={styles['hint']}>
        {status}
      </p>
      <Failures t={t} locale={locale} failures={messages.failures} onAgain={again} />
    </div>
  );
});
