/**
 * Whether a word is the typed one, or nearly all of it, except for one typo: an extra letter, a missing one, a wrong one, or two swapped
 * ones. A short rest of the word may be missing, because a search runs while the word is being typed; with a wrong first letter none may.
 * Takes time linear in the length of the word.
 */
export function isOneTypoAway(word: string, typed: string): boolean {
  if (word.length > longestWithTypo(typed) || typed.length > word.length + 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const isWhole = at === 0;
  if (isWhole && Math.abs(word.length - typed.length) > 1) return false;
  const goesOn = (skipped: number, skippedTyped: number) => continues(word, at + skipped, typed, at + skippedTyped, isWhole);
  const isExchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return goesOn(1, 1) || goesOn(0, 1) || goesOn(1, 0) || (isExchanged && goesOn(2, 2));
}

/** Whether the word continues with the rest of the typed one from here. */
function continues(word: string, wordFrom: number, typed: string, typedFrom: number, isWhole: boolean): boolean {
  const rest = word.length - wordFrom - (typed.length - typedFrom);
  if (rest < 0 || (isWhole && rest > 0)) return false;
  for (let at = typedFrom; at < typed.length; at += 1) if (typed[at] !== word[wordFrom + at - typedFrom]) return false;
  return true;
}

/** The length of the longest word that may be one typo away. */
export function longestWithTypo(typed: string): number {
  return Math.floor((typed.length * 4) / 3);
}
