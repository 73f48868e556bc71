import { z } from 'zod';
import type { Customer } from '#domain/customer/customer.ts';
import type { Immutable } from '../lib/define-call.ts';
import { day, firstName, phone } from '../lib/scalars.ts';

/** A text where another system has a code that a number can't hold, such as `0012345`. */
export const cardNumber = z.union([z.number(), z.string()]);

/** The record that `customers/Get` returns (R-CUSTOMER-1). */
export const wireCustomer = z.strictObject({
  firstName: z.string(),
  phone1: z.string(),
  birthDate: z.string(),
  id: z.string(),
  cardBalance: z.number(),
  cardNumber,
});

export type WireCustomer = Immutable<z.infer<typeof wireCustomer>>;

/** The body of `customers/Create` and `customers/Update`. Id, balance and card sent by a client are ignored (R-CUSTOMER-5). */
export const customerBody = z.strictObject({
  id: z.unknown().optional(),
  firstName,
  phone1: phone,
  birthDate: day.exactOptional(),
  cardBalance: z.unknown().optional(),
  cardNumber: z.unknown().optional(),
});

export type CustomerFields = z.output<typeof customerBody>;

export function toWireCustomer(customer: Customer): WireCustomer {
  const { firstName, phone1, birthDate, id, cardBalance, cardNumber: card } = customer;
  return { firstName, phone1, birthDate, id, cardBalance, cardNumber: card };
}
