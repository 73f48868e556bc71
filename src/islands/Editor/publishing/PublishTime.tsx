import { useId, useState } from 'react';
import { earliestLocalTime } from '#domain/content/publish-time.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from '../Editor.module.css';
import fieldStyles from '../Fields.module.css';
import publishStyles from '../Publish.module.css';

interface PublishTimeProps {
  t: Translate<'editor'>;
  label: string;
  action: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** @param instant ISO 8601 */
  onChoose: (instant: string) => Promise<void>;
}

/** A time in the future in Tashkent, and the button that uses it. */
export function PublishTime({ t, label, action, isBusy = false, isDisabled = false, onChoose }: PublishTimeProps) {
  const [at, setAt] = useState('');
  const field = useId();
  const earliest = earliestLocalTime(Date.now());
  const isPast = at !== '' && at < earliest;
  return (
    <>
      <div className={publishStyles['later']}>
        <label className={fieldStyles['label']} htmlFor={field}>
          {label}
        </label>
        <input
          id={field}
          className={fieldStyles['input']}
          type="datetime-local"
          value={at}
          min={earliest}
          aria-invalid={isPast}
          aria-describedby={isPast ? `${field}-past` : undefined}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        {isPast && (
          <p id={`${field}-past`} className={styles['wrong']} role="alert">
            {t('publishPast')}
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
