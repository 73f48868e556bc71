import { testWithEditors } from './editor-shop.ts';
import { endOfShop, tellStory } from './editor-story.ts';
import { phone } from './fixtures.ts';

/** A shop of its own, because it is stopped and started again. */
const test = testWithEditors();
test.use({ ...phone, expectedErrors: endOfShop });

test('on a phone, an editor makes a page, corrects what is told, comments, plans it to a minute, sees it live and rolls it back', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(240_000);
  await tellStory(page, shop, request);
});
