import { digitsOf, parsePhone } from '../customer/phone.ts';
import { formatPhone } from '../format.ts';

/** A phone of the shop or of a restaurant, as pages print it. */
export interface ShopPhone {
  /** what a phone dials: `+998712000011`, or a short number: `1144` */
  readonly dial: string;
  readonly text: string;
}

const shortLength = 4;

/** What is dialed for one phone of the shop or a restaurant, null if it is none: a phone of this country, or a short number (R-PHONE-2). */
export function parseShopPhone(text: string): string | null {
  if (!/^[\d\s().+\u2011-]+$/.test(text)) return null;
  if (digitsOf(text).length === shortLength) return text.includes('+') ? null : digitsOf(text);
  const phone = parsePhone(text);
  return phone === null ? null : `+${phone}`;
}

/** The phones of a field that may have several, separated by commas, semicolons, slashes or lines; null if one of them is no phone. */
export function parseShopPhones(text: string): readonly ShopPhone[] | null {
  const phones: ShopPhone[] = [];
  for (const part of text.split(/[,;/\n]/)) {
    if (part.trim() === '') continue;
    const dial = parseShopPhone(part);
    if (dial === null) return null;
    if (!phones.some((other) => other.dial === dial)) phones.push({ dial, text: formatPhone(dial.replace('+', '')) });
  }
  return phones;
}

/** The same for a text that was stored unchecked or comes from an upstream: what is no list of phones is printed as it is, and dials its beginning. */
export function shopPhones(text: string): readonly ShopPhone[] {
  const phones = parseShopPhones(text);
  if (phones !== null) return phones;
  const [start = ''] = /\+?\d[\d\s().\u2011-]*/.exec(text) ?? [];
  const digits = digitsOf(start);
  if (digits === '') return [];
  return [{ dial: parseShopPhone(start) ?? (start.startsWith('+') ? `+${digits}` : digits), text: text.trim() }];
}

/** As a field shows them: `+998 71 200-00-11, 1144`; any other text as it is. */
export function shopPhonesText(text: string): string {
  return (
    parseShopPhones(text)
      ?.map((phone) => phone.text)
      .join(', ') ?? text
  );
}
