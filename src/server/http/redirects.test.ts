import { describe, expect, test } from 'vitest';
import { pageRedirect } from './redirects.ts';

function sendRequest(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = pageRedirect({
    method,
    url: new URL(target, 'http://shop.test'),
    headers: new Headers(headers),
    siteUrl: 'http://shop.test',
    isHttps: false,
  });
  return response && { status: response.status, location: response.headers.get('location'), cookie: response.headers.get('set-cookie') };
}

describe('a link with a promo code', () => {
  test('leads to the page without it and keeps the code in a cookie that scripts can’t read', () => {
    expect(sendRequest('/en?promo=%20BLOG10&folder=2')).toEqual({
      status: 303,
      location: '/en?folder=2',
      cookie: 'promo=BLOG10; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax',
    });
  });

  test('that is prefetched, or names no possible code, keeps nothing', () => {
    expect(sendRequest('/?promo=BLOG10', { 'sec-purpose': 'prefetch' })).toEqual({ status: 303, location: '/', cookie: null });
    expect(sendRequest('/?promo=')?.cookie).toBeNull();
    expect(sendRequest(`/?promo=${'A'.repeat(65)}`)?.cookie).toBeNull();
    expect(sendRequest('/?promo=A%0d%0aB')?.cookie).toBeNull();
  });
});

describe('a link to a color scheme', () => {
  test('keeps the choice for 365 days, or forgets it, and returns 303 to the URL without the parameter (R-SITE-6)', () => {
    expect(sendRequest('/uz/about?folder=2&color-scheme=dark')).toEqual({
      status: 303,
      location: '/uz/about?folder=2',
      cookie: 'scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    });
    expect(sendRequest('/?color-scheme=auto')?.cookie).toBe('scheme=; Path=/; Max-Age=0; SameSite=Lax');
    expect(sendRequest('/?color-scheme=light', { 'sec-purpose': 'prefetch' })?.cookie).toBeNull();
    expect(sendRequest('/?color-scheme=pink')).toBeNull();
  });
});

describe('a language link', () => {
  test('sets the locale cookie for 365 days and returns 303 to the URL without the parameter', () => {
    expect(sendRequest('/about?lang=uz&a=1')).toEqual({
      status: 303,
      location: '/uz/about?a=1',
      cookie: 'i18n_redirected=uz; Path=/; Max-Age=31536000; SameSite=Lax',
    });
    expect(sendRequest('/uz/about?lang=ru')?.location).toBe('/about');
    expect(sendRequest('/en?lang=en')?.location).toBe('/en');
  });

  test('sets no cookie when it is prefetched', () => {
    expect(sendRequest('/?lang=en', { 'sec-purpose': 'prefetch;prerender' })).toEqual({ status: 303, location: '/en', cookie: null });
  });

  test('keeps the tracking parameters of the page that contains the link', () => {
    const from = (referer: string) => sendRequest('/uz/about?lang=uz', { referer })?.location;
    expect(from('http://shop.test/about?utm_source=ads&gclid=1&q=x')).toBe('/uz/about?utm_source=ads&gclid=1');
    expect(sendRequest('/en?folder=2&a=1&lang=en', { referer: 'http://shop.test/?a=2&b=3' })?.location).toBe('/en?folder=2&a=1&b=3');
    expect(from('http://shop.test/contacts?utm_source=ads')).toBe('/uz/about');
    expect(from('http://evil.example/about?utm_source=ads')).toBe('/uz/about');
    expect(from('no address')).toBe('/uz/about');
  });

  test('to the board or the editor’s workspace keeps the path without a language', () => {
    expect(sendRequest('/editor?lang=uz')).toMatchObject({ location: '/editor', cookie: expect.stringContaining('i18n_redirected=uz') });
    expect(sendRequest('/staff?lang=en')?.location).toBe('/staff');
  });

  test('to an unknown language is ignored', () => {
    expect(sendRequest('/about?lang=de')).toBeNull();
  });
});

describe('a page with a trailing slash', () => {
  test('returns 308 to the path without it, with the query', () => {
    expect(sendRequest('/en/about/?a=1')).toMatchObject({ status: 308, location: '/en/about?a=1' });
  });

  test('never redirects to another site', () => {
    for (const path of ['//evil.example/', '///evil.example', '/\\evil.example/']) {
      const location = sendRequest(`http://shop.test${path}`)?.location ?? '/';
      expect(new URL(location, 'http://shop.test').host).toBe('shop.test');
    }
  });
});

describe('a GET of exactly /', () => {
  const cookie = 'i18n_redirected=uz';

  test('from another site with a cookie naming en or uz redirects to that language', () => {
    expect(sendRequest('/', { cookie, 'sec-fetch-site': 'none' })).toMatchObject({ status: 302, location: '/uz' });
    expect(sendRequest('/?folder=9', { cookie, 'sec-fetch-site': 'cross-site' })?.location).toBe('/uz?folder=9');
    expect(sendRequest('/', { cookie })?.status).toBe(302);
  });

  test('from the site itself is not redirected', () => {
    expect(sendRequest('/', { cookie, 'sec-fetch-site': 'same-origin' })).toBeNull();
    expect(sendRequest('/', { cookie, referer: 'http://shop.test/uz' })).toBeNull();
  });

  test('is never redirected by Accept-Language, for a deep link, a robot or a POST (R-LANG-9)', () => {
    expect(sendRequest('/', { 'accept-language': 'uz' })).toBeNull();
    expect(sendRequest('/about', { cookie })).toBeNull();
    expect(sendRequest('/', { cookie, 'user-agent': 'Googlebot/2.1' })).toBeNull();
    expect(sendRequest('/', { cookie }, 'POST')).toBeNull();
  });

  test('with any other value in the cookie is not redirected', () => {
    expect(sendRequest('/', { cookie: 'i18n_redirected=%E0%A4%A' })).toBeNull();
    expect(sendRequest('/', { cookie: 'i18n_redirected=ru' })).toBeNull();
  });
});
