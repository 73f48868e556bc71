import { type SyntheticEvent, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Labeled } from '../Labeled.tsx';
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
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    if (await onSend(text)) setText('');
    setBusy(false);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <Labeled label={label}>
        {(field) => (
          <textarea {...field} rows={2} maxLength={2_000} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        )}
      </Labeled>
      <Button type="submit" variant="soft" loading={isBusy} disabled={text.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
