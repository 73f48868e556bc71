import type { Rolldown } from 'vite';

/** What every page with cards runs before any touch. */
const cards = /\/page-scripts\/cards\/start\.ts$/;
/** What a visitor's first touch of home needs: the islands that every page with a menu has, and the renderer of all islands. */
const first = /\/islands\/shop\/(MenuControls|CartPanel|FulfillmentPicker|Toaster)\/\1\.tsx$|\/@astrojs\/react\/dist\/client\.js$/;
/** The sheet that the first touch of an address or a time opens. */
const sheet = /\/FulfillmentPicker\/sheet\/FulfillmentSheet\.tsx$/;
/** Mantine's parts belong to the forms that use them. */
const ofForms = /\/node_modules\/(@mantine|@floating-ui)\//;

/** Whether a module belongs to the files that `roots` import, directly or indirectly, without waiting: `import()` is a border. */
function isImportedBy(roots: RegExp) {
  const known = new Map<string, boolean>();
  const isReached = (id: string, modules: Rolldown.ChunkingContext): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // of a circle of imports, until one of them is found
    known.set(id, false);
    const found = roots.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isReached(importer, modules));
    known.set(id, found);
    return found;
  };
  return isReached;
}

/** One chunk of all modules that `roots` import and that some other chunk needs too. */
function group(name: string, roots: RegExp) {
  const isReached = isImportedBy(roots);
  return {
    name: (id: string, modules: Rolldown.ChunkingContext) => (!ofForms.test(id) && isReached(id, modules) ? name : null),
    minShareCount: 2,
  };
}

/** The script of an Astro component has a long name, which its page would contain. */
const entryFileNames = ({ name }: { readonly name: string }) => `_astro/${name.includes('.astro_') ? '' : '[name].'}[hash].js`;

/** What several islands share is named after all of them, and lists of chunks to load would contain that name. */
const chunkFileNames = ({ name }: { readonly name: string }) => `_astro/${name.startsWith('common') ? '' : '[name].'}[hash].js`;

/** The chunks that islands share in the browser, from the graph of their imports; what several islands share beside them, by who needs it. */
const groups = [
  group('cards', cards),
  group('shared', first),
  group('sheet', sheet),
  { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
];

export const clientChunks = { build: { rolldownOptions: { output: { entryFileNames, chunkFileNames, codeSplitting: { groups } } } } };
