import type { Config } from '../config/config.ts';

type HeaderConfig = Pick<Config, 'isHttps' | 'hstsIncludesSubdomains' | 'imageOrigins' | 'map'>;

interface ResponseKind {
  readonly isPreview?: boolean;
  readonly isScriptless?: boolean;
  /** whether the page may open a map, which connects to the origins of its style */
  readonly hasMap?: boolean;
  /** in `npm run dev` pages have no policy: its reload client and the styles of error pages are inline */
  readonly isDevelopment?: boolean;
}

/**
 * Headers of every response in addition to the pages' own Content-Security-Policy; HSTS only when the site uses https. `frame-ancestors`
 * replaces X-Frame-Options in all supported browsers (decision 108).
 */
export function setSecurityHeaders(
  headers: Headers,
  config: HeaderConfig,
  { isPreview = false, isScriptless = false, hasMap = true, isDevelopment = false }: ResponseKind = {},
): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', isPreview ? 'no-referrer' : 'strict-origin-when-cross-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  // geolocation is allowed to this site by default
  headers.set('permissions-policy', 'camera=(), microphone=(), payment=()');
  const subdomains = config.hstsIncludesSubdomains ? '; includeSubDomains' : '';
  if (config.isHttps) headers.set('strict-transport-security', `max-age=31536000${subdomains}`);
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  if (isPage && isDevelopment) headers.delete('content-security-policy');
  const policy = headers.get('content-security-policy');
  if (policy === null && !isPage) headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (policy === null) return;
  const allowed = widened(isScriptless ? withoutScripts(policy) : policy, config.imageOrigins, hasMap ? config.map.origins : []);
  headers.set('content-security-policy', isPreview ? allowed.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : allowed);
}

/**
 * Adds the sources that are known only at run time to the pages' policy: the origins of pictures and of the map, which fetches its tiles,
 * fonts and pictures (R-MAP-6).
 */
function widened(policy: string, imageOrigins: readonly string[], mapOrigins: readonly string[]): string {
  // Astro adds the line for its fonts, which says what default-src does, and spaces
  const shortest = policy.replace("font-src 'self'; ", '').replaceAll('; ', ';').replace(/;$/, '');
  return allow(allow(shortest, 'img-src', imageOrigins), 'connect-src', mapOrigins);
}

/** A directive that the policy does not contain has what `default-src` has. */
function allow(policy: string, directive: string, origins: readonly string[]): string {
  if (origins.length === 0) return policy;
  const widenedDirective = `${directive} 'self' ${origins.join(' ')}`;
  return policy.includes(`${directive} 'self'`) ? policy.replace(`${directive} 'self'`, widenedDirective) : `${widenedDirective};${policy}`;
}

function withoutScripts(policy: string): string {
  return policy.replaceAll(/\b(script-src|form-action) [^;]*/g, "$1 'none'");
}
