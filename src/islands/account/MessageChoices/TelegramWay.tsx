import { useEffect, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { requestTelegramLink } from '#stores/account/messages.ts';
import { connectOpenTelegram } from '#stores/account/telegram.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './MessageChoices.module.css';

/** A little less than the hour for which the link is valid (R-MSG-7). */
const linkShownMs = 55 * 60_000;

interface TelegramWayProps {
  t: Translate<'messages'>;
  /** Telegram has opened this session */
  isProven: boolean;
  onConnected: () => Promise<void>;
}

/**
 * A session that Telegram has opened is connected by a tap (R-MSG-17). Another one, and one whose bot may not write, gets a link, which is
 * made by the tap, since it is valid for an hour; a second tap opens it.
 */
export function TelegramWay({ t, isProven, onConnected }: TelegramWayProps) {
  const [isAsked, setAsked] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    if (link === null) return;
    const timer = setTimeout(() => setLink(null), linkShownMs);
    return () => clearTimeout(timer);
  }, [link]);
  const ask = async () => {
    setAsked(true);
    const outcome = isProven ? await connectOpenTelegram() : 'refused';
    if (outcome === 'connected') await onConnected();
    if (outcome === 'refused') setLink(await requestTelegramLink());
    setAsked(false);
  };
  if (link === null) {
    return (
      <Button variant="soft" loading={isAsked} onClick={() => void ask()}>
        {t('telegram_connect')}
      </Button>
    );
  }
  return (
    <>
      <p className={styles['note']}>
        {isProven && `${t('telegram_refused')} `}
        {t('telegram_steps')}
      </p>
      <a className="button" href={link} target="_blank" rel="noreferrer">
        {t('telegram_open')}
      </a>
    </>
  );
}
