/** Where signing in leads back to: a path of this site, else `fallback` (contract §4). */
export function parseNextPath(text: string | null, fallback: string): string {
  if (text === null || !/^\/(?![/\\])/.test(text)) return fallback;
  const origin = 'http://here.invalid';
  const url = URL.parse(text, origin);
  return url?.origin === origin ? url.pathname + url.search : fallback;
}
