import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';

/** In `dist`. `server/start.mjs` reads it, too. */
const mark = 'complete';

let folder: URL;

/**
 * Removes the mark of a complete build when a build starts and writes it when all files are there, so that `npm start` does not serve
 * what an interrupted build left. The last of the integrations, because others write files at the end of a build.
 */
export const completeBuild = {
  name: 'complete-build',
  hooks: {
    'astro:config:done': ({ config }: { readonly config: Pick<AstroConfig, 'outDir'> }) => {
      folder = config.outDir;
    },
    'astro:build:start': () => rmSync(fileURLToPath(new URL(mark, folder)), { force: true }),
    'astro:build:done': () => writeFileSync(fileURLToPath(new URL(mark, folder)), ''),
  },
} satisfies AstroIntegration;
