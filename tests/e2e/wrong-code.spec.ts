import { addPlain, national, openFolder } from '../support/screens/menu-screen.ts';
import { expectTotal, openCart } from '../support/screens/order-screens.ts';
import { tongues } from '../support/screens/words.ts';
import { freshPhone } from '../support/shop/customer.ts';
import { awake, expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of (401|429)/] });

for (const tongue of tongues) {
  test(`${tongue.locale}: a wrong code is told with the tries left, the fifth ends them, and the cart stays`, async ({ page, shop }) => {
    const say = tongue.in('sign-in-form');
    const problem = tongue.in('problems');
    await openFolder(page, tongue, national);
    await addPlain(page, tongue, 1031);
    await page.goto(`${tongue.prefix}/sign-in`);
    await awake(page);
    const known = shop.codeCount();
    await page.getByLabel(say('phone')).fill(freshPhone());
    await page.getByRole('button', { name: say('sendCode') }).click();
    const code = page.getByLabel(say('code'));
    await expect(code).toBeFocused();
    const right = await shop.nextCode(known);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');

    for (const left of [4, 3, 2, 1]) {
      await code.fill(wrong);
      await expect(page.getByText(`${problem('CODE_WRONG')} ${say('guessesLeft', { count: left })}`)).toBeVisible();
      await expect(code).toBeFocused();
    }
    await code.fill(wrong);
    await expect(page.getByText(say('guessesOver'))).toBeVisible();
    await code.fill(right);
    await expect(page.getByText(problem('TOO_MANY_GUESSES'))).toBeVisible();

    await openFolder(page, tongue, national);
    await expectTotal(await openCart(page, tongue), tongue, 6_000);
  });
}
