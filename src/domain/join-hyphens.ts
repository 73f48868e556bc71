const wordJoiner = '\u2060';

/** A text with no line break after the hyphen of a number: "38-xonadon", "4-mavze". */
export function joinHyphens(text: string): string {
  return text.replace(/(\d-)(?=\p{L})/gu, `$1${wordJoiner}`);
}
