/** What an island loads when it hydrates, as `src/build/island-files.ts` writes it: paths beside its module, imports before their importers. */
interface IslandFiles {
  readonly imports: readonly string[];
  /** by language */
  readonly words: Readonly<Record<string, string>>;
}

const fileLists = new Map<Element, Promise<readonly string[]>>();

/** The modules that the island loads, in the order in which they can be evaluated one by one; none where they are not known. */
export const filesOf = (island: Element): Promise<readonly string[]> => fileLists.get(island) ?? Promise.resolve([]);

/** Fetches and compiles the modules of an island and evaluates none of them. */
export function preloadFilesOf(island: Element): void {
  if (!fileLists.has(island)) fileLists.set(island, preloadAll(island));
}

async function preloadAll(island: Element): Promise<readonly string[]> {
  const own = island.getAttribute('component-url') ?? '';
  // the development server has no lists
  if (!own.endsWith('.js')) return [];
  const renderer = island.getAttribute('renderer-url') ?? '';
  for (const url of [own, renderer]) preload(url);
  const response = await fetch(own.replace(/\.js$/, '.json'), { priority: 'low' }).catch(() => null);
  if (!response?.ok) return [];
  const { imports, words } = (await response.json()) as IslandFiles;
  const fromFolder = (path: string) => new URL(path, new URL(own, location.href)).href;
  const wordsPath = words[document.documentElement.lang];
  const files = [...imports.map(fromFolder), renderer, ...(wordsPath === undefined ? [] : [fromFolder(wordsPath)]), own];
  for (const file of files) preload(file);
  return files;
}

const preloaded = new Set<string>();

function preload(url: string): void {
  const { href } = new URL(url, location.href);
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}
