import { formatPhone } from '../format.ts';

const phoneLength = 12;
const longestText = 64;

/**
 * The twelve digits of a customer's phone typed or pasted in any form, null if it is not a phone of this country: non-digits are removed,
 * twelve digits that begin with the code lose it, and the code with the rest makes exactly twelve (R-PHONE-1).
 */
export function parsePhone(text: string, phoneCode = '+998'): string | null {
  if (text.length > longestText) return null;
  const code = digitsOf(phoneCode);
  const digits = digitsOf(text);
  const rest = digits.length === phoneLength && digits.startsWith(code) ? digits.slice(code.length) : digits;
  return code.length + rest.length === phoneLength ? code + rest : null;
}

/** What a field shows of what is in it: a complete phone as `+998 90 123-45-67`, everything else as it was written. */
export function applyPhoneMask(text: string): string {
  const phone = parsePhone(text);
  return phone === null ? text : formatPhone(phone);
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `+998 XX ***-**-XX`: enough for owners to recognize the phone, too little to call it. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{2})\d{5}(\d{2})$/, '+$1 $2 ***-**-$3');
}
