import { type SubmitEvent, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { openSessionAgain } from '#stores/editor/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import styles from './UnsavedWork.module.css';

interface KeyAgainProps {
  t: Translate<'unsaved'>;
  /** @param person whose key it is; null: it is not known */
  onSignedIn: (person: string | null) => void;
}

/** The key of an editor. */
export function KeyAgain({ t, onSignedIn }: KeyAgainProps) {
  const [key, setKey] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { field, message, reject, clear } = useFieldError();
  const enter = async (event: SubmitEvent) => {
    event.preventDefault();
    if (key.trim() === '') return reject(t('keyMissing'));
    setBusy(true);
    const result = await openSessionAgain(key.trim());
    setBusy(false);
    if (result.ok) onSignedIn(result.value);
    else reject(result.problem.message);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void enter(event)}>
      <p>{t('sessionText')}</p>
      <TextField
        ref={field}
        type="password"
        autoComplete="current-password"
        label={t('key')}
        value={key}
        error={message}
        required
        onChange={(typed) => {
          clear();
          setKey(typed);
        }}
      />
      <Button type="submit" wide loading={isBusy}>
        {t('enter')}
      </Button>
    </form>
  );
}
