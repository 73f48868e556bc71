/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{architecture,api,support}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/shop/postgres-setup.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
