import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

const suffix = '?inline-script';

/** `import text from './file.ts?inline-script'` returns the file as the minified text of a classic script, for `<script is:inline>`. */
export const inlineScript = {
  name: 'inline-script',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!id.endsWith(suffix)) return null;
    const file = id.slice(0, -suffix.length);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
    const script = `(()=>{${code.replace(/^export\s*\{\s*\};?$/m, '')}})()`;
    const minified = await minify(file, script, { module: false });
    return `export default ${JSON.stringify(minified.code.trim().replace(/;$/, ''))}`;
  },
};
