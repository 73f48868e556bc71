import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/browser.ts';
import { photographStories } from './support/story-pictures.ts';

/** `npm run pictures:stories [beginnings of story ids]`: needs no shop. */
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
await photographStories(browser, process.argv.slice(2));
await browser.close();
