/** Every character that is typed for the apostrophe of an Uzbek word. */
const apostrophes = /[\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07'`´]/g;

/** Cyrillic letters, Russian and Uzbek, in Latin. */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'o',
  ф: 'f',
  х: 'h',
  ҳ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Latin spellings of one sound: Uzbek letters, the usual transliterations of Russian, and double letters of loanwords. */
const latin: Readonly<Record<string, string>> = {
  tsts: 'ts',
  shch: 'sh',
  sch: 'sh',
  dzh: 'j',
  zh: 'j',
  dj: 'j',
  kh: 'h',
  gh: 'g',
  ph: 'f',
  ch: 'ch',
  ck: 'k',
  tz: 'ts',
  zz: 'ts',
  ye: 'e',
  yo: 'e',
  ce: 'se',
  ci: 'si',
  c: 'k',
  q: 'k',
  w: 'v',
  x: 'h',
  y: 'i',
};
const latinSpelling = /tsts|shch|sch|dzh|zh|dj|kh|gh|ph|ch|ck|tz|zz|ye|yo|ce|ci|[cqwxy]/g;

/**
 * The words of a text as typed (R-SEARCH-3): lower case, ё as е, without apostrophes and accents; a hyphen separates words like a space.
 */
export function plainWords(text: string): readonly string[] {
  return withoutAccents(text.toLowerCase().normalize('NFC').replace(apostrophes, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A plain word in one alphabet (R-SEARCH-4): Uzbek in Latin and in Cyrillic, Russian and its transliteration are the same here. */
export function foldWord(word: string): string {
  const inLatin = word.replace(/[а-яўқғҳ]/g, (letter) => cyrillic[letter] ?? letter);
  return onlyOnce(inLatin.replace(latinSpelling, (spelling) => latin[spelling] ?? spelling));
}

/** A whole text in one alphabet, its words separated by single spaces. */
export function foldText(text: string): string {
  return plainWords(text).map(foldWord).filter(Boolean).join(' ');
}

/** й is a separate letter; the marks of other letters are removed. The text is in normalization form C. */
function withoutAccents(text: string): string {
  return text.replaceAll('ё', 'е').replace(/[^\u0400-\u04ff]+/g, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Double letters count once, because transliterations differ most in them. */
function onlyOnce(word: string): string {
  let once = '';
  for (const letter of word) if (!once.endsWith(letter)) once += letter;
  return once;
}
