import type { Id } from '../id.ts';
import type { Som } from '../money.ts';
import { dayOf } from '../schedule/clock.ts';
import { cleanLine } from '../text.ts';

/** EAN-13 as a number; a text where another system has a code that a number can't hold; 0 means no card. */
export type CardNumber = number | string;

export interface Customer {
  readonly id: Id;
  readonly firstName: string;
  /** 12 digits with the 998 prefix */
  readonly phone1: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** YYYY-MM-DD; absent: unknown */
  readonly createdOn?: string;
  readonly cardBalance: Som;
  readonly cardNumber: CardNumber;
}

/** A pending change to another phone. */
export interface PhoneChange {
  /** the new one, 12 digits with the 998 prefix */
  readonly phone1: string;
  /** ISO 8601 */
  readonly takesEffectAt: string;
}

/** The name without control characters and repeated spaces, null unless it has 1 to 60 characters (R-CUSTOMER-1). */
export function parseFirstName(text: string): string | null {
  const name = cleanLine(text);
  const length = [...name].length;
  return length >= 1 && length <= 60 ? name : null;
}

/** Today (R-CUSTOMER-1); it earns no birthday points. */
export function defaultBirthDate(now: number): string {
  return dayOf(now);
}

/** The day that a birth date has when the customer has not set it: their first day, or today where that is unknown. It is shown as empty. */
export function unsetBirthDate({ createdOn }: Pick<Customer, 'createdOn'>, now: number): string {
  return createdOn ?? defaultBirthDate(now);
}

/** Whether a birth date, YYYY-MM-DD, is later than today. */
export function isInFuture(birthDate: string, now: number): boolean {
  return birthDate > dayOf(now);
}

/** The loyalty card number of the customer with the given serial: EAN-13 with prefix 2 (R-CUSTOMER-7). */
export function cardNumberOf(serial: number): number {
  const digits = `2${String(serial).padStart(11, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return Number(`${digits}${(10 - (sum % 10)) % 10}`);
}
