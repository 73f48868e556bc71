import { useId } from 'react';
import { earliestLocalTime } from '#domain/content/publish-time.ts';
import { Button } from '../../Button/Button.tsx';
import fieldStyles from '../plain-field.module.css';
import styles from './PublishTime.module.css';

interface PublishTimeProps {
  label: string;
  action: string;
  /** The error of a time that is not ahead. */
  past: string;
  /** YYYY-MM-DDTHH:mm; '': none is chosen yet */
  value: string;
  onChange: (value: string) => void;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** @param instant ISO 8601 */
  onChoose: (instant: string) => Promise<void>;
}

/** A time in the future in Tashkent, and the button that uses it. */
export function PublishTime({ label, action, past, value, onChange, isBusy = false, isDisabled = false, onChoose }: PublishTimeProps) {
  const field = useId();
  const earliest = earliestLocalTime(Date.now());
  const isPast = value !== '' && value < earliest;
  return (
    <>
      <div className={styles['time']}>
        <label className={fieldStyles['label']} htmlFor={field}>
          {label}
        </label>
        <input
          id={field}
          className={fieldStyles['input']}
          type="datetime-local"
          value={value}
          // the clock of the server and of the browser differ
          suppressHydrationWarning
          min={earliest}
          aria-invalid={isPast}
          aria-describedby={isPast ? `${field}-past` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
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
        disabled={isDisabled || value === '' || isPast}
        onClick={() => void onChoose(new Date(`${value}:00+05:00`).toISOString())}
      >
        {action}
      </Button>
    </>
  );
}
