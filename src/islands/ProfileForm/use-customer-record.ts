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
  /** Saves and shows what the server saved; returns what went wrong. */
  readonly save: (change: CustomerChange) => Promise<string | null>;
}

/** The customer's own record: what is saved and what is typed. */
export function useCustomerRecord(initial: ProfileCustomer, onSaved: () => void): CustomerRecord {
  const [customer, setCustomer] = useState(initial);
  const [typed, setTyped] = useState<TypedRecord>(initial);

  const save = async (change: CustomerChange) => {
    const result = await updateCustomer(customer.id, change);
    if (!result.ok) return result.problem.message;
    const { id, firstName, phone1, birthDate } = result.value;
    setCustomer({ id, firstName, phone1, birthDate });
    setTyped({ firstName, birthDate });
    onSaved();
    return null;
  };

  return { customer, typed, setTyped, save };
}
