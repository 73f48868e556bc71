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

  const path = `${shop.url}/profile/history/${id}/table.jpg`;
  const stranger = await playwright.request.newContext();
  expect((await stranger.get(path, { maxRedirects: 0 })).status()).toBe(302);
  await signIn(shop, stranger);
  expect((await stranger.get(path)).status()).toBe(404);
  await stranger.dispose();
});
