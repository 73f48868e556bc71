import { languageOf } from '../support/screens/words.ts';
import { placePickupOrder, signIn } from '../support/shop/customer.ts';
import { expect, hydrated, phone, test } from './fixtures.ts';

test.use(phone);

const language = languageOf('uz');
const t = language.in('order');

test('an order shows its dishes on a cloth, a picture that the phone shares or saves, for its customer alone (R-ORDER-10)', async ({
  page,
  context,
  shop,
  playwright,
}) => {
  await signIn(shop, context.request);
  const id = await placePickupOrder(shop, context.request);
  await page.goto(`${language.prefix}/profile/history/${id}`);
  await hydrated(page);
  const picture = page.getByRole('img', { name: t('table') });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: t('shareTable') }).click();
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^${t('tableFile')}-\\d+\\.jpg$`));

  // a browser that shares files
  await page.evaluate(() => {
    const share = async ({ files = [] }: ShareData) =>
      void document.body.setAttribute('data-shared', files.map((file) => `${file.type} ${file.size > 10_000}`).join());
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.getByRole('link', { name: t('shareTable') }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', 'image/jpeg true');
  await context.clearCookies();
  await page.getByRole('link', { name: t('shareTable') }).click();
  await page.waitForURL('**/sign-in?*');

  const path = `${shop.url}/profile/history/${id}/table.jpg`;
  const stranger = await playwright.request.newContext();
  expect((await stranger.get(path, { maxRedirects: 0 })).status()).toBe(302);
  await signIn(shop, stranger);
  expect((await stranger.get(path)).status()).toBe(404);
  await stranger.dispose();
});
