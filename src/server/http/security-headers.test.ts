import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { setSecurityHeaders } from './security-headers.ts';

function hstsOf(env: Readonly<Record<string, string>>): string | null {
  const headers = new Headers();
  setSecurityHeaders(headers, readConfig({ SMS: 'console', ...env }));
  return headers.get('strict-transport-security');
}

test('HSTS applies to this host only unless configured otherwise, and is not sent without https', () => {
  expect(hstsOf({ SITE_URL: 'https://shop.example' })).toBe('max-age=31536000');
  expect(hstsOf({ SITE_URL: 'https://shop.example', HSTS_INCLUDE_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains');
  expect(hstsOf({})).toBeNull();
});

test('the pages of a preview without scripts permit none, and no form', () => {
  const headers = new Headers({ 'content-security-policy': "default-src 'self'; script-src 'self' 'sha256-a'; form-action 'self'" });
  setSecurityHeaders(headers, readConfig({ SMS: 'console' }), { isPreview: true, isScriptless: true });
  expect(headers.get('content-security-policy')).toMatch(/default-src 'self';script-src 'none';form-action 'none'$/);
});

test('in development pages have no policy, error pages neither', () => {
  const headers = new Headers({ 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" });
  setSecurityHeaders(headers, readConfig({ SMS: 'console' }), { isDevelopment: true });
  expect(headers.has('content-security-policy')).toBe(false);
});

test('a page with a map may fetch from its origins, and no page shows pictures from there', () => {
  const policyOf = (hasMap: boolean) => {
    const headers = new Headers({ 'content-type': 'text/html', 'content-security-policy': "default-src 'self';img-src 'self' data:" });
    setSecurityHeaders(headers, readConfig({ MAP_STYLE_URL: 'https://maps.example/style.json' }), { hasMap });
    return headers.get('content-security-policy');
  };
  expect(policyOf(true)).toBe("connect-src 'self' https://maps.example;default-src 'self';img-src 'self' data:");
  expect(policyOf(false)).toBe("default-src 'self';img-src 'self' data:");
});
