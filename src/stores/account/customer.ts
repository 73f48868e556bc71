import type { ValueOf } from '#contract/calls.ts';
import { type Customer, defaultBirthDate } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import { type ApiResult, api } from '../lib/api.ts';

/** The fields of their own record that customers may change; another phone needs confirmed codes of both phones first (R-CUSTOMER-8). */
export type CustomerChange = Pick<Customer, 'firstName' | 'phone1' | 'birthDate'>;

/**
 * Creates the customer of the phone that this session has verified, then loads it by the returned id (R-CUSTOMER-6).
 * Repeated calls return the same customer.
 */
export async function createCustomer(firstName: string, phone: string): Promise<ApiResult<Customer>> {
  const body = { id: '', firstName, phone1: phone, birthDate: defaultBirthDate(Date.now()), cardBalance: 0, cardNumber: 0 };
  const created = await api('POST /api/customers/Create', { body, silent: true });
  return created.ok ? loadCustomer(created.value.customerId) : created;
}

/** Saves the record and, after a successful response, loads it again (R-CUSTOMER-6). */
export async function updateCustomer(id: Id, change: CustomerChange): Promise<ApiResult<Customer>> {
  const body = { id, ...change, cardBalance: 0, cardNumber: 0 };
  const saved = await api('POST /api/customers/Update', { body, silent: true });
  return saved.ok ? loadCustomer(id) : saved;
}

/** Changes the phone after 72 hours, without access to the current one; the new one is confirmed first. */
export function requestPhoneChange(phone: string): Promise<ApiResult<ValueOf<'POST /api/v1/phone-change'>>> {
  return api('POST /api/v1/phone-change', { body: { phone1: phone }, silent: true });
}

/** Cancels the pending change. */
export function cancelPhoneChange(): Promise<ApiResult<unknown>> {
  return api('DELETE /api/v1/phone-change');
}

function loadCustomer(id: Id): Promise<ApiResult<Customer>> {
  return api('GET /api/customers/Get/', { query: { Id: id }, silent: true });
}
