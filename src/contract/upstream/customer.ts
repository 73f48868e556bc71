import { z } from 'zod';
import type { CardNumber } from '#domain/customer/customer.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import { locales } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import { readProblem } from '../lib/read-problem.ts';
import { flag, id, number, optional, text } from './scalars.ts';

/** The fields as received: `Update` sends them back unchanged. */
const received = z.object({
  id: z.unknown(),
  birthDate: z.unknown().optional(),
  cardBalance: z.unknown().optional(),
  cardNumber: z.unknown().optional(),
});

const customer = z.object({
  id,
  firstName: optional(text),
  phone1: optional(text),
  birthDate: optional(text),
  cardBalance: optional(number),
  cardNumber: optional(text),
});

/** The record of a customer; what it lacks is empty, null or 0. */
export interface UpstreamCustomer {
  readonly id: Id;
  readonly firstName: string;
  /** 12 digits with the 998 prefix */
  readonly phone1: string | null;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
  readonly cardBalance: Som;
  readonly cardNumber: CardNumber;
  readonly received: Readonly<z.output<typeof received>>;
}

/** null: it is no record of a customer */
export function readCustomer(response: unknown): UpstreamCustomer | null {
  const read = customer.safeParse(response);
  if (!read.success) return null;
  const { firstName, phone1: phone, birthDate, cardBalance, cardNumber } = read.data;
  return {
    id: read.data.id,
    firstName: firstName ?? '',
    phone1: parsePhone(phone ?? ''),
    birthDate: readDay(birthDate ?? ''),
    cardBalance: Math.max(0, Math.round(cardBalance ?? 0)),
    cardNumber: readCard(cardNumber ?? ''),
    received: received.parse(response),
  };
}

/** The day of `1990-05-01`, `1990-05-01T00:00:00` and `01.05.1990`. */
function readDay(written: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(written) ?? [];
  const [, otherDay, otherMonth, otherYear] = /^(\d\d)\.(\d\d)\.(\d{4})/.exec(written) ?? [];
  const read = `${year ?? otherYear}-${month ?? otherMonth}-${day ?? otherDay}`;
  return z.iso.date().safeParse(read).data ?? null;
}

/** A number, unless that would lose digits: `0012345` stays a text. 0: no card. */
function readCard(written: string): CardNumber {
  const code = written.trim();
  const value = Number(code);
  if (code === '' || value === 0) return 0;
  return Number.isSafeInteger(value) && value > 0 && String(value) === code ? value : code;
}

const success = z.union([flag, z.object({ success: flag }).transform((response) => response.success)]);
const created = z.object({ customerId: id });

/** null: the response says neither yes nor no */
export function readSuccess(response: unknown): boolean | null {
  return success.safeParse(response).data ?? null;
}

/** null: there is no id of a new customer */
export function readCustomerId(response: unknown): Id | null {
  return created.safeParse(response).data?.customerId ?? null;
}

/** Whether a response says why something was not done. */
export function saysWhy(response: unknown): boolean {
  if (typeof response !== 'object') return false;
  return locales.some((locale) => readProblem({ status: 200, statusText: '', isText: true, body: response }, locale).message !== '');
}
