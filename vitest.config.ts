/// <reference types="vitest/config" />
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { getViteConfig } from 'astro/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, headlessPath } from './tests/support/screens/browser.ts';

/** What draws or remembers in a browser. */
const dom = [
  'src/{islands,ui,stores}/**/*.test.{ts,tsx}',
  'src/page-scripts/**/*.test.ts',
  'tests/architecture/*{hydration,-forms}.test.tsx',
];
const report = process.env['TEST_REPORT'];

/** Every story once, as a component test and an axe test in the headless shell: in Russian and light, with its contrast in dark. */
const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { locale: 'ru', scheme: 'light' } })],
  test: {
    name: 'stories',
    setupFiles: ['tests/support/fail-on-console.ts', '.storybook/vitest.setup.ts'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: headlessPath(), args: chromiumFlags },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      screenshotFailures: false,
    },
    isolate: false,
  },
};

/** Files of a project share a worker or a page, so none may leave anything behind. */
export default getViteConfig({
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
    // a busy machine is no failure
    hookTimeout: 60_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,support}/**/*.test.{ts,tsx}'],
          exclude: dom,
          setupFiles: ['tests/support/fail-on-console.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: dom,
          setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/screens/dom-setup.ts'],
          environment: 'jsdom',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/*.test.ts'],
          globalSetup: ['tests/support/shop/postgres-setup.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          isolate: false,
          // a third of the time tests wait for time limits
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
        },
      },
      stories,
    ],
  },
});
