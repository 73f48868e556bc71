/** The cookies of a request by name, values URI-decoded; values that do not decode are omitted. */
export function parseCookies(header: string | null): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null);
  for (const entry of (header ?? '').split(';')) {
    const part = entry.trim();
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trimEnd();
    if (name in cookies) continue;
    const value = decode(part.slice(at + 1).trimStart());
    if (value !== null) cookies[name] = value;
  }
  return cookies;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
