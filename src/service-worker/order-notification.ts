/** What a push message holds: the server writes it (R-MSG-3). */
export interface OrderNotification {
  readonly title: string;
  readonly text: string;
  /** of the order's page, on this site */
  readonly path: string;
  /** a newer message with the same replaces the older one */
  readonly tag: string;
  readonly lang: string;
}

/** Parses a push message; null: it is none of this shop. */
export function parseNotification(json: string): OrderNotification | null {
  try {
    const { title, text, path, tag, lang } = JSON.parse(json) as Record<string, unknown>;
    const texts = [title, text, path, tag, lang];
    if (!texts.every((value) => typeof value === 'string')) return null;
    return isOwnPath(String(path)) ? ({ title, text, path, tag, lang } as OrderNotification) : null;
  } catch {
    return null;
  }
}

/** A path of this site, and no address of another one. */
export function isOwnPath(path: string): boolean {
  const base = 'http://site.invalid';
  return /^\/(?![/\\])/.test(path) && URL.canParse(path, base) && new URL(path, base).origin === base;
}
