import { useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { allowPush, type PushOutcome } from '#stores/account/web-push.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './MessageChoices.module.css';

interface PushWayProps {
  t: Translate<'messages'>;
  publicKey: string;
  onAllowed: () => Promise<void>;
}

/** Asks the browser by a tap, and says what to do where it does not allow messages. */
export function PushWay({ t, publicKey, onAllowed }: PushWayProps) {
  const [outcome, setOutcome] = useState<PushOutcome | 'asked' | null>(null);
  const ask = async () => {
    setOutcome('asked');
    const answered = await allowPush(publicKey);
    setOutcome(answered);
    if (answered === 'allowed') await onAllowed();
  };
  const failure = outcome === 'asked' || outcome === 'allowed' ? null : outcome;
  return (
    <>
      <Button variant="soft" loading={outcome === 'asked'} onClick={() => void ask()}>
        {t('push_allow')}
      </Button>
      {failure !== null && (
        <p role="alert" className={styles['problem']}>
          {t(`push_${failure}`)}
        </p>
      )}
    </>
  );
}
