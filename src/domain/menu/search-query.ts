import { plainWords } from '../search/fold-text.ts';
import { minimumSearchLength } from './minimum-search-length.ts';

/** The longest part of a query that is used (R-SEARCH-6). */
const longestQuery = 100;

/** The part of a query that is used: its first 100 characters, trimmed. */
export function readQuery(text: string): string {
  // a character has at most two code units
  return [...text.trimStart().slice(0, 2 * longestQuery)].slice(0, longestQuery).join('').trimEnd();
}

/** Whether a query is long enough for a search: the minimum counts the letters as typed. */
export function isSearch(query: string): boolean {
  const letters = readQuery(query).match(/[\p{L}\p{M}\p{N}\u2018\u2019'`]/gu) ?? [];
  return letters.length >= minimumSearchLength && plainWords(readQuery(query)).length > 0;
}
