import { formatPhone } from '#domain/format.ts';

/** The valid phones of the settings. */
export function phoneLinks(phones: readonly string[]): readonly { readonly href: string; readonly text: string }[] {
  return phones.filter((phone) => /\d/.test(phone)).map(phoneLink);
}

/** A phone of the settings in any format: the link's `href` and the text of the page. */
export function phoneLink(phone: string): { readonly href: string; readonly text: string } {
  const digits = phone.replace(/\D/g, '');
  return { href: `tel:+${digits}`, text: /^998\d{9}$/.test(digits) ? formatPhone(digits) : phone };
}
