import { accountCalls } from '#contract/account/account-calls.ts';
import { phoneChangeCalls } from '#contract/account/phone-change-calls.ts';
import { type Customer, defaultBirthDate, type PhoneChange } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import { type ApiAnswer, api } from '../lib/api.ts';

/** What a customer may change of their own record; another phone needs codes of both phones confirmed before (contract §9). */
export type CustomerChange = Pick<Customer, 'firstName' | 'phone1' | 'birthDate'>;

/**
 * Creates the customer of the phone that this session has verified, then loads it by the id that came back (specification §4).
 * Asked again, the same customer is answered.
 */
export async function createCustomer(firstName: string, phone1: string): Promise<ApiAnswer<Customer>> {
  const body = { id: '', firstName, phone1, birthDate: defaultBirthDate(Date.now()), cardBalance: 0, cardNumber: 0 };
  const created = await api<{ readonly customerId: Id }>('POST', accountCalls.customersCreate.path, { body, silent: true });
  return created.ok ? loadCustomer(created.value.customerId) : created;
}

/** Saves the record and, once the server says yes, reads it again (specification §4). */
export async function updateCustomer(id: Id, change: CustomerChange): Promise<ApiAnswer<Customer>> {
  const body = { id, ...change, cardBalance: 0, cardNumber: 0 };
  const saved = await api<{ readonly success: boolean }>('POST', accountCalls.customersUpdate.path, { body, silent: true });
  return saved.ok ? loadCustomer(id) : saved;
}

/** Changes the phone after 72 hours, without the present one; the new one is confirmed before. */
export function requestPhoneChange(phone1: string): Promise<ApiAnswer<{ readonly pending: PhoneChange | null }>> {
  return api('POST', phoneChangeCalls.requestPhoneChange.path, { body: { phone1 }, silent: true });
}

/** Stops the change that waits. */
export function cancelPhoneChange(): Promise<ApiAnswer<unknown>> {
  return api('DELETE', phoneChangeCalls.cancelPhoneChange.path);
}

function loadCustomer(id: Id): Promise<ApiAnswer<Customer>> {
  return api<Customer>('GET', accountCalls.customersGet.path, { query: { Id: id }, silent: true });
}
