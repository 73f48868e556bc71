import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectTotal, openCart } from '../support/screens/order-screens.ts';
import { languageOf } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { expect, hydrated, phone, test } from './fixtures.ts';

test.use({ ...phone, expectedErrors: [/status of (401|429)/] });

test('a wrong code shows the attempts left, the fifth ends them, and the cart stays', async ({ page, shop }) => {
  const language = languageOf('uz');
  const t = language.in('sign-in-form');
  const problem = language.in('problems');
  await openFolder(page, language, national);
  await addPlain(page, language, 1031);
  await page.goto(`${language.prefix}/sign-in`);
  await hydrated(page);
  const known = shop.codeCount();
  await page.getByLabel(t('phone')).fill(freshPhone());
  await page.getByRole('button', { name: t('sendCode') }).click();
  const code = page.getByLabel(t('code'));
  await expect(code).toBeFocused();
  const right = await shop.nextCode(known);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');

  for (const left of [4, 3, 2, 1]) {
    await code.fill(wrong);
    await expect(page.getByText(`${problem('CODE_WRONG')} ${t('guessesLeft', { count: left })}`)).toBeVisible();
    await expect(code).toBeFocused();
  }
  await code.fill(wrong);
  await expect(page.getByText(t('guessesOver'))).toBeVisible();
  await code.fill(right);
  await expect(page.getByText(problem('TOO_MANY_GUESSES'))).toBeVisible();

  await openFolder(page, language, national);
  await expectTotal(await openCart(page, language), language, 6_000);
});
