import { useState } from 'react';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { type DiscardedSet, returnDiscarded } from '#stores/office/publishing.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import { nameOfChange } from './differences.ts';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';

/** What was taken out of the draft in the last thirty days, and can return to it. */
export function Discarded({ reading, sets }: { reading: Reading; sets: readonly DiscardedSet[] }) {
  const { t } = reading;
  if (sets.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t('discardedTitle')}>
      <h2>{t('discardedTitle')}</h2>
      <p className={styles['hint']}>{t('discardedHint')}</p>
      <ul className={styles['versions']}>
        {sets.map((set) => (
          <SetRow key={set.id} reading={reading} set={set} />
        ))}
      </ul>
    </section>
  );
}

const mostNames = 3;

function SetRow({ reading, set: { id, at, by, changes } }: { reading: Reading; set: DiscardedSet }) {
  const { t, locale } = reading;
  const [isBusy, setBusy] = useState(false);
  const names = changes.slice(0, mostNames).map((change) => nameOfChange(change, reading));
  const title = [...names, ...(changes.length > mostNames ? ['…'] : [])].join(', ');
  const back = async () => {
    setBusy(true);
    const isDone = await returnDiscarded(id);
    setBusy(false);
    if (isDone) showToast({ kind: 'success', message: t('returned') });
  };
  return (
    <li>
      <div>
        <p>
          <b>{title}</b>{' '}
          <span className={styles['hint']}>
            {by ?? t('nobody')}, <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </span>
        </p>
        <details>
          <summary>{t('details')}</summary>
          <ChangeList reading={reading} changes={changes} />
        </details>
      </div>
      <Button data-changes="" variant="soft" loading={isBusy} aria-label={`${t('bringBack')}: ${title}`} onClick={() => void back()}>
        {t('bringBack')}
      </Button>
    </li>
  );
}
