import { foldWord, plainWords } from '../../search/fold-text.ts';

/** The words of a text as `foldWord` has them, with o as a: Chilonzor and Chilanzar, Юнусобод and Юнусабад. */
export function placeWords(text: string): readonly string[] {
  return plainWords(text).map(foldPlaceWord).filter(Boolean);
}

/** Digits stay: 11 is not 1. */
function foldPlaceWord(word: string): string {
  return word.replace(/\D+/g, (letters) => foldWord(letters).replaceAll('o', 'a'));
}

/** The end of a Russian adjective: Чиланзарский, Учтепинского. Streets have the feminine one, which is not the district's name. */
const adjective = /^(.{4,}?)(?:in)?sk(?:i|aga|am|amu|im)$/;

/** A folded word without the end of an adjective. */
export function stem(word: string): string {
  return word.replace(adjective, '$1');
}

const folded = (text: string): ReadonlySet<string> => new Set(placeWords(text));

/** Words that say what kind of place is named, which name none themselves. */
const kindWords = folded(
  `район районе района р н туман тумани туманида tuman tumani tumanida district город города г shahri shahar область viloyati region center центр markazi
  массив массиве massiv massivi махалля махалле mahalla mahallasi квартал квартале кварт кв кв-л kvartal kvartali block даха daha dahasi мавзе mavze mavzesi
  базар базара рынок рынка бозор bozor bozori bazaar bazar market мечеть masjid masjidi mosque`,
);

/** Words before or after the number of a quarter. */
const quarterWords = folded(
  'квартал квартале кварт kvartal kvartali kvartalda block даха daha dahasi мавзе mavze mavzesi массив massiv massivi',
);

/** Words around a place that do not say that it is another one. */
const aroundWords = folded(`на в к от до с со at the in by ташкент toshkent tashkent`);

const nearWords = folded(`у около возле рядом напротив near opposite yonida yaqinida roʻparasida ориентир moʻljal landmark`);

const metroWords = folded('метро metro metrosi станция station bekat bekati');

/** Words of an address that begin no name. */
const detailWords = folded(
  'дом д корпус корп строение стр подъезд этаж квартира кв офис домофон уй хонадон uy uyi xonadon qavat kirish house building apartment apt floor entrance office',
);

/** In Russian before the name of a street, in Uzbek and English after it. */
const wordsBeforeStreet = folded(
  'ул улица улице улицы просп проспект пр прт проезд пер переулок тупик шоссе бульвар бульв дорога street avenue koʻchasi koʻcha',
);
const wordsAfterStreet = folded(
  'улица улице проспект проезд переулок тупик шоссе бульвар koʻcha koʻchasi koʻch shoh prospekti кўча кўчаси street st str avenue ave road rd lane drive',
);

export const isQuarterWord = (word: string) => quarterWords.has(word);
export const isKindWord = (word: string) => kindWords.has(word);
export const isDetailWord = (word: string) => detailWords.has(word);
export const isNearWord = (word: string) => nearWords.has(word);
export const isMetroWord = (word: string) => metroWords.has(word);

/** Whether a word of an address tells nothing about where it is. */
export function isAroundWord(word: string): boolean {
  return kindWords.has(word) || metroWords.has(word) || aroundWords.has(word) || nearWords.has(word);
}

/** Whether the word at a position is in the name of a street. */
export function isInStreet(words: readonly string[], at: number): boolean {
  return wordsBeforeStreet.has(words[at - 1] ?? '') || wordsAfterStreet.has(words[at + 1] ?? '');
}

/** The ends that a name gets in a sentence: в Юнусабаде, Chilonzorda. */
const inflection = /^(?:a|e|u|i|am|em|da|ga|dan|ni|ning|dagi|lik)$/;
const inflectedLength = 5;

/** Whether a typed word is the one of a name, also inflected. */
export function isWord(typed: string, name: string): boolean {
  if (typed === name || stem(typed) === name) return true;
  return name.length >= inflectedLength && typed.startsWith(name) && inflection.test(typed.slice(name.length));
}

/** Whether a text has every word of a query that says where it is, numbers as a whole. */
export function hasAllWords(text: string, query: string): boolean {
  const words = placeWords(text);
  const typed = placeWords(query);
  const own = typed.filter((word) => !isAroundWord(word) && !isDetailWord(word));
  const wanted = own.length > 0 ? own : typed;
  const has = (wantedWord: string) => words.some((word) => (/\d/.test(wantedWord) ? word === wantedWord : word.startsWith(wantedWord)));
  return wanted.length > 0 && wanted.every(has);
}
