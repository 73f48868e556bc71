import { useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { requestTelegramLink } from '#stores/account/messages.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './MessageChoices.module.css';

/** The link is made by a tap, since it is valid for an hour; a second tap opens it. */
export function TelegramWay({ t }: { t: Translate<'messages'> }) {
  const [link, setLink] = useState<string | 'asked' | null>(null);
  const ask = async () => {
    setLink('asked');
    setLink(await requestTelegramLink());
  };
  if (link === null || link === 'asked') {
    return (
      <Button variant="soft" loading={link === 'asked'} onClick={() => void ask()}>
        {t('telegram_connect')}
      </Button>
    );
  }
  return (
    <>
      <p className={styles['note']}>{t('telegram_steps')}</p>
      <a className="button" href={link} target="_blank" rel="noreferrer">
        {t('telegram_open')}
      </a>
    </>
  );
}
