import { defineConfig } from 'astro/config';

/** Only the shop's map, with the number of points of the address. */
export default defineConfig({ devToolbar: { enabled: false } });
