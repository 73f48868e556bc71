import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openStory, serveWorkbench, storyIds } from '../support/pictures/story-pictures.ts';

let workbench: Awaited<ReturnType<typeof serveWorkbench>>;

test.beforeAll(async () => {
  workbench = await serveWorkbench();
});
test.afterAll(() => workbench.stop());

/** Both schemes and two alphabets. */
const looks = [
  { locale: 'ru', scheme: 'light' },
  { locale: 'uz', scheme: 'dark' },
];

for (const id of storyIds()) {
  for (const { locale, scheme } of looks) {
    const name = `${id}-${locale}-${scheme}.png`;
    test(`${id} is unchanged in ${locale} and ${scheme}`, async ({ page }, info) => {
      await openStory(page, workbench.url, { id, locale, scheme });
      const baseline = info.snapshotPath(name);
      if (existsSync(baseline)) await expect(page).toHaveScreenshot(name);
      else await page.screenshot({ path: baseline, animations: 'disabled', caret: 'hide', scale: 'css' });
    });
  }
}
