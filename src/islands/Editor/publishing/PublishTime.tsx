import { earliestLocalTime } from '#domain/content/publish-time.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from '../Editor.module.css';
import { LineField } from '../LineField.tsx';

interface PublishTimeProps {
  t: Translate<'editor'>;
  label: string;
  action: string;
  /** YYYY-MM-DDTHH:mm; '': none is chosen yet */
  value: string;
  onChange: (value: string) => void;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** @param instant ISO 8601 */
  onChoose: (instant: string) => Promise<void>;
}

/** A time in the future in Tashkent, and the button that uses it. */
export function PublishTime({ t, label, action, value: at, onChange, isBusy = false, isDisabled = false, onChoose }: PublishTimeProps) {
  const earliest = earliestLocalTime(Date.now());
  const isPast = at !== '' && at < earliest;
  return (
    <>
      <LineField label={label} type="datetime-local" value={at} min={earliest} isInvalid={isPast} onChange={onChange}>
        {isPast && (
          <p className={styles['wrong']} role="alert">
            {t('publishPast')}
          </p>
        )}
      </LineField>
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
