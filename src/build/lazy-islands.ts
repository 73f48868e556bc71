import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { minify, transformWithOxc } from 'vite';

const folder = new URL('../layouts/', import.meta.url);
const directives = { interaction: 'hydration/interaction.ts', inview: 'hydration/in-view.ts' };

/**
 * Moves Astro's script for islands out of the page into a file, which the directives `client:interaction` and `client:inview` load when
 * it is needed: inline it is an eighth of the first response. `src/server/http/finish-page.ts` leaves it out of the page.
 */
export const lazyIslands: AstroIntegration = {
  name: 'lazy-islands',
  hooks: {
    async 'astro:config:setup'({ addClientDirective, command }) {
      // the development server leaves Astro's script in the page
      const path = command === 'build' ? (await islandRuntime()).path : 'data:text/javascript,';
      for (const [name, file] of Object.entries(directives)) {
        const code = `const islandRuntimeUrl=${JSON.stringify(path)};${await withoutTypes(file)}`;
        addClientDirective({ name, entrypoint: `data:text/javascript,${encodeURIComponent(code)}` });
      }
    },
    async 'astro:build:done'({ dir }) {
      const { path, text } = await islandRuntime();
      const file = fileURLToPath(new URL(`.${path}`, dir));
      await mkdir(fileURLToPath(new URL('.', `file://${file}`)), { recursive: true });
      await writeFile(file, text);
    },
  },
};

/** One module: Astro's script, the reload of pages whose chunks are gone, and what fetches the islands' files. */
async function islandRuntime(): Promise<{ readonly path: string; readonly text: string }> {
  const own = await Promise.all(['preload-guard.ts', 'hydration/fetch-island-files.ts'].map(withoutTypes));
  const source = [...own, 'guardPreloads();', islandScript, 'fetchIslandFiles();'].join('\n');
  const { code } = await minify('islands.js', source.replaceAll(/^export /gm, ''), { module: true });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { path: `/_astro/islands.${hash}.js`, text: code };
}

async function withoutTypes(file: string): Promise<string> {
  const path = fileURLToPath(new URL(file, folder));
  return (await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false })).code;
}
