import { chosenCookie, deviceCookie, type PreferredSchemes, parseScheme, type Scheme } from '#domain/scheme.ts';

const chosenSeconds = 365 * 24 * 60 * 60;

export function preferredSchemes(cookies: Readonly<Record<string, string>>): PreferredSchemes {
  return { chosen: parseScheme(cookies[chosenCookie]), device: parseScheme(cookies[deviceCookie]) };
}

/** The cookie that keeps a choice; null, as the device prefers: it is deleted. */
export function schemeCookie(chosen: Scheme | null, isHttps: boolean): string {
  const maxAge = chosen === null ? 0 : chosenSeconds;
  return `${chosenCookie}=${chosen ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
