/** The part of a built chunk that is used here. */
interface Chunk {
  readonly type: string;
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Bundle = Readonly<Record<string, Chunk>>;

interface PluginContext {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): string;
}

/** The words that an island loads when it hydrates (`src/i18n/lazy-words.ts`), not with a later click. */
const wordsOfIsland: Readonly<Record<string, string>> = { CartPanel: 'cart-contents', MenuControls: 'menu-actions', Toaster: 'toast' };

/**
 * Writes a list beside the module of every island, `MenuControls.hash.json` beside `MenuControls.hash.js`: what it imports, imports before
 * their importers, and its words by language. `src/page-scripts/hydration/preload-island-files.ts` preloads them. The hash in the name of
 * the module covers the names of all of them.
 */
export const islandFiles = {
  name: 'island-files',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  generateBundle(this: PluginContext, _options: unknown, bundle: Bundle): void {
    for (const [file, { isEntry, facadeModuleId }] of Object.entries(bundle)) {
      const [, island] = /\/src\/islands\/\w+\/(\w+)\/[\w-]+\.tsx$/.exec(facadeModuleId ?? '') ?? [];
      if (isEntry !== true || island === undefined) continue;
      const list = { imports: importsOf(bundle, file).map(besideIslands), words: wordFiles(bundle, file, wordsOfIsland[island]) };
      this.emitFile({ type: 'asset', fileName: file.replace(/\.js$/, '.json'), source: JSON.stringify(list) });
    }
  },
};

/** All modules that a module imports, at any depth, imports before their importers. */
function importsOf(bundle: Bundle, file: string, visited = new Set([file])): string[] {
  return (bundle[file]?.imports ?? []).flatMap((next) => {
    if (visited.has(next)) return [];
    visited.add(next);
    return [...importsOf(bundle, next, visited), next];
  });
}

/** The file of a namespace in each language, among those that the island or its imports may load. */
function wordFiles(bundle: Bundle, file: string, namespace: string | undefined): Readonly<Record<string, string>> {
  const later = [file, ...importsOf(bundle, file)].flatMap((one) => bundle[one]?.dynamicImports ?? []);
  const found: Record<string, string> = {};
  for (const next of later) {
    const [, locale, name] = /\/locales\/(\w+)\/([\w-]+)\.json$/.exec(bundle[next]?.facadeModuleId ?? '') ?? [];
    if (locale !== undefined && name === namespace) found[locale] = besideIslands(next);
  }
  return found;
}

/** All modules of the build are in one folder. */
const besideIslands = (file: string): string => file.replace(/^.*\//, './');
