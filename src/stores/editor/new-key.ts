/** A random key of a new block, page or tab: 24 letters and digits. `crypto.randomUUID` is missing where the site has no HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
