/** The keys of a keyboard from left to right, by what they write in the Russian layout and in the Latin one. */
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";

const toRussian = new Map([...latin].map((letter, at) => [letter, russian[at] ?? letter]));
const toLatin = new Map([...russian].map((letter, at) => [letter, latin[at] ?? letter]));

/** A text as the same keys write it in the other layout (R-SEARCH-12): "gkjd" is плов, "щыр" is osh. null: it has letters of both. */
export function inOtherLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const [isRussian, isLatin] = [/[а-яё]/.test(lower), /[a-z]/.test(lower)];
  if (isRussian === isLatin) return null;
  const letters = isRussian ? toLatin : toRussian;
  return [...lower].map((letter) => letters.get(letter) ?? letter).join('');
}
