import { useState } from 'react';
import type { Customer } from '#domain/customer/customer.ts';
import { type CustomerChange, updateCustomer } from '#stores/account/customer.ts';

export type ProfileCustomer = Pick<Customer, 'id' | 'firstName' | 'phone1' | 'birthDate'>;

/** What is typed in the form of the record. */
export type TypedRecord = Pick<Customer, 'firstName' | 'birthDate'>;

interface CustomerRecord {
  /** As the server has saved it. */
  readonly customer: ProfileCustomer;
  readonly typed: TypedRecord;
  readonly setTyped: (typed: TypedRecord) => void;
  /** What is typed is what is saved; never true without a name, which has to be typed. */
  readonly isSaved: boolean;
  /** Saves and shows what the server saved; returns what went wrong. */
  readonly save: (change: CustomerChange) => Promise<string | null>;
}

/** The customer's own record: what is saved and what is typed. A birth date that was never set is shown as empty and saved unchanged. */
export function useCustomerRecord(initial: ProfileCustomer, unsetBirthDate: string, onSaved: () => void): CustomerRecord {
  const [customer, setCustomer] = useState(initial);
  const toTyped = ({ firstName, birthDate }: TypedRecord) => ({ firstName, birthDate: birthDate === unsetBirthDate ? '' : birthDate });
  const [typed, setTyped] = useState<TypedRecord>(toTyped(initial));

  const save = async (change: CustomerChange) => {
    const birthDate = change.birthDate || customer.birthDate;
    const result = await updateCustomer(customer.id, { ...change, birthDate });
    if (!result.ok) return result.problem.message;
    setCustomer(result.value);
    setTyped(toTyped(result.value));
    onSaved();
    return null;
  };

  const saved = toTyped(customer);
  const isSaved = typed.firstName !== '' && typed.firstName === saved.firstName && typed.birthDate === saved.birthDate;
  return { customer, typed, setTyped, isSaved, save };
}
