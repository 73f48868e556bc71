import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from '../support/screens/browser.ts';

const provider = playwright({
  launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Every story as a component test and an axe test in the system's Chromium: Russian in light, Uzbek in dark. */
export default defineConfig({
  test: {
    projects: [
      { locale: 'ru', scheme: 'light' },
      { locale: 'uz', scheme: 'dark' },
    ].map((initialGlobals) => ({
      plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
      test: {
        name: `stories ${Object.values(initialGlobals).join(' ')}`,
        setupFiles: ['tests/support/fail-on-console.ts', '.storybook/vitest.setup.ts'],
        testTimeout: 20_000,
        browser: {
          enabled: true,
          headless: true,
          provider,
          instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
          screenshotFailures: false,
        },
      },
    })),
    maxWorkers: 2,
  },
});
