import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../support/screens/browser.ts';

/** `npm run test:visual`: compares all stories with the last run; no pictures in git, since each Chromium renders differently. */
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
