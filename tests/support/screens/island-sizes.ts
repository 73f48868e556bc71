import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const chunkFolder = join(root, 'dist/client/_astro');
/** The map itself, loaded only by a click on "map" or when visible: it would hide other growth, and its size is MapLibre's. */
const mapChunk = /^MapCanvas\./;

interface IslandSize {
  readonly name: string;
  /** gzip bytes: its module and all its imports, without what the renderer loads for every island (`sharedBytes`) */
  readonly hydrated: number;
  /** gzip bytes of what it may load when it is used, without translations and the map */
  readonly later: number;
}

interface Chunk {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Of each island, and of `every island`: kilobytes for hydration and for what may load later. */
type Ceilings = Readonly<Record<string, readonly [hydrated: number, later: number]>>;

const ceilingFile = join(root, 'tests/island-sizes.json');

export const readCeilings = (): Ceilings => JSON.parse(readFileSync(ceilingFile, 'utf8')) as Ceilings;

/** One line for each island, so that a change is seen as the difference of its line. */
export function writeCeilings(ceilings: Ceilings): void {
  const lines = Object.entries(ceilings).map(([name, sizes]) => `  ${JSON.stringify(name)}: [${sizes.join(', ')}]`);
  writeFileSync(ceilingFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** The sizes of the built shop, rounded up to whole kilobytes, by name. */
export function measureCeilings(): Ceilings {
  const ceiling = (bytes: number) => Math.ceil(bytes / 1024);
  const islands = islandSizes().map(({ name, hydrated, later }) => [name, [ceiling(hydrated), ceiling(later)]] as const);
  const all = [...islands, ['every island', [ceiling(sharedBytes()), 0]] as const];
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** gzip bytes of the renderer and its imports: React and the other code shared by every island, once per page. */
function sharedBytes(): number {
  const chunks = readChunks();
  return sum(chunks, shared(chunks));
}

/** Measures every island of the built shop that a page uses, largest first. Code that only some islands share counts in each. */
function islandSizes(): IslandSize[] {
  const chunks = readChunks();
  const common = shared(chunks);
  const islands = readdirSync(join(root, 'src/islands')).flatMap((folder) => readdirSync(join(root, 'src/islands', folder)));
  return islands
    .flatMap((name) => {
      const own = [...chunks.keys()].find((file) => new RegExp(`^${name}\\.[\\w-]+\\.js$`).test(file));
      return own === undefined ? [] : [measureSize(chunks, common, name, own)];
    })
    .sort((a, b) => b.hydrated + b.later - a.hydrated - a.later);
}

function measureSize(chunks: ReadonlyMap<string, Chunk>, common: ReadonlySet<string>, name: string, own: string): IslandSize {
  const hydrated = closure(chunks, [own]).difference(common);
  const later = laterChunks(chunks, common, hydrated).difference(hydrated);
  return { name, hydrated: sum(chunks, hydrated), later: sum(chunks, later) };
}

function shared(chunks: ReadonlyMap<string, Chunk>): Set<string> {
  return closure(
    chunks,
    [...chunks.keys()].filter((file) => /^client\.[\w-]+\.js$/.test(file)),
  );
}

function sum(chunks: ReadonlyMap<string, Chunk>, files: ReadonlySet<string>): number {
  return [...files].reduce((bytes, file) => bytes + (chunks.get(file)?.bytes ?? 0), 0);
}

function closure(chunks: ReadonlyMap<string, Chunk>, files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of chunks.get(file)?.imports ?? []) reached.add(next);
  return reached;
}

/** All chunks that these chunks may still load, at any depth, except those that the common code loads: translations in three languages. */
function laterChunks(chunks: ReadonlyMap<string, Chunk>, common: ReadonlySet<string>, files: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const found = closure(chunks, [...(chunks.get(file)?.dynamicImports ?? [])]).difference(common);
    waiting.push(...found.difference(reached));
    for (const next of found) reached.add(next);
  }
  return reached;
}

function readChunks(): Map<string, Chunk> {
  const files = readdirSync(chunkFolder).filter((file) => file.endsWith('.js'));
  return new Map(files.map((file) => [file, readChunk(file)]));
}

function readChunk(file: string): Chunk {
  const code = readFileSync(join(chunkFolder, file), 'utf8');
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    bytes: gzipSync(code, { level: 9 }).byteLength,
    imports: named(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    dynamicImports: named(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g).filter((name) => !mapChunk.test(name)),
  };
}
