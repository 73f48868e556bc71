import type { StorybookConfig } from '@storybook/react-vite';

/** The workbench: every story of `src/ui` and `src/islands`. It asks no outside host and sends no telemetry. */
const config: StorybookConfig = {
  stories: ['../src/{ui,islands}/*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Types stay out of the controls' table: reading them of every file doubles the start.
  typescript: { check: false, reactDocgen: 'react-docgen' },
};

export default config;
