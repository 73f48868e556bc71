/** The path of this site to go on to; a path of any other site gives way to `fallback` (contract §4). */
export function nextPath(next: string, origin: string, fallback: string): string {
  if (!next.startsWith('/') || /^\/[/\\]/.test(next)) return fallback;
  try {
    const url = new URL(next, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
