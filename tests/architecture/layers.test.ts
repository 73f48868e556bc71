import { expect, test } from 'vitest';
import { filesUnder, importsOf, projectPath, type SourceFile, sourceFiles } from './source-files.ts';

/** The layers of folders and single files, lowest first; those in one line may import each other. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/server': [
    ['async', 'caching', 'json', 'network', 'problems', 'ports', 'log', 'clock', 'readiness', 'operator-error', 'failure-report'],
    ['config'],
    ['db'],
    ['metrics'],
    ['auth'],
    ['modules'],
    ['backend', 'jobs', 'bootstrap', 'demo-guard'],
    ['services'],
    ['http'],
    ['pages'],
    ['api'],
    ['cluster', 'cli', 'main', 'start'],
  ],
  'src/contract': [
    ['lib'],
    ['shop'],
    ['account', 'catalog'],
    ['publishing'],
    ['staff', 'editor', 'office', 'upstream'],
    ['calls', 'api-problem'],
    ['open-api'],
  ],
  'src/stores': [['lib'], ['shop', 'live'], ['account'], ['staff', 'editor', 'office']],
};

const isTestFile = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

/** The name of the file or folder directly below a folder that contains a path. */
function partOf(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null;
  const [first = ''] = path.slice(folder.length + 1).split('/');
  return first.replace(/\.\w+$/, '');
}

function upwardImports(folder: string, order: readonly (readonly string[])[]): string[] {
  const heightOf = (part: string) => order.findIndex((layer) => layer.includes(part));
  return sourceFiles.flatMap((file) => {
    const own = partOf(folder, file.path);
    if (own === null || isTestFile(file.path)) return [];
    if (heightOf(own) < 0) return [`${file.path} belongs to no layer of ${folder}`];
    return importsOf(file).flatMap(({ specifier }) => {
      const other = partOf(folder, projectPath(file, specifier) ?? '');
      return other !== null && heightOf(other) > heightOf(own) ? [`${file.path} imports ${specifier} from the layer above it`] : [];
    });
  });
}

test.each(Object.entries(layers))('nothing in %s imports from a layer above it', (folder, order) => {
  expect(upwardImports(folder, order)).toEqual([]);
});

/** The project files that each file imports, including types and dynamic imports. */
function importGraph(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files.map(({ path }) => path));
  const targets = (file: SourceFile) =>
    importsOf(file).flatMap(({ specifier }) => {
      const target = projectPath(file, specifier.replace(/\?.*$/, ''));
      return target !== null && target !== file.path && known.has(target) ? [target] : [];
    });
  return new Map(files.map((file) => [file.path, targets(file)]));
}

/** A cycle of the graph, as the path back to its start; null if there is none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] | null => {
    const start = trail.indexOf(path);
    if (start >= 0) return [...trail.slice(start), path];
    if (done.has(path)) return null;
    for (const next of graph.get(path) ?? []) {
      const cycle = visit(next, [...trail, path]);
      if (cycle !== null) return cycle;
    }
    done.add(path);
    return null;
  };
  for (const path of graph.keys()) {
    const cycle = visit(path, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

/** The folders and single files directly below a folder, with those that each imports; tests aside. */
function partGraph(folder: string, files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>();
  for (const [path, targets] of importGraph(files.filter(({ path }) => !isTestFile(path)))) {
    const own = partOf(folder, path);
    if (own === null) continue;
    const others = targets.flatMap((target) => partOf(folder, target) ?? []).filter((other) => other !== own);
    graph.set(own, [...(graph.get(own) ?? []), ...others]);
  }
  return graph;
}

test.each(['src/domain', 'src/contract', 'src/stores', 'src/server', 'src/server/modules', 'src/ui'])(
  'no folder of %s imports itself indirectly',
  (folder) => {
    const graph = partGraph(folder, sourceFiles);
    expect(graph.size).toBeGreaterThan(3);
    expect(findCycle(graph)).toBeNull();
  },
);

test('no file imports itself indirectly', () => {
  const files = ['tests', '.storybook'].flatMap((folder) => filesUnder(folder, /\.tsx?$/));
  expect(findCycle(importGraph([...sourceFiles, ...files]))).toBeNull();
});

test('a cycle and an upward import are detected', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(findCycle(graph)).toEqual(['b.ts', 'c.ts', 'b.ts']);
  const files = ["menu/dish.ts '../place/city.ts'", "place/city.ts '../money.ts'", "place/map.ts '../menu/set.ts'", "menu/set.ts './a.ts'"];
  const inFolders = files.map((line) => {
    const [path = '', specifier = ''] = line.split(' ');
    return { path: `src/domain/${path}`, text: `import { a } from ${specifier};` };
  });
  expect(findCycle(partGraph('src/domain', inFolders))).toEqual(['menu', 'place', 'menu']);
  expect(upwardImports('src/server', [['api'], ...(layers['src/server'] ?? []).filter(([first]) => first !== 'api')])).not.toEqual([]);
});
