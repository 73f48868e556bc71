import { type FormEvent, useId, useState } from 'react';
import type { Say } from '#domain/words.ts';
import { openSession } from '#stores/editor-work.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './Editor.module.css';

/** Opens the desk with the key that the shop's keeper gave out. */
export function KeyForm({ say, onEntered }: { say: Say; onEntered: () => void }) {
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [field, hint] = [useId(), useId()];

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await openSession(key.trim());
    setBusy(false);
    if (answer.ok) onEntered();
    else setProblem(answer.problem.message);
  };

  return (
    <form className={styles['key']} onSubmit={(event) => void enter(event)}>
      <label className={styles['label']} htmlFor={field}>
        {say('token')}
      </label>
      <input
        id={field}
        className={styles['input']}
        type="password"
        autoComplete="current-password"
        required
        value={key}
        aria-invalid={problem !== null}
        aria-describedby={hint}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <p id={hint} className={problem === null ? styles['hint'] : styles['wrong']} role={problem === null ? undefined : 'alert'}>
        {problem ?? say('tokenHint')}
      </p>
      <Button type="submit" wide loading={isBusy}>
        {say('signIn')}
      </Button>
    </form>
  );
}
