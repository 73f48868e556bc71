import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const chunkFolder = join(root, 'dist/client/_astro');
const kilobyte = 1024;
/** The map itself, loaded only by a click on "map" or when visible: it would hide other growth, and its size is MapLibre's. */
const mapChunk = /^MapCanvas\./;

/** Maximum gzip kilobytes of script that an island may load to hydrate and to be fully used; tight enough that growth is noticed. */
const budgets: Readonly<Record<string, { readonly hydrated: number; readonly later: number }>> = {
  // with the terms of each address, its picture of the map and a menu, the form with districts, and a map with the names of streets
  AddressBook: { hydrated: 24.6, later: 3.2 },
  // its warnings and its promo code load once it is priced for a place; with a typed code the words of the checkout
  CartPanel: { hydrated: 4, later: 6.2 },
  // with the name of a district around a point, and the fields that the back office has too, in a chunk that compresses a little less well
  Checkout: { hydrated: 35.2, later: 1.8 },
  // the workspace with the visual text editor, the forms of 14 kinds of blocks, banners and pictures, each loaded when it is opened;
  // what it shares with the back office is in chunks of its own, which compress less well
  Editor: { hydrated: 10, later: 222.6 },
  FavoriteList: { hydrated: 5.5, later: 0 },
  // later the suggestions of the search, with dishes and categories, and the word that was probably meant
  MenuControls: { hydrated: 4, later: 11.7 },
  OfficeDraft: { hydrated: 15.6, later: 0 },
  OfficeLog: { hydrated: 27.1, later: 0 },
  // its list with a search in each alphabet, its form and the functions of records are chunks that other pages of the back office have,
  // too, which compress less well
  OfficeRestaurants: { hydrated: 45.1, later: 0 },
  OfficeImport: { hydrated: 29.7, later: 10.8 },
  OfficeMenu: { hydrated: 53.8, later: 9.2 },
  OfficePromo: { hydrated: 40.5, later: 0 },
  OfficeRegions: { hydrated: 34.3, later: 0 },
  // later its words in three languages, of which a customer loads one
  RestaurantMap: { hydrated: 6.2, later: 3.8 },
  OfficeSessions: { hydrated: 6.4, later: 0 },
  OfficeSignIn: { hydrated: 23.8, later: 0 },
  OfficeTeam: { hydrated: 27.8, later: 0 },
  // the frame of its map has a legend that only customers see
  OfficeZones: { hydrated: 43.1, later: 325 },
  // with the clock at which an order is expected
  OrderProgress: { hydrated: 10.7, later: 0 },
  ProfileForm: { hydrated: 57.9, later: 0 },
  // with the cart that waits for the order
  SignInForm: { hydrated: 23.9, later: 0 },
  SignOut: { hydrated: 4, later: 0 },
  // what it shares with the sign-in of the staff is a chunk of its own, which customers do not load
  // its imports' short names in the shared chunk change by some bytes with what that chunk contains
  StaffBoard: { hydrated: 30.2, later: 35.1 },
  StaffSignIn: { hydrated: 17, later: 0 },
  Toaster: { hydrated: 2.5, later: 0 },
  // later the sign-in above a form whose session has ended
  UnsavedWork: { hydrated: 7.2, later: 20.5 },
  // parts of their own for the chosen point, saved addresses with their icons and what is delivered to them: whoever only looks does not
  // load them; with the first letter of an address the names of places in their spellings
  FulfillmentPicker: { hydrated: 2.5, later: 34 },
};

/** gzip bytes of `sharedBytes`, of which React is the most. */
export const sharedBudget = 88.3 * kilobyte;

/** For an island that is not listed above: enough for a small one. */
const defaultBudget = { hydrated: 5, later: 0 };

export interface IslandSize {
  readonly name: string;
  /** gzip bytes: its module and all its imports, without what the renderer loads for every island (`sharedBytes`) */
  readonly hydrated: number;
  /** gzip bytes of what it may load when it is used, without translations and the map */
  readonly later: number;
  readonly budget: { readonly hydrated: number; readonly later: number };
}

interface Chunk {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** gzip bytes of the renderer and its imports: React and the other code shared by every island, once per page. */
export function sharedBytes(): number {
  const chunks = readChunks();
  return sum(chunks, shared(chunks));
}

/** Measures every island of the built shop that a page uses, largest first. Code that only some islands share counts in each. */
export function islandSizes(): IslandSize[] {
  const chunks = readChunks();
  const common = shared(chunks);
  const islands = readdirSync(join(root, 'src/islands'));
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
  const { hydrated: most, later: mostLater } = budgets[name] ?? defaultBudget;
  return {
    name,
    hydrated: sum(chunks, hydrated),
    later: sum(chunks, later),
    budget: { hydrated: most * kilobyte, later: mostLater * kilobyte },
  };
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
