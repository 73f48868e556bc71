/**
 * Whether a word begins with the typed one except for one typo: an extra letter, a missing one, a wrong one, or two swapped ones.
 * Takes time linear in the length of the word.
 */
export function startsWithOneTypo(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const isExchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    goesOn(word, at + 1, typed, at + 1) ||
    goesOn(word, at, typed, at + 1) ||
    goesOn(word, at + 1, typed, at) ||
    (isExchanged && goesOn(word, at + 2, typed, at + 2))
  );
}

/** Whether the word continues with the rest of the typed one from here. */
function goesOn(word: string, wordFrom: number, typed: string, typedFrom: number): boolean {
  if (word.length - wordFrom < typed.length - typedFrom) return false;
  for (let at = typedFrom; at < typed.length; at += 1) if (typed[at] !== word[wordFrom + at - typedFrom]) return false;
  return true;
}
