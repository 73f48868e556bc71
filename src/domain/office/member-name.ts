/** Cyrillic letters that look like Latin ones, capitals and small ones. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [...'АВЕЅІЈКМНОРСТУХҮЗаеѕіјорсухһԁԛԝ'].map((letter, index) => [letter, [...'ABESIJKMHOPCTYXY3aesijopcyxhdqw'][index] ?? letter]),
);

/** Letters and marks that nobody sees, such as a space without width. */
const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}]/u;
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** A name as it is stored: one form of each letter, single spaces. */
export function normalizeName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Whether a name is what it looks like: nothing hidden in it, and no word of it in letters of two alphabets. */
export function isClearName(name: string): boolean {
  const words = name.split(/[^\p{Letter}\p{Mark}]+/u);
  return !hidden.test(name) && words.every((word) => scripts.filter((script) => script.test(word)).length <= 1);
}

/** Equal for names that people can't tell apart. */
export function lookOf(name: string): string {
  const visible = normalizeName(name).replace(new RegExp(hidden, 'gu'), '');
  return Array.from(visible, (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}
