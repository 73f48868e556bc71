import { type ReactNode, useState } from 'react';
import type { PhoneChange as PendingChange } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PhoneChange } from './PhoneChange.tsx';
import styles from './ProfileForm.module.css';
import { RecordForm } from './RecordForm.tsx';
import { type ProfileCustomer, useCustomerRecord } from './use-customer-record.ts';

export interface ProfileFormProps {
  locale: Locale;
  words: Words;
  customer: ProfileCustomer;
  /** YYYY-MM-DD */
  today: string;
  /** The birth date, YYYY-MM-DD, that counts as not set. */
  unsetBirthDate: string;
  /** The pending change of the phone. */
  phoneChange?: PendingChange | null;
  /** Whether the shop gives points on a birthday; default: true. */
  givesBirthdayPoints?: boolean;
  /** The loyalty card and the history of points, rendered by the server. */
  children?: ReactNode;
  /** What comes before everything else, rendered by the server: an order on its way. */
  first?: ReactNode;
  /** What comes before the data, rendered by the server: an order that has ended. */
  before?: ReactNode;
  /** The other parts of the page, rendered by the server; deleting the account comes after them. */
  rest?: ReactNode;
}

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
  unsetBirthDate,
  phoneChange = null,
  givesBirthdayPoints = true,
  children,
  first,
  before,
  rest,
}: ProfileFormProps) {
  const t = translator<'profile-form'>(words);
  const { customer, typed, setTyped, isSaved, save } = useCustomerRecord(drawn, unsetBirthDate, () =>
    showToast({ kind: 'success', message: t('saved') }),
  );
  const [pending, setPending] = useState(phoneChange);

  return (
    <Theme>
      <h1>{customer.firstName === '' ? t('helloNameless') : t('hello', { name: customer.firstName })}</h1>
      <div className={styles['profile']}>
        <div className={styles['first']}>{first}</div>
        <div className={styles['card']}>{children}</div>
        <div className={styles['record']}>
          {before}
          <RecordForm
            t={t}
            locale={locale}
            typed={typed}
            setTyped={setTyped}
            isSaved={isSaved}
            today={today}
            givesBirthdayPoints={givesBirthdayPoints}
            save={(record) => save({ ...record, phone1: customer.phone1 })}
          />
          <PhoneChange
            key={customer.phone1}
            t={t}
            locale={locale}
            customer={customer}
            pending={pending}
            onPending={setPending}
            save={(phone1) => save({ firstName: customer.firstName, birthDate: customer.birthDate, phone1 })}
          />
          {rest}
        </div>
        <DeleteAccount t={t} locale={locale} />
      </div>
    </Theme>
  );
});
