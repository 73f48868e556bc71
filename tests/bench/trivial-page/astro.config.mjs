import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** The minimal Astro configuration: measures the cost of Astro itself. */
export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }), devToolbar: { enabled: false } });
