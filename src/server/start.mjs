import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Run by `npm start`: builds the shop unless there is a complete build, then starts it. Plain JavaScript, so that the start does not wait
 * for type stripping.
 */

const root = new URL('../../', import.meta.url);
const built = new URL('dist/server/main.mjs', root);

process.env['NODE_ENV'] ??= 'production';
// the mark that `build/complete-build.ts` writes
if (!existsSync(new URL('dist/complete', root))) {
  await import('./cli/check-config.ts');
  if (process.exitCode) process.exit();
  const { build } = await import('astro');
  await build({ root: fileURLToPath(root) });
}
// the V8 compile cache is stored beside the build when the process ends, for the next start
enableCompileCache(fileURLToPath(new URL('compiled', built)));
await import(built.href);
