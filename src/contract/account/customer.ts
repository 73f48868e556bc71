import { z } from 'zod';
import type { Customer } from '#domain/customer/customer.ts';
import type { Immutable } from '../lib/define-call.ts';
import { day, firstName, outputId, phone } from '../lib/scalars.ts';

/** The record that `customers/Get` returns (specification §7). */
export const wireCustomer = z.strictObject({
  firstName: z.string(),
  phone1: z.string(),
  birthDate: z.string(),
  id: z.string(),
  cardBalance: z.number(),
  cardNumber: z.number(),
});

export type WireCustomer = Immutable<z.infer<typeof wireCustomer>>;

/** The same record from an upstream: the id is a string or an integer, balance and card are 0 where absent (specification §3). */
export const customerResponse = z.object({
  firstName: z.string(),
  phone1: z.string(),
  birthDate: z.string().nullish(),
  id: outputId,
  cardBalance: z.number().nullish(),
  cardNumber: z.number().nullish(),
});

export type CustomerResponse = z.infer<typeof customerResponse>;

/** The body of `customers/Create` and `customers/Update`. Id, balance and card sent by a client are ignored (contract §2). */
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
  const { firstName, phone1, birthDate, id, cardBalance, cardNumber } = customer;
  return { firstName, phone1, birthDate, id, cardBalance, cardNumber };
}
