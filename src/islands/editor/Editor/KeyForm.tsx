import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { openSession } from '#stores/editor/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './Editor.module.css';
import fieldStyles from './Fields.module.css';

/** Opens the workspace with the key issued by the shop's operator. */
export function KeyForm({ t, onEntered }: { t: Translate<'editor'>; onEntered: () => void }) {
  // uncontrolled: text typed before hydration stays in the field
  const key = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [field, hint] = [useId(), useId()];

  const enter = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await openSession(key.current?.value.trim() ?? '');
    setBusy(false);
    if (result.ok) onEntered();
    else setProblem(result.problem.message);
  };

  return (
    <form className={styles['key']} method="dialog" onSubmit={(event) => void enter(event)}>
      <label className={fieldStyles['label']} htmlFor={field}>
        {t('token')}
      </label>
      <input
        ref={key}
        id={field}
        className={fieldStyles['input']}
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={problem !== null}
        aria-describedby={hint}
      />
      <p id={hint} className={problem === null ? styles['hint'] : styles['wrong']} role={problem === null ? undefined : 'alert'}>
        {problem ?? t('tokenHint')}
      </p>
      <Button type="submit" wide loading={isBusy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
