import type { StorybookConfig } from '@storybook/react-vite';

/** Storybook's configuration: every story of `src/ui` and `src/islands`, without telemetry and update checks. */
const config: StorybookConfig = {
  stories: ['../src/{ui,islands}/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // reads the JSDoc of an island through `withBoundary`, which react-docgen does not
  typescript: { reactDocgen: 'react-docgen-typescript' },
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    // a worker's imports are found when it starts, and then every page is reloaded, in the middle of a test
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), 'maplibre-gl/dist/maplibre-gl-worker.mjs'] },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 3000,
      // Mantine adds a `use client` directive to every module; no framework here reads it.
      rolldownOptions: { onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning) },
    },
  }),
};

export default config;
