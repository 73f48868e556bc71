import { useId, useState } from 'react';
import { earliestLocalTime } from '#domain/content/publish-time.ts';
import { Button } from '../../Button/Button.tsx';
import styles from './PublishTime.module.css';

interface PublishTimeProps {
  label: string;
  action: string;
  /** The error of a time that is not ahead. */
  past: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** @param instant ISO 8601 */
  onChoose: (instant: string) => Promise<void>;
}

/** A time in the future in Tashkent, and the button that uses it. */
export function PublishTime({ label, action, past, isBusy = false, isDisabled = false, onChoose }: PublishTimeProps) {
  const [at, setAt] = useState('');
  const field = useId();
  const earliest = earliestLocalTime(Date.now());
  const isPast = at !== '' && at < earliest;
  return (
    <>
      <div className={styles['time']}>
        <label className={styles['label']} htmlFor={field}>
          {label}
        </label>
        <input
          id={field}
          className={styles['input']}
          type="datetime-local"
          value={at}
          // the clock of the server and of the browser differ
          suppressHydrationWarning
          min={earliest}
          aria-invalid={isPast}
          aria-describedby={isPast ? `${field}-past` : undefined}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        {isPast && (
          <p id={`${field}-past`} className={styles['wrong']} role="alert">
            {past}
          </p>
        )}
      </div>
      <Button
        variant="soft"
        loading={isBusy}
        disabled={isDisabled || at === '' || isPast}
        onClick={() => void onChoose(new Date(`${at}:00+05:00`).toISOString())}
      >
        {action}
      </Button>
    </>
  );
}
