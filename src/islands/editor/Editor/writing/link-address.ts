import { digitsOf } from '#domain/customer/phone.ts';
import { parseShopPhone } from '#domain/place/shop-phones.ts';
import type { PageName } from '#domain/routes.ts';

/** The schemes that the pages' sanitizer allows in links. */
const allowedScheme = /^(https?|mailto|tel):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const hostName = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/** The pages that a link can lead to without an id, in the order of the dialog. */
export const linkedPages = ['home', 'branches', 'about', 'contacts', 'offer', 'privacy'] as const satisfies readonly PageName[];

/** Whether the pages show a link to this address; other links are removed by their sanitizer. */
export function isAllowedLink(href: string): boolean {
  // browsers ignore control characters and spaces in a scheme
  const plain = [...href].filter((char) => char > ' ' && char !== '\u007f').join('');
  if (plain === '' || plain.startsWith('//') || plain.startsWith('/\\')) return false;
  return !anyScheme.test(plain) || allowedScheme.test(plain);
}

/** The address of a link as an editor types it: a path, a URL, a host, an e-mail address or a phone number; null: it is none of these. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const phone = dialed(text);
  if (/\s/.test(text) && phone === null) return null;
  if (/^[/#]/.test(text)) return isAllowedLink(text) ? text : null;
  if (phone !== null) return `tel:${phone}`;
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (hostName.test(text)) return `https://${text}`;
  if (/^https?:/i.test(text)) return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text) ? text : null;
  return allowedScheme.test(text) && text.replace(allowedScheme, '') !== '' ? text : null;
}

/** A phone of the shop, or one of another country. */
function dialed(text: string): string | null {
  const isForeign = /^\+(?!998)[\d\s().-]+$/.test(text) && digitsOf(text).length >= 7;
  return parseShopPhone(text) ?? (isForeign ? `+${digitsOf(text)}` : null);
}
