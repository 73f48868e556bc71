import { useStore } from '@nanostores/react';
import { formatClock } from '#domain/format.ts';
import { minutesOf } from '#domain/schedule/clock.ts';
import type { Translate } from '#domain/words.ts';
import { $offlineSince, $presses, $refusedPresses, forgetRefused } from '#stores/staff/presses.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './NetworkNote.module.css';

const none: readonly never[] = [];
/** The same list each time: another one would be another state. */
const nothing = () => none;

/** Since when there is no network and how many presses wait; later, which of them the server has refused (R-BOARD-4). */
export function NetworkNote({ t }: { t: Translate<'staff-board'> }) {
  const since = useStore($offlineSince, { ssr: () => null });
  const waiting = useStore($presses, { ssr: nothing }).length;
  const refused = useStore($refusedPresses, { ssr: nothing });
  return (
    <>
      <div role="status">
        {since !== null && (
          <p className={styles['note']}>
            <b>{t('offlineSince', { time: formatClock(minutesOf(since)) })}</b> {waiting > 0 && t('pressesWait', { count: waiting })}
          </p>
        )}
      </div>
      {refused.length > 0 && (
        <div className={styles['note']} data-refused="" role="alert">
          <b>{t('pressesRefused')}</b>
          <ul>
            {refused.map(({ id, number, message }) => (
              <li key={id}>
                {t('number', { number })}: {message}
              </li>
            ))}
          </ul>
          <Button variant="soft" onClick={forgetRefused}>
            {t('understood')}
          </Button>
        </div>
      )}
    </>
  );
}
