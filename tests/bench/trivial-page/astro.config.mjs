import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** The least that Astro can be asked for: what it costs by itself. */
export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }), devToolbar: { enabled: false } });
