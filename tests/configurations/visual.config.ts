import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/screens/browser.ts';

/** `npm run test:visual`: pictures of all stories against those of the last run. Another Chromium draws other pixels, so git has none. */
export default defineConfig({
  testDir: '../visual',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list']],
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  expect: { toHaveScreenshot: { threshold: 0.03, maxDiffPixels: 0 } },
  use: {
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  },
});
