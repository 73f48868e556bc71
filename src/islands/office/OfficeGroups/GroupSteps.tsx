import { useId, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './OfficeGroups.module.css';

interface GroupStepsProps {
  t: Translate<'office-groups'>;
  bot: string;
  command: string;
  onRefresh: () => void;
}

/** What is done in Telegram to connect a group. */
export function GroupSteps({ t, bot, command, onRefresh }: GroupStepsProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // what may not be copied is still there to be selected
    await navigator.clipboard?.writeText(command).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <ol className={styles['steps']}>
      <li>{t('step_add', { bot })}</li>
      <li>
        <p id={id}>{t('step_write')}</p>
        <code className={styles['command']} aria-describedby={id}>
          {command}
        </code>
        <Button variant="ghost" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <span role="status">{isCopied && t('copied')}</span>
      </li>
      <li>
        <p>{t('step_done')}</p>
        <Button variant="soft" onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </li>
    </ol>
  );
}
