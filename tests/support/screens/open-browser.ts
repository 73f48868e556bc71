import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './browser.ts';

/** A visitor's phone in the browser tests. */
export const phone: BrowserContextOptions = {
  locale: 'ru-RU',
  timezoneId: 'Asia/Tashkent',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

/** A desktop in the browser tests. */
export const desktop: BrowserContextOptions = { locale: 'ru-RU', timezoneId: 'Asia/Tashkent', viewport: { width: 1440, height: 900 } };

/** Opens the system's Chromium for a function, and always closes it afterwards. */
export async function withBrowser<Value>(work: (browser: Browser) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
