import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What `npm start` runs: builds the shop where that has not been done, then opens it. Plain JavaScript: no start waits for types to be stripped. */

const root = new URL('../../', import.meta.url);
const built = new URL('dist/server/main.mjs', root);

process.env['NODE_ENV'] ??= 'production';
if (!existsSync(built)) {
  const { build } = await import('astro');
  await build({ root: fileURLToPath(root) });
}
// what V8 compiled stays beside the build when the process ends, so that the next start reads it
enableCompileCache(fileURLToPath(new URL('compiled', built)));
await import(built.href);
