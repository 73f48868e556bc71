import { type SubmitEvent, useState } from 'react';
import { parseFirstName } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/inputs/DateField/DateField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import styles from './ProfileForm.module.css';
import type { TypedRecord } from './use-customer-record.ts';

interface RecordFormProps {
  t: Translate<'profile-form'>;
  locale: Locale;
  typed: TypedRecord;
  setTyped: (typed: TypedRecord) => void;
  /** Nothing has been typed that the server has not saved. */
  isSaved: boolean;
  /** YYYY-MM-DD */
  today: string;
  givesBirthdayPoints: boolean;
  /** Saves the record; returns what went wrong. */
  save: (record: TypedRecord) => Promise<string | null>;
}

const maxNameLength = 60;

/** The customer's name and birthday. */
export function RecordForm(props: RecordFormProps) {
  const { t, locale, typed, isSaved, today, givesBirthdayPoints } = props;
  const { name, dayError, problem, isSaving, submit, changeName, changeDay } = useRecordForm(props);
  return (
    <form
      className={styles['box']}
      method="dialog"
      tabIndex={-1}
      noValidate
      aria-label={t('record')}
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t('record')}</h2>
      <TextField
        ref={name.field}
        label={t('name')}
        name="name"
        autoComplete="given-name"
        maxLength={maxNameLength}
        value={typed.firstName}
        onChange={changeName}
        error={name.message}
      />
      <DateField
        label={t('birthDate')}
        locale={locale}
        value={typed.birthDate}
        onChange={changeDay}
        error={dayError}
        max={today}
        autoComplete="bday"
        {...(givesBirthdayPoints && { hint: t('birthDateHint') })}
        previousLabel={t('earlier')}
        nextLabel={t('later')}
      />
      <Problem text={problem} />
      <SaveButton t={t} isSaving={isSaving} isSaved={isSaved} />
    </form>
  );
}

function useRecordForm({ t, typed, setTyped, today, save }: RecordFormProps) {
  const name = useFieldError();
  const [dayError, setDayError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const firstName = parseFirstName(typed.firstName);
    if (firstName === null) return name.reject(t('nameInvalid'));
    if (typed.birthDate > today) return setDayError(t('birthDateInFuture'));
    setProblem(null);
    setIsSaving(true);
    const rejection = await save({ firstName, birthDate: typed.birthDate });
    setProblem(rejection);
    setIsSaving(false);
    // its button disappears
    if (rejection === null) form.focus({ preventScroll: true });
  };
  const changeName = (firstName: string) => {
    name.clear();
    setTyped({ ...typed, firstName });
  };
  const changeDay = (birthDate: string) => {
    setDayError(null);
    setTyped({ ...typed, birthDate });
  };
  return { name, dayError, problem, isSaving, submit, changeName, changeDay };
}

/** Nothing while there is nothing to save. */
function SaveButton({ t, isSaving, isSaved }: Pick<RecordFormProps, 't' | 'isSaved'> & { isSaving: boolean }) {
  if (isSaved && !isSaving) return null;
  return (
    <Button type="submit" wide loading={isSaving}>
      {t('save')}
    </Button>
  );
}

function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className={styles['problem']}>
      {text}
    </p>
  );
}
