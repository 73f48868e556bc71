import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));
const chunkFolder = join(root, 'dist/client/_astro');
const kilobyte = 1024;

/** Most gzip kilobytes of script that an island may bring to wake and to be used to the end; so tight that growing hurts a little. */
const budgets: Readonly<Record<string, { readonly awake: number; readonly later: number }>> = {
  CartPanel: { awake: 17.5, later: 0 },
  Checkout: { awake: 41, later: 0 },
  MenuBoard: { awake: 19, later: 6 },
  SignInForm: { awake: 29, later: 0 },
  SignOut: { awake: 10.5, later: 0 },
  Toaster: { awake: 7.5, later: 0 },
  WhereWhen: { awake: 16, later: 6.5 },
};

/** For an island that is not named above: enough for a small one on the shared stores. */
const defaultBudget = { awake: 10, later: 0 };

export interface IslandSize {
  readonly name: string;
  /** gzip bytes: its module and all that it imports, without React, which every island shares */
  readonly awake: number;
  /** gzip bytes of what it loads when it is used */
  readonly later: number;
  readonly budget: { readonly awake: number; readonly later: number };
}

interface Chunk {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Weighs every island of the built shop that a page uses, heaviest first. What islands share counts in each. */
export function islandSizes(): IslandSize[] {
  const chunks = readChunks();
  const react = closure(chunks, [...chunks.keys()].filter(isReact));
  const islands = readdirSync(join(root, 'src/islands'));
  return islands
    .flatMap((name) => {
      const own = [...chunks.keys()].find((file) => file.startsWith(`${name}.`));
      return own === undefined ? [] : [weigh(chunks, react, name, own)];
    })
    .sort((a, b) => b.awake + b.later - a.awake - a.later);
}

function weigh(chunks: ReadonlyMap<string, Chunk>, react: ReadonlySet<string>, name: string, own: string): IslandSize {
  const awake = closure(chunks, [own]).difference(react);
  const later = laterChunks(chunks, awake).difference(react).difference(awake);
  const sum = (files: ReadonlySet<string>) => [...files].reduce((bytes, file) => bytes + (chunks.get(file)?.bytes ?? 0), 0);
  const { awake: most, later: mostLater } = budgets[name] ?? defaultBudget;
  return { name, awake: sum(awake), later: sum(later), budget: { awake: most * kilobyte, later: mostLater * kilobyte } };
}

/** The renderer and what it imports: React, once for all islands of a page. */
function isReact(file: string): boolean {
  return /^client\.[\w-]+\.js$/.test(file);
}

function closure(chunks: ReadonlyMap<string, Chunk>, files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of chunks.get(file)?.imports ?? []) reached.add(next);
  return reached;
}

/** All that the code of these chunks may still ask for, however deep. */
function laterChunks(chunks: ReadonlyMap<string, Chunk>, files: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const found = closure(chunks, [...(chunks.get(file)?.dynamicImports ?? [])]);
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
    dynamicImports: named(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
  };
}
