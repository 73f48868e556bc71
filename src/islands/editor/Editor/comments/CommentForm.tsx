import { type SyntheticEvent, useState } from 'react';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { Labeled } from '../Labeled.tsx';
import styles from './Comments.module.css';

interface CommentFormProps {
  /** what an unsent text is kept by: `recordOf` of its page */
  record: string;
  label: string;
  action: string;
  /** false: it was not sent, and the text stays */
  onSend: (text: string) => Promise<boolean>;
}

interface Draft {
  readonly text: string;
}

const empty: Draft = { text: '' };
const origin = { base: null };

/** A text for a thread, which is empty again once it is sent. */
export function CommentForm({ record, label, action, onSend }: CommentFormProps) {
  const [keeper] = useState(() => keeperOf<Draft, typeof origin>('comment', record));
  const { draft, change, notice, saved } = useUnsaved({ keeper, origin, initial: () => empty, title: label });
  const { text } = draft;
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    const isSent = await onSend(text);
    setBusy(false);
    if (!isSent) return;
    saved();
    change(empty);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      {notice}
      <Labeled label={label}>
        {(field) => (
          <textarea
            {...field}
            rows={2}
            maxLength={2_000}
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Labeled>
      <Button type="submit" variant="soft" loading={isBusy} disabled={text.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
