import { languageOf } from '../support/screens/words.ts';
import { setFollowsVisitor } from '../support/shop/shop-database.ts';
import { expect, test } from './fixtures.ts';

const t = languageOf('ru').in('shell');

test.beforeEach(({ shop }) => setFollowsVisitor(shop, true));
test.afterEach(({ shop }) => setFollowsVisitor(shop, false));

test.describe('on a phone in dark colors', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are dark from the first visit on, until the visitor chooses light colors in the footer (R-SITE-6)', async ({ page }) => {
    const root = page.locator('html');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.goto('/about');
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
    await page.goto('/product/1001');
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    expect(loads).toBe(3);
    await page
      .getByRole('navigation', { name: t('colorScheme') })
      .getByRole('link', { name: t('scheme_light') })
      .click();
    await expect(page).toHaveURL('/product/1001');
    await expect(root).toHaveAttribute('data-scheme', 'light');
    await page.goto('/uz');
    await expect(root).toHaveAttribute('data-scheme', 'light');
    await page.goto('/?color-scheme=auto');
    await expect(root).toHaveAttribute('data-scheme', 'dark');
  });

  test('a shop with a scheme of its own has no other one', async ({ page, shop }) => {
    await setFollowsVisitor(shop, false);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await expect(page.getByRole('navigation', { name: t('colorScheme') })).toHaveCount(0);
  });
});
