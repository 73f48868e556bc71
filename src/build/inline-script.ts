import { build } from 'vite';

const suffix = '?inline-script';

/**
 * `import text from './file.ts?inline-script'` returns the file with its imports as the minified text of a classic script. It runs before
 * anything has asked how old the browser is: its syntax is that of 2015.
 */
export const inlineScript = {
  name: 'inline-script',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!id.endsWith(suffix)) return null;
    const rolldownOptions = { input: id.slice(0, -suffix.length), output: { format: 'iife' as const } };
    const built = await build({ configFile: false, logLevel: 'warn', build: { write: false, target: 'es2015', rolldownOptions } });
    if (!('output' in built)) throw new Error(`${id} was not built`);
    return `export default ${JSON.stringify(built.output[0].code.trim().replace(/;$/, ''))}`;
  },
};
