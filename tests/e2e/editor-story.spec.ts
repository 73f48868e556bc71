import { editorScreen, testWithEditors } from './editor-shop.ts';
import { endOfShop, tellStory } from './editor-story.ts';

/** A shop of its own, because it is stopped and started again. */
const test = testWithEditors();
test.use({ ...editorScreen, expectedErrors: endOfShop });

test('an editor makes a page, corrects what is told, comments, plans it to a minute, sees it live and rolls it back', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(240_000);
  await tellStory(page, shop, request);
});
