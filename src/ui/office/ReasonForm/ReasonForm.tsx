import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import styles from './ReasonForm.module.css';

const fewestLetters = 3;

interface ReasonFormProps {
  label: string;
  /** The error while nothing is written. */
  missing: string;
  submit: string;
  cancel: string;
  onSubmit: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Nothing is corrected without a word about it. Needs `Theme` around it. */
export function ReasonForm({ label, missing, submit, cancel, onSubmit, onCancel }: ReasonFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (text.trim().length < fewestLetters) return setWrong(true);
    setBusy(true);
    await onSubmit(text.trim());
    setBusy(false);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={label}
        maxLength={200}
        autoFocus
        value={text}
        error={isWrong ? missing : null}
        onChange={(value) => {
          setWrong(false);
          setText(value);
        }}
      />
      <div className={styles['actions']}>
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
