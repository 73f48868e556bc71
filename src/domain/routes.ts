const base = 'http://site.invalid';

/**
 * Where signing in leads on to: a path of this site with its query and fragment, else `fallback` (contract §4).
 * The resolved path is checked, not the text: dot segments and backslashes can turn into `//`, which is another site's address.
 */
export function parseNextPath(text: string | null, fallback: string): string {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(text, base);
  const path = `${pathname}${search}${hash}`;
  return origin === base && /^\/(?![/\\])/.test(path) ? path : fallback;
}
