/**
 * Whether a word is the typed one, or nearly all of it, except for one typo: an extra letter, a missing one, a wrong one, or two swapped
 * ones. A short rest of the word may be missing, because a search runs while the word is being typed; with a wrong first letter none may.
 * Takes time linear in the length of the word.
 */
export function isOneTypoAway(word: string, typed: string): boolean {
  if (typed.length * 4 < word.length * 3) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const isWhole = at === 0;
  if (isWhole && Math.abs(word.length - typed.length) > 1) return false;
  const isExchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    goesOn(word.slice(at + 1), typed.slice(at + 1), isWhole) ||
    goesOn(word.slice(at), typed.slice(at + 1), isWhole) ||
    goesOn(word.slice(at + 1), typed.slice(at), isWhole) ||
    (isExchanged && goesOn(word.slice(at + 2), typed.slice(at + 2), isWhole))
  );
}

function goesOn(word: string, typed: string, isWhole: boolean): boolean {
  return isWhole ? word === typed : word.startsWith(typed);
}
