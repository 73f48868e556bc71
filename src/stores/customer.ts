import { accountCalls } from '#contract/account-calls.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import { type ApiAnswer, api } from './api.ts';

/** What a customer may change of their own record; another phone needs a code confirmed before (contract §2). */
export type CustomerChange = Pick<Customer, 'firstName' | 'phone1' | 'birthDate'>;

/** Saves the record and, once the server says yes, reads it again (specification §4). */
export async function updateCustomer(id: Id, change: CustomerChange): Promise<ApiAnswer<Customer>> {
  const body = { id, ...change, cardBalance: 0, cardNumber: 0 };
  const saved = await api<{ readonly success: boolean }>('POST', accountCalls.customersUpdate.path, { body, silent: true });
  return saved.ok ? loadCustomer(id) : saved;
}

function loadCustomer(id: Id): Promise<ApiAnswer<Customer>> {
  return api<Customer>('GET', accountCalls.customersGet.path, { query: { Id: id } });
}
