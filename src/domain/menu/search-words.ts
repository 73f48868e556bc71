import { isSearch } from './search-query.ts';

/** What the shop says that people type for the dishes of a category (R-SEARCH-13), from a text with commas between. */
export function searchWordsOf(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The first of them that no search could begin with, because it has fewer than three letters; null: there is none. */
export function unsearchableWord(text: string): string | null {
  return searchWordsOf(text).find((word) => !isSearch(word)) ?? null;
}
