import type { Config } from '../config.ts';

/** Headers of every answer beside the pages' own Content-Security-Policy; HSTS only where the site is on https. */
export function setSecurityHeaders(headers: Headers, config: Pick<Config, 'isHttps' | 'imageOrigins' | 'map'>): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('x-frame-options', 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  if (config.isHttps) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  const policy = headers.get('content-security-policy');
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  // `npm run dev` sends pages without a policy: its reload client needs inline scripts.
  if (policy === null && !isPage) headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  else if (policy !== null) {
    const images = allow(policy, 'img-src', [...config.imageOrigins, ...config.map.origins]);
    headers.set('content-security-policy', allow(images, 'connect-src', config.map.origins));
  }
}

function allow(policy: string, directive: string, origins: readonly string[]): string {
  return origins.length === 0 ? policy : policy.replace(`${directive} 'self'`, `${directive} 'self' ${origins.join(' ')}`);
}
