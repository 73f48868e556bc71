import { type ReactNode, type Ref, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { FormActions, type FormActionsProps } from './FormActions.tsx';
import styles from './RecordForm.module.css';

interface RecordFormProps extends Omit<FormActionsProps, 'children'> {
  ref?: Ref<HTMLFormElement>;
  title: string;
  /** Below the title: what was restored. */
  notice?: ReactNode;
  /** Why nothing was sent. */
  error?: string | null;
  /** Above the buttons, such as the choice after a conflict. */
  problem?: ReactNode;
  /** Beside the buttons that save and cancel. */
  actions?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a record. Its title gets the focus when it opens. What can't be read in a field is not sent. */
export function RecordForm({ ref, title, notice, error = null, problem, actions, onSubmit, children, ...buttons }: RecordFormProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const unreadable = event.currentTarget.querySelector<HTMLElement>('[data-unreadable]');
    if (unreadable !== null) return showError(unreadable);
    onSubmit();
  };
  return (
    <form ref={ref} className={styles['form']} noValidate aria-labelledby={titleId} onSubmit={submit}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {notice}
      {children}
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {problem}
      <FormActions {...buttons}>{actions}</FormActions>
    </form>
  );
}

/** A field says what is wrong with it once it is left. */
function showError(field: HTMLElement): void {
  field.focus();
  field.blur();
  field.focus();
}
