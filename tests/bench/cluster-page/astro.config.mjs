import { defineConfig } from 'astro/config';

/** The shop's map alone, with as many points as the address asks for. */
export default defineConfig({ devToolbar: { enabled: false } });
