import type { ValueOf } from '#contract/calls.ts';
import { type Customer, defaultBirthDate } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** What a customer may change of their own record; another phone needs codes of both phones confirmed before (contract §9). */
export type CustomerChange = Pick<Customer, 'firstName' | 'phone1' | 'birthDate'>;

/**
 * Creates the customer of the phone that this session has verified, then loads it by the id that came back (specification §4).
 * Asked again, the same customer is answered.
 */
export async function createCustomer(firstName: string, phone1: string): Promise<ApiResult<Customer>> {
  const body = { id: '', firstName, phone1, birthDate: defaultBirthDate(Date.now()), cardBalance: 0, cardNumber: 0 };
  const created = await api('POST /api/customers/Create', { body, silent: true });
  return created.ok ? loadCustomer(created.value.customerId) : created;
}

/** Saves the record and, once the server says yes, reads it again (specification §4). */
export async function updateCustomer(id: Id, change: CustomerChange): Promise<ApiResult<Customer>> {
  const body = { id, ...change, cardBalance: 0, cardNumber: 0 };
  const saved = await api('POST /api/customers/Update', { body, silent: true });
  return saved.ok ? loadCustomer(id) : saved;
}

/** Changes the phone after 72 hours, without the present one; the new one is confirmed before. */
export function requestPhoneChange(phone1: string): Promise<ApiResult<ValueOf<'POST /api/v1/phone-change'>>> {
  return api('POST /api/v1/phone-change', { body: { phone1 }, silent: true });
}

/** Stops the change that waits. */
export function cancelPhoneChange(): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/phone-change');
}

function loadCustomer(id: Id): Promise<ApiResult<Customer>> {
  return api('GET /api/customers/Get/', { query: { Id: id }, silent: true });
}
