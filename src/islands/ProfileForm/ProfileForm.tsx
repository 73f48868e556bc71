import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Customer, type PhoneChange as PendingChange, parseFirstName } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { type CustomerChange, updateCustomer } from '#stores/account/customer.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { DateField } from '#ui/inputs/DateField/DateField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PhoneChange } from './PhoneChange.tsx';
import styles from './ProfileForm.module.css';

export interface ProfileFormProps {
  locale: Locale;
  words: Words;
  customer: Pick<Customer, 'id' | 'firstName' | 'phone1' | 'birthDate'>;
  /** YYYY-MM-DD */
  today: string;
  /** The pending change of the phone. */
  phoneChange?: PendingChange | null;
  /** Whether the shop gives points on a birthday; default: true. */
  givesBirthdayPoints?: boolean;
  /** The loyalty card, rendered by the server. */
  children?: ReactNode;
}

const maxNameLength = 60;

/**
 * The customer's profile: name, phone, birthday, and deleting the account.
 *
 * ## Why an island?
 *
 * It saves without leaving the page, confirms another phone by a code, and shows each error beside its field.
 */
export const ProfileForm = withErrorBoundary(function ProfileForm({
  locale,
  words,
  customer: drawn,
  today,
  phoneChange = null,
  givesBirthdayPoints = true,
  children,
}: ProfileFormProps) {
  const t = translator<'profile-form'>(words);
  const [customer, setCustomer] = useState(drawn);
  const [firstName, setFirstName] = useState(drawn.firstName);
  const [birthDate, setBirthDate] = useState(drawn.birthDate);
  const [pending, setPending] = useState(phoneChange);
  const [error, setError] = useState<string | null>(null);
  const [dayError, setDayError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  const reject = (message: string) => {
    flushSync(() => setError(message));
    nameField.current?.focus();
  };

  /** Saves and shows the customer in the server's response; returns an error message or null. */
  const save = async (change: CustomerChange): Promise<string | null> => {
    const result = await updateCustomer(customer.id, change);
    if (!result.ok) return result.problem.message;
    const { id, phone1 } = result.value;
    setCustomer({ id, phone1, firstName: result.value.firstName, birthDate: result.value.birthDate });
    setFirstName(result.value.firstName);
    setBirthDate(result.value.birthDate);
    showToast({ kind: 'success', message: t('saved') });
    return null;
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = parseFirstName(firstName);
    if (name === null) return reject(t('nameInvalid'));
    if (birthDate > today) return setDayError(t('birthDateInFuture'));
    setProblem(null);
    setIsSaving(true);
    setProblem(await save({ firstName: name, phone1: customer.phone1, birthDate }));
    setIsSaving(false);
  };

  return (
    <Theme>
      <h1>{customer.firstName === '' ? t('helloNameless') : t('hello', { name: customer.firstName })}</h1>
      <div className={styles['profile']}>
        <div className={styles['card']}>{children}</div>
        <div className={styles['record']}>
          <form className={styles['box']} noValidate aria-label={t('record')} onSubmit={(event) => void submit(event)}>
            <TextField
              ref={nameField}
              label={t('name')}
              name="name"
              autoComplete="given-name"
              maxLength={maxNameLength}
              value={firstName}
              onChange={(text) => {
                setError(null);
                setFirstName(text);
              }}
              error={error}
            />
            <DateField
              label={t('birthDate')}
              locale={locale}
              value={birthDate}
              onChange={(day) => {
                setDayError(null);
                setBirthDate(day);
              }}
              error={dayError}
              max={today}
              autoComplete="bday"
              {...(givesBirthdayPoints && { hint: t('birthDateHint') })}
              previousLabel={t('earlier')}
              nextLabel={t('later')}
            />
            {problem !== null && (
              <p role="alert" className={styles['problem']}>
                {problem}
              </p>
            )}
            <Button type="submit" wide loading={isSaving}>
              {t('save')}
            </Button>
          </form>
          <PhoneChange
            key={customer.phone1}
            t={t}
            locale={locale}
            customer={customer}
            pending={pending}
            onPending={setPending}
            save={(phone1) => save({ firstName: customer.firstName, birthDate: customer.birthDate, phone1 })}
          />
          <DeleteAccount t={t} locale={locale} />
        </div>
      </div>
    </Theme>
  );
});
