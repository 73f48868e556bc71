import { expect, test } from 'vitest';
import { routePattern } from './route-pattern.ts';

test('pages of all languages and API calls have a pattern without visitor input', () => {
  const paths = ['/', '/uz', '/en/about', '/product/1031', '/en/restaurant/4', '/uz/profile/history/8f1c', '/api/v1/orders'];
  expect(paths.map(routePattern)).toEqual(['/', '/', '/{content}', '/product/{id}', '/restaurant/{id}', '/profile/*', '/api/v1/orders']);
  const calls = ['/api/v1/orders/8f1c/cancel', '/api/v1/auth/code', '/api/regions/List', '/promo/ByName/998901112233', '/_astro/a.js'];
  expect(calls.map(routePattern)).toEqual(['/api/v1/orders/{id}/*', '/api/v1/auth/*', '/api/*', '/api/*', '/_astro/*']);
});

test('an unknown path counts as other', () => {
  expect(['/998901112233', '/wp-login.php', '//x', '', '/product/1/2'].map(routePattern)).toEqual(Array(5).fill('other'));
});
