import { fileURLToPath } from 'node:url';

/** The part of Rollup's plugin context that is used here. */
interface PluginContext {
  emitFile(file: { readonly type: 'chunk'; readonly id: string; readonly fileName: string }): string;
}

/** Builds the server process together with the pages, so that both share their modules. */
export const serverProcess = {
  name: 'server-process',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'ssr',
  buildStart(this: PluginContext) {
    this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('../server/main.ts', import.meta.url)), fileName: 'main.mjs' });
  },
};
