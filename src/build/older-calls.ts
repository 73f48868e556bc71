import { minify, transformWithOxc } from 'vite';

/** The part of a built chunk that is used here. */
interface Chunk {
  readonly type: string;
  code?: string;
}

/** Spread arguments behind `?.`, with at most one level of brackets before them. */
const spread = /\?\.(?:[\w$.]+)?\((?:[^()]|\([^()]*\))*?\.\.\./;

/** Chrome 90 fails on spread arguments behind `?.`: a chunk that has them is written without `?.`, after the minifier, which writes it. */
export const olderCalls = {
  name: 'older-calls',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  async generateBundle(_options: unknown, bundle: Readonly<Record<string, Chunk>>): Promise<void> {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.code === undefined || !spread.test(chunk.code)) continue;
      const { code } = await transformWithOxc(chunk.code, file, { sourcemap: false, target: 'chrome90' });
      chunk.code = (await minify(file, code, { module: true, compress: false, mangle: false })).code;
    }
  },
};
