import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import fieldStyles from '../Fields.module.css';
import styles from './Comments.module.css';

interface CommentFormProps {
  label: string;
  action: string;
  /** false: it was not sent, and the text stays */
  onSend: (text: string) => Promise<boolean>;
}

/** A text for a thread, which is empty again once it is sent. */
export function CommentForm({ label, action, onSend }: CommentFormProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    if (await onSend(text)) setText('');
    setBusy(false);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <label className={fieldStyles['label']} htmlFor={field}>
        {label}
      </label>
      <textarea
        id={field}
        className={fieldStyles['input']}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="soft" loading={isBusy} disabled={text.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
