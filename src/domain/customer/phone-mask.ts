const countryCode = '998';
const nationalLength = 9;

/**
 * Draws whatever was typed, pasted or filled in as `+998 90 123-45-67`, as far as it goes; '' without digits of its own.
 * A country code that was typed or pasted behind the one that is drawn already counts once.
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
