import { demoCatalog } from './demo-catalog.ts';

const fewestDishes = 1;
const mostDishes = 10;
const letters = 4;

/**
 * Paths of home with different searches that each find 1 to 10 dishes: two parts of one dish's name, of which each by itself finds
 * as few on the running shop.
 * @param count the maximum number
 */
export async function rareSearches(url: string, count: number): Promise<string[]> {
  const rare = new Map<string, boolean>();
  const searches = new Set<string>();
  for (const { name } of demoCatalog().products) {
    for (const text of Object.values(name)) {
      const parts: string[] = [];
      for (const part of partsOf(text ?? '')) {
        if (!rare.has(part)) rare.set(part, await findsFew(url, part));
        if (rare.get(part) === true) parts.push(part);
      }
      for (const one of parts) for (const another of parts) if (one !== another) searches.add(`${one} ${another}`);
    }
    if (searches.size >= count) break;
  }
  return [...searches].slice(0, count).map(searchPath);
}

function searchPath(text: string): string {
  return `/?q=${encodeURIComponent(text)}`;
}

async function findsFew(url: string, text: string): Promise<boolean> {
  const html = await fetch(url + searchPath(text)).then((response) => response.text());
  const found = html.match(/<article/g)?.length ?? 0;
  return found >= fewestDishes && found <= mostDishes;
}

/** Every substring of four letters in the words of a name. */
function partsOf(name: string): Set<string> {
  const pieces = name
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => Array.from({ length: Math.max(0, word.length - letters + 1) }, (_, at) => word.slice(at, at + letters)));
  return new Set(pieces.filter((piece) => /^\p{L}+$/u.test(piece)));
}
