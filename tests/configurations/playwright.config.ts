import { defineConfig } from '@playwright/test';
import { chromiumFlags, headlessPath } from '../support/screens/browser.ts';

const report = process.env['TEST_REPORT'];
const launchOptions = { executablePath: headlessPath(), args: chromiumFlags };

/** Tests that set their own screen sizes, or whose result is the same on every screen. */
const withoutScreen =
  /(process|admin-\w+|sizes|measures|narrow-screens|dish-page|valid-markup|legibility|upstream|account-isolation|seo|first-html|budgets|staff|banners|picture-library|known-visitor|preload|service-worker|editor(-\w+)?|phone-change|slot-passed|opening-\w+|preorder|serving-times|wrong-code|problems|account|floor|old-browser)\.spec\.ts/;

/** Run in one language on a desktop: a phone has all of them, and neither the words nor the result depend on the width. */
const inOneLanguage = /(?<![-\w])(journey|order-life|pause|search|click-before-hydration|pages)\.spec\.ts \/?(en|uz): /;

export default defineConfig({
  testDir: '../e2e',
  workers: 3,
  // a busy machine is no failure
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  forbidOnly: true,
  // a failed test runs once more for its trace: to record every test takes an eighth of the processor time
  retries: 1,
  failOnFlakyTests: true,
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  outputDir: '../../test-results',
  use: {
    launchOptions,
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    // a worker stores every page and file that it fetches, animations draw each frame on the processor: `ordinaryBrowser` has both
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'process', testMatch: withoutScreen },
    { name: 'phone', testIgnore: withoutScreen, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', testIgnore: withoutScreen, grepInvert: inOneLanguage, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
