/** U+02BB, of oʻ and gʻ. */
const turnedComma = 'ʻ';
/** U+02BC, the tutuq belgisi. */
const apostrophe = 'ʼ';
const lookalikes = "['‘’`´ʹ′]";

/** The words of an Uzbek text with apostrophes other than U+02BB and U+02BC, in order, each once. */
export function wrongApostrophes(text: string): string[] {
  return [...new Set(text.split(/[\s.,;:!?()[\]«»"“”]+/).filter((word) => fixApostrophes(word) !== word))];
}

/** The same text with Uzbek apostrophes: oʻ, gʻ, and ʼ between or after other letters. */
export function fixApostrophes(text: string): string {
  return text
    .replace(new RegExp(`([oOgG])(?:${lookalikes}|${apostrophe})`, 'gu'), `$1${turnedComma}`)
    .replace(new RegExp(`(?:${lookalikes}|${turnedComma})(?=\\p{L})`, 'gu'), (found, at: number, whole: string) => {
      const isAfterLetter = /\p{L}$/u.test(whole.slice(Math.max(0, at - 2), at));
      return isAfterLetter && !/[oOgG]/.test(text[at - 1] ?? '') ? apostrophe : found;
    });
}
