const day = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year, so that outdated contacts expire. */
const lifeDays = 180;

/** A contact in the form of RFC 9116 §2.5.3, a bare email address as `mailto:`; null: not a valid contact. */
export function contactUri(contact: string): string | null {
  const uri = contact.includes(':') ? contact : `mailto:${contact}`;
  const url = /^[!-~]+$/.test(uri) ? URL.parse(uri) : null;
  if (url?.protocol === 'mailto:') return uri.includes('@') ? uri : null;
  return url?.protocol === 'https:' || url?.protocol === 'tel:' ? uri : null;
}

/** `/.well-known/security.txt` (RFC 9116): the contact for vulnerability reports, its expiry and its languages. */
export function securityTxt(contact: string, siteUrl: string, now: number): string {
  const expires = new Date(Math.floor(now / day) * day + lifeDays * day).toISOString();
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ru, uz, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${fields.join('\n')}\n`;
}
