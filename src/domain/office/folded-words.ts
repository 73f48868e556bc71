import { foldWord, plainWords } from '../search/fold-text.ts';

/** The words of a text in one alphabet, for the searches of the back office; digits count each, unlike double letters. */
export function foldedWords(text: string): string[] {
  return plainWords(text).map((word) => (/^\d+$/.test(word) ? word : foldWord(word)));
}
