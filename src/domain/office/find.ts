import { digitsOf, parsePhone } from '../customer/phone.ts';
import { foldText } from '../search/fold-text.ts';

/** An interval of whole numbers, both ends included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** An interval of texts by their bytes: from `from`, before `before`. */
interface TextRange {
  readonly from: string;
  readonly before: string;
}

/** What a typed text may mean; each part is looked for by an index of its own (R-FIND-1). */
export interface Wanted {
  /** numbers that begin with the digits; empty: no number was typed */
  readonly numbers: readonly NumberRange[];
  /** of `phoneBack` */
  readonly phone: TextRange | null;
  /** of `nameKey` */
  readonly name: TextRange | null;
}

const longestNumber = 12;
const fewestPhoneDigits = 4;

/**
 * Digits are the beginning of a number of an order, and from four on the end of a phone; a whole phone is only that. Anything else is the
 * beginning of a name (R-FIND-1). Null: nothing is left to look for.
 */
export function wantedOf(text: string): Wanted | null {
  const typed = text.trim();
  const isNumeric = /^[#№+()\d\s-]+$/u.test(typed);
  if (!isNumeric) {
    const name = nameKey(typed);
    return name === '' ? null : { numbers: [], phone: null, name: rangeOf(name) };
  }
  const digits = digitsOf(typed);
  const phone = parsePhone(typed);
  if (phone !== null) return { numbers: [], phone: rangeOf(phoneBack(phone)), name: null };
  if (digits === '') return null;
  return { numbers: numbersWith(digits), phone: digits.length < fewestPhoneDigits ? null : rangeOf(phoneBack(digits)), name: null };
}

/** The digits of a phone from the last one on, by which its end is found. */
export function phoneBack(phone: string): string {
  return [...digitsOf(phone)].reverse().join('');
}

/** A name as it is searched for: in one alphabet, without case and accents. */
export function nameKey(name: string): string {
  return foldText(name);
}

/** The numbers that begin with these digits, by their length. */
export function numbersWith(digits: string): NumberRange[] {
  if (!/^[1-9]\d*$/.test(digits)) return [];
  return Array.from({ length: Math.max(0, longestNumber - digits.length + 1) }, (_, more) => {
    const size = 10 ** more;
    const from = Number(digits) * size;
    return { from, to: from + size - 1 };
  });
}

function rangeOf(beginning: string): TextRange {
  return { from: beginning, before: `${beginning}\uffff` };
}

/** What the log names of a search: enough to see what was looked for, too little to call or to know somebody by (R-CUSTOMER-15). */
export function maskedSearch(text: string): string {
  const digits = digitsOf(text);
  return digits.length >= fewestPhoneDigits ? `…${digits.slice(-fewestPhoneDigits)}` : `${[...text.trim()][0] ?? ''}…`;
}
