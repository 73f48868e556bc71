import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { build, transformWithOxc } from 'vite';
import { floorTargets } from './browser-floor.ts';
import { islandFiles } from './island-files.ts';

const folder = new URL('../page-scripts/hydration/', import.meta.url);
const directives = { interaction: 'interaction.ts', inview: 'in-view.ts' };

/**
 * Moves Astro's script for islands out of the page into a file, which the directives `client:interaction` and `client:inview` load when
 * it is needed: inline it is an eighth of the first response. `src/server/pages/lean-page.ts` leaves it out of the page.
 */
export const lazyIslands: AstroIntegration = {
  name: 'lazy-islands',
  hooks: {
    async 'astro:config:setup'({ addClientDirective, updateConfig, command }) {
      // the development server leaves Astro's script in the page, and has no files to preload
      const url = command === 'build' ? (await islandRuntime()).path : dataUrl(await bundle('hydrate-in-turn.ts'));
      for (const [name, file] of Object.entries(directives)) {
        addClientDirective({ name, entrypoint: dataUrl(`const islandRuntimeUrl=${JSON.stringify(url)};${await withoutTypes(file)}`) });
      }
      updateConfig({ vite: { plugins: [islandFiles] } });
    },
    async 'astro:build:done'({ dir }) {
      const { path, text } = await islandRuntime();
      const file = fileURLToPath(new URL(`.${path}`, dir));
      await mkdir(fileURLToPath(new URL('.', `file://${file}`)), { recursive: true });
      await writeFile(file, text);
    },
  },
};

const dataUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** One module: Astro's script, the reload of pages whose chunks are gone, the preload and the hydration of the islands. */
async function islandRuntime(): Promise<{ readonly path: string; readonly text: string }> {
  const text = await bundle('island-runtime.ts', islandScript);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/_astro/islands.${hash}.js`, text };
}

/** @param banner a script that runs before the module */
async function bundle(file: string, banner = ''): Promise<string> {
  const input = fileURLToPath(new URL(file, folder));
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' as const, output: { banner } };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, target: floorTargets, rolldownOptions },
  });
  if (!('output' in built)) throw new Error(`${file} was not built`);
  return built.output[0].code;
}

async function withoutTypes(file: string): Promise<string> {
  const path = fileURLToPath(new URL(file, folder));
  return (await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false, target: floorTargets })).code;
}
