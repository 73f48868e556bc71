import { z } from 'zod';
import type { Customer } from '#domain/customer/customer.ts';
import type { Immutable } from '../lib/define-call.ts';
import { day, firstName, outputId, phone } from '../lib/scalars.ts';

/** The record that `customers/Get` answers (specification §7). */
export const wireCustomer = z.strictObject({
  firstName: z.string(),
  phone1: z.string(),
  birthDate: z.string(),
  id: z.string(),
  cardBalance: z.number(),
  cardNumber: z.number(),
});

export type WireCustomer = Immutable<z.infer<typeof wireCustomer>>;

/** The same record answered by an upstream: the id of either kind, balance and card 0 where they are absent (specification §3). */
export const customerResponse = z.object({
  firstName: z.string(),
  phone1: z.string(),
  birthDate: z.string().nullish(),
  id: outputId,
  cardBalance: z.number().nullish(),
  cardNumber: z.number().nullish(),
});

export type CustomerResponse = z.infer<typeof customerResponse>;

/** The body of `customers/Create` and `customers/Update`: id, balance and card from a client are ignored (contract §2). */
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
