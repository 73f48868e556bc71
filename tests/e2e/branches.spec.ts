import { languages } from '../support/screens/words.ts';
import { deliveryTo, haveChosen } from '../support/shop/visitor-preferences.ts';
import { expect, test } from './fixtures.ts';

const [chorsu, sergeli, samarkand] = [1, 6, 8];
const nearSergeli = deliveryTo(41.2231, 69.2301);

for (const language of languages) {
  test(`${language.locale}: the branches nearest to a known address are the first, with their distances`, async ({
    page,
    context,
    shop,
  }) => {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await page.goto(`${language.prefix}/filial`);
    await expect(cards.first()).toContainText(language.restaurant(chorsu));
    await expect(cards.getByText(/\d [кk][мm]$/)).toHaveCount(0);

    await haveChosen(context, shop, nearSergeli);
    await page.reload();
    await expect(cards.first()).toContainText(language.restaurant(sergeli));
    await expect(cards.first()).toContainText(language.in('restaurant')('meters', { count: 460 }));
    await expect(cards.filter({ hasText: language.restaurant(samarkand) })).toContainText(/2\d\d [кk][мm]/);
  });
}
