import { defineConfig } from '@playwright/test';
import { chromiumFlags, headlessPath } from '../support/screens/browser.ts';

const report = process.env['TEST_REPORT'];
const launchOptions = { executablePath: headlessPath(), args: chromiumFlags };

/** Files whose tests set their own screen sizes, or whose result is the same on every screen. */
const withoutScreen =
  /(process|admin-\w+|sizes|sweep|measures|dish-page|pickup-sheet|valid-markup|upstream|account-isolation|seo|first-html|budgets|staff|banners|picture-library|known-visitor|preload|service-worker|editor(-\w+)?|phone-change|slot-passed|opening-\w+|preorder|serving-times|wrong-code|problems|account|floor|old-browser)\.spec\.ts/;

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
    // the other files run on a phone; a test with the tag @screens on a desktop too, one with @desktop only there
    { name: 'phone', testIgnore: withoutScreen, grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', testIgnore: withoutScreen, grep: /@(screens|desktop)/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
