import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './browser.ts';

/** A visitor's phone, as the browser tests have it. */
export const phone: BrowserContextOptions = {
  locale: 'ru-RU',
  timezoneId: 'Asia/Tashkent',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

/** A desk, as the browser tests have it. */
export const desktop: BrowserContextOptions = { locale: 'ru-RU', timezoneId: 'Asia/Tashkent', viewport: { width: 1440, height: 900 } };

/** Opens the system's Chromium for some work, and closes it whatever becomes of that. */
export async function withBrowser<Value>(work: (browser: Browser) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
