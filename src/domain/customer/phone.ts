const phoneLength = 12;

/**
 * The twelve digits of a phone typed or pasted in any form, null if it is not a phone: non-digits are removed, twelve digits that
 * begin with the code lose it, and the code with the rest makes exactly twelve (specification §5, contract §2).
 */
export function parsePhone(text: string, phoneCode = '+998'): string | null {
  const code = digitsOf(phoneCode);
  const digits = digitsOf(text);
  const rest = digits.length === phoneLength && digits.startsWith(code) ? digits.slice(code.length) : digits;
  return code.length + rest.length === phoneLength ? code + rest : null;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `+998 XX ***-**-XX`: enough for owners to recognize the phone, too little to call it. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{2})\d{5}(\d{2})$/, '+$1 $2 ***-**-$3');
}
