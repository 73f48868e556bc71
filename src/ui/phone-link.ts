import { formatPhone } from '#domain/format.ts';

/** The phones of the settings that can be dialed. */
export function phoneLinks(phones: readonly string[]): readonly { readonly href: string; readonly text: string }[] {
  return phones.filter((phone) => /\d/.test(phone)).map(phoneLink);
}

/** A phone of the settings, written in whatever form: what a link dials and what the page shows. */
export function phoneLink(phone: string): { readonly href: string; readonly text: string } {
  const digits = phone.replace(/\D/g, '');
  return { href: `tel:+${digits}`, text: /^998\d{9}$/.test(digits) ? formatPhone(digits) : phone };
}
