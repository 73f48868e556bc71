import { useId, useState } from 'react';
import { translator, type Words } from '#domain/words.ts';
import { endOwnTelegram, loadOwnTelegram, type OwnTelegram, requestOwnTelegramLink } from '#stores/office/telegram-groups.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import styles from './OfficeTelegram.module.css';

export interface OfficeTelegramProps {
  words: Words;
}

/**
 * Connects the own Telegram of a person of the team, who may then press the buttons of groups (R-MSG-14).
 *
 * ## Why an island?
 *
 * The link is made by a tap, since it is valid for an hour.
 */
export const OfficeTelegram = withErrorBoundary(function OfficeTelegram({ words }: OfficeTelegramProps) {
  const t = translator<'office-telegram'>(words);
  const id = useId();
  const { data: own, load, setData } = useLoadedData(loadOwnTelegram);
  const [link, setLink] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const ask = async () => {
    setBusy(true);
    setLink(await requestOwnTelegramLink());
    setBusy(false);
  };
  const end = async (ended: OwnTelegram) => {
    if (!(await endOwnTelegram())) return load();
    setStatus(t('ended'));
    setData({ ...ended, isConnected: false });
  };

  return (
    <section className={styles['telegram']} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <p>{t('about')}</p>
      {(own === 'loading' || own === 'failed') && (
        <LoadState state={own} loading={t('loading')} failed={t('loadFailed')} retry={t('retry')} onRetry={load} />
      )}
      {typeof own === 'object' && own.isConnected && (
        <p className={styles['row']}>
          <b>{t('connected')}</b>
          <Button variant="ghost" aria-label={t('endLabel')} onClick={() => void end(own)}>
            {t('end')}
          </Button>
        </p>
      )}
      {typeof own === 'object' && !own.isConnected && link === null && (
        <Button variant="soft" loading={isBusy} onClick={() => void ask()}>
          {t('connect')}
        </Button>
      )}
      {typeof own === 'object' && !own.isConnected && link !== null && (
        <>
          <p>{t('steps')}</p>
          <a className="button" href={link} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </>
      )}
      <p role="status" className={styles['hint']}>
        {status}
      </p>
    </section>
  );
});
