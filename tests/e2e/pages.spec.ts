import { languages } from '../support/screens/words.ts';
import { expect, test } from './fixtures.ts';

const prefixes = ['', '/en', '/uz'];
const at = (prefix: string, path: string) => (/^\/(\?|$)/.test(path) ? (prefix || '/') + path.slice(1) : prefix + path);

test.describe('without JavaScript, as most crawlers read', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page has a canonical link and hreflang ru-UZ, en, uz-Latn-UZ and x-default', async ({ page, shop }) => {
    for (const path of ['/', '/about', '/product/1001']) {
      for (const prefix of prefixes) {
        await page.goto(at(prefix, path));
        const links = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((nodes) => nodes.map((node) => [node.getAttribute('hreflang'), node.getAttribute('href')]));
        expect(Object.fromEntries(links)).toEqual({
          'ru-UZ': shop.url + path,
          en: shop.url + at('/en', path),
          'uz-Latn-UZ': shop.url + at('/uz', path),
          'x-default': shop.url + path,
        });
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', shop.url + at(prefix, path));
      }
    }
  });
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('returns 404 with number and message in the language of its path', async ({ page, request }) => {
    const messages = {
      '/nowhere': 'Страница не найдена: /nowhere',
      '/en/nowhere': 'Page Not Found: /en/nowhere',
      '/ru/about': 'Страница не найдена: /ru/about',
    };
    for (const [path, message] of Object.entries(messages)) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText('404');
      await expect(page.getByRole('main')).toContainText(message);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(path);
    }
    for (const path of ['/en/uz/about', '/de', '/product/none', '/restaurant/none', '/uz/ru'])
      expect((await request.get(path)).status()).toBe(404);
  });

  test('offers a search and four dishes, also in place of a dish that has left the menu', async ({ page }) => {
    for (const { prefix, in: words } of languages) {
      for (const path of ['/nowhere', '/product/none']) {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1, name: words('problem-page')('heading_404') })).toBeVisible();
        await expect(page.getByRole('main').locator('a[href*="/product/"]')).toHaveCount(4);
        await expect(page.getByRole('main')).toContainText(words('problem-page')('message_404', { path: prefix + path }));
      }
      await page.getByRole('main').getByRole('searchbox').fill('cola');
      await page
        .getByRole('main')
        .getByRole('button', { name: words('problem-page')('search') })
        .click();
      await page.waitForURL(`**${prefix || '/'}?q=cola`);
    }
  });
});

test('every profile page redirects to /sign-in in three languages', async ({ request, shop }) => {
  for (const prefix of prefixes) {
    for (const path of [
      '/profile',
      '/profile/addresses',
      '/profile/cart',
      '/profile/favorites',
      '/profile/history',
      '/profile/history/x',
    ]) {
      const response = await request.get(prefix + path);
      expect(response.url()).toBe(`${shop.url}${prefix}/sign-in?next=${encodeURIComponent(prefix + path)}`);
    }
  }
});

test('malicious cookies are never echoed and never cause a 500', async ({ request }) => {
  const malicious = [
    '<script>alert(1)</script>',
    '%E0%A4%A',
    '"',
    'null',
    '-1',
    '1e999',
    '../../etc',
    'x'.repeat(3_000),
    '{"a":1}',
    '\u2028',
  ];
  for (const name of ['delivery', 'longitude', 'latitude', 'region', 'restaurantId', 'user-id', 'i18n_redirected', 'sid', 'browser']) {
    for (const value of malicious) {
      const response = await request.get('/en', { headers: { cookie: `${name}=${encodeURI(value)}` } });
      expect(response.status(), `${name}=${value}`).toBeLessThan(500);
      if (value.length > 5) expect(await response.text()).not.toContain(value);
    }
  }
});
