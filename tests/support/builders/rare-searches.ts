import { demoCatalog } from './demo-catalog.ts';

const fewestDishes = 1;
const mostDishes = 10;
const letters = 4;

/**
 * Paths of home with different searches that each find 1 to 10 dishes, tested on the running shop.
 * @param count the maximum number
 */
export async function rareSearches(url: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (const text of nameHunks()) {
    const path = `/?q=${encodeURIComponent(text)}`;
    const html = await fetch(url + path).then((response) => response.text());
    const found = html.match(/<article/g)?.length ?? 0;
    if (found >= fewestDishes && found <= mostDishes) paths.push(path);
    if (paths.length === count) break;
  }
  return paths;
}

/** Every substring of four letters in a dish's name. */
function nameHunks(): Set<string> {
  const words = demoCatalog().products.flatMap(({ name }) => Object.values(name).flatMap((text = '') => text.toLowerCase().split(/\s+/)));
  const pieces = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - letters + 1) }, (_, at) => word.slice(at, at + letters)),
  );
  return new Set(pieces.filter((piece) => /^\p{L}+$/u.test(piece)));
}
