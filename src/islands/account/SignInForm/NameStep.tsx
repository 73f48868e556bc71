import { type SubmitEvent, useEffect, useState } from 'react';
import { parseFirstName } from '#domain/customer/customer.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { createCustomer } from '#stores/account/customer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { start } from './progress.ts';
import styles from './SignInForm.module.css';
import { maxNameLength, type StepProps } from './step.ts';

/** Requests the name of a new customer. */
export function NameStep({ t, progress, move, finish }: StepProps) {
  const { field, message, reject, clear } = useFieldError();
  const [name, setName] = useState(progress.name);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => field.current?.focus(), [field]);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const firstName = parseFirstName(name);
    if (firstName === null) return reject(t('nameInvalid'));
    setIsSaving(true);
    const result = await createCustomer(firstName, parsePhone(progress.phone) ?? '');
    if (result.ok) return finish();
    setIsSaving(false);
    if (result.problem.status === 401 || result.problem.status === 403) return move(start);
    reject(result.problem.message);
  };

  const change = (text: string) => {
    clear();
    setName(text);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <p className={styles['sent']}>{t('nameText')}</p>
      <TextField
        ref={field}
        label={t('name')}
        name="name"
        autoComplete="given-name"
        maxLength={maxNameLength}
        value={name}
        onChange={change}
        error={message}
        required
      />
      <Button type="submit" wide loading={isSaving}>
        {t('continue')}
      </Button>
    </form>
  );
}
