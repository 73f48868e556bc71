import type { Config } from '../config/config.ts';

type HeaderConfig = Pick<Config, 'isHttps' | 'hstsIncludesSubdomains' | 'imageOrigins' | 'map'>;

/** Headers of every response in addition to the pages' own Content-Security-Policy; HSTS only when the site uses https. */
export function setSecurityHeaders(headers: Headers, config: HeaderConfig, isPreview = false): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', isPreview ? 'no-referrer' : 'strict-origin-when-cross-origin');
  headers.set('x-frame-options', isPreview ? 'SAMEORIGIN' : 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  const subdomains = config.hstsIncludesSubdomains ? '; includeSubDomains' : '';
  if (config.isHttps) headers.set('strict-transport-security', `max-age=31536000${subdomains}`);
  const policy = headers.get('content-security-policy');
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  // `npm run dev` sends pages without a policy: its reload client needs inline scripts.
  if (policy === null && !isPage) headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (policy !== null) headers.set('content-security-policy', widened(policy, config, isPreview));
}

/**
 * Adds the sources that are known only at run time to the pages' policy: origins of pictures and the map, and the frames of previews on the
 * editor's page.
 */
function widened(policy: string, { imageOrigins, map }: Pick<Config, 'imageOrigins' | 'map'>, isPreview: boolean): string {
  const withOrigins = allow(allow(policy, 'img-src', [...imageOrigins, ...map.origins]), 'connect-src', map.origins);
  return isPreview ? withOrigins.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : withOrigins;
}

function allow(policy: string, directive: string, origins: readonly string[]): string {
  return origins.length === 0 ? policy : policy.replace(`${directive} 'self'`, `${directive} 'self' ${origins.join(' ')}`);
}
