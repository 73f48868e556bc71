import { parseFirstName } from '#domain/customer/customer.ts';
import { createCustomer } from '#stores/account/customer.ts';

/** Creates the record of a new customer whose name is known; false: the name is asked for. @param phone with its country code, digits only */
export async function createNamed(name: string, phone: string): Promise<boolean> {
  const firstName = parseFirstName(name);
  return firstName !== null && (await createCustomer(firstName, phone)).ok;
}
