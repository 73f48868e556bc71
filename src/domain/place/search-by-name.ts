import { foldWord, plainWords } from '../search/fold-text.ts';

/**
 * The items of which every word of the query begins a word of the text, in any of the alphabets and without apostrophes (R-SEARCH-9);
 * those whose text begins with the query come first. None for a query without letters.
 */
export function searchByName<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] {
  const wanted = plainWords(query).map(foldWord).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = items.flatMap((item) => {
    const words = plainWords(textOf(item)).map(foldWord);
    const isMatch = wanted.every((start) => words.some((word) => word.startsWith(start)));
    return isMatch ? [{ item, isFirst: words[0]?.startsWith(wanted[0] ?? '') === true }] : [];
  });
  return found.sort((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ item }) => item);
}
