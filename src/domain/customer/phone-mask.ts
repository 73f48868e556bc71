const countryCode = '998';
const nationalLength = 9;

/**
 * Formats typed, pasted or autofilled text as `+998 90 123-45-67`, as far as it has digits; '' if there are only those of the code.
 * A country code typed or pasted after the displayed one counts once.
 */
export function applyPhoneMask(text: string): string {
  let digits = withoutCode(text.replace(/\D/g, '').replace(/^00(?=998)/, ''));
  if (digits.length > nationalLength) digits = withoutCode(digits);
  if (digits === '') return '';
  const [, operator = '', first = '', second = '', third = ''] = /^(\d{0,2})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(digits) ?? [];
  const rest = [first, second, third].filter((part) => part !== '').join('-');
  return [`+${countryCode}`, operator, rest].filter((part) => part !== '').join(' ');
}

function withoutCode(digits: string): string {
  return digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
}
