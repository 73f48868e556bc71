import { useState } from 'react';
import type { WireMessageChoices } from '#contract/account/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { type MessageLevel, messageLevels } from '#domain/order/message-level.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import styles from './MessageChoices.module.css';

export type MessageTarget = WireMessageChoices['targets'][number];

interface TargetRowProps {
  t: Translate<'messages'>;
  locale: Locale;
  target: MessageTarget;
  onChange: (level: MessageLevel) => Promise<void>;
  onEnd: () => Promise<void>;
}

/** A place that is connected, what it gets, and how it ends. */
export function TargetRow({ t, locale, target, onChange, onEnd }: TargetRowProps) {
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    await onEnd();
    setEnding(false);
  };
  const name = nameOf(t, target);
  return (
    <div className={styles['target']}>
      <p>
        <b>{name}</b>
        <span>{t('since', { time: formatDateTime(target.since, locale) })}</span>
      </p>
      <Segmented
        legend={t('level', { name })}
        options={messageLevels.map((value) => ({ value, label: t(`level_${value}`) }))}
        value={target.level}
        onChange={(level) => void onChange(level)}
      />
      <Button variant="ghost" aria-label={t('endOf', { name })} loading={isEnding} onClick={() => void end()}>
        {t('end')}
      </Button>
    </div>
  );
}

function nameOf(t: Translate<'messages'>, { channel, address, isThisBrowser }: MessageTarget): string {
  if (channel === 'push') return t(isThisBrowser ? 'thisBrowser' : 'otherBrowser');
  return address ?? t('connected');
}
