import type { Page } from '@playwright/test';
import { axeIn } from '../support/screens/axe.ts';
import { accountPages } from '../support/screens/demo-pages.ts';
import { signIn } from '../support/shop/customer.ts';
import { fullFolderData } from '../support/shop/full-folder.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';

const test = testWithShop(() => ({ dataDir: fullFolderData() }));

/** axe leaves this rule out unless it is named. */
async function tooSmallTargets(page: Page): Promise<string[]> {
  const { violations } = await axeIn(page, { runOnly: ['target-size'] }).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}

/** besides those of `pages.spec.ts` */
const publicPaths = ['/?folder=18', '/restaurant/1', '/offline'];

test('every target of home with 60 dishes has the size or the spacing for a finger', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-card] > [aria-pressed]')).toHaveCount(60);
  expect(await tooSmallTargets(page)).toEqual([]);
});

test('every target of a large folder, a restaurant, the page without a network and the account has the size or the spacing for a finger', async ({
  page,
  context,
  shop,
}) => {
  const found: string[] = [];
  const measure = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    found.push(...(await tooSmallTargets(page)).map((target) => `${path} ${target}`));
  };
  for (const path of publicPaths) await measure(path);
  await signIn(shop, context.request);
  for (const path of accountPages) await measure(path);
  expect(found).toEqual([]);
});
