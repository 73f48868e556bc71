import type { Locale } from '../../locale.ts';
import { districts } from './gazetteer/districts.ts';
import { knownDistrict } from './known-places.ts';
import { isQuarterWord, isWord, placeWords } from './place-words.ts';

/** A quarter that is called by its number: Юнусабад, 4-й квартал, or Ц-1. It has no point of its own, and is taken as its district. */
export interface NumberedQuarter {
  readonly kind: 'ofDistrict' | 'ofCenter';
  readonly number: number;
}

/** The quarter of a text: 4 квартал, 4-мавзе, block 4, Ц-1, Юнусабад 4; null: it has none. */
export function numberedQuarter(text: string): NumberedQuarter | null {
  const center = /(?:^|[^\p{L}\p{N}])(?:ц|ts|[cс])[\s-]?([1-9]|1\d|2[0-8])(?!\p{L}|\p{N})/iu.exec(text);
  if (center) return { kind: 'ofCenter', number: Number(center[1]) };
  const words = placeWords(text.replace(/кв-л/giu, 'квартал'));
  const at = words.findIndex((word, index) => /^[1-9]\d?$/.test(word) && isOfQuarter(words, index));
  return at < 0 ? null : { kind: 'ofDistrict', number: Number(words[at]) };
}

/** Whether a number stands beside the word for a quarter, or directly after the name of a district that has such quarters. */
function isOfQuarter(words: readonly string[], at: number): boolean {
  const after = words[at + (isEnding(words[at + 1] ?? '') ? 2 : 1)] ?? '';
  const before = words[at - 1] ?? '';
  return isQuarterWord(after) || isQuarterWord(before) || lastWords.some((name) => isWord(before, name));
}

const lastWords = districts.flatMap(({ quarters, short }) =>
  quarters ? Object.values(short).map((name) => placeWords(name).at(-1) ?? '') : [],
);

const endings = new Set(placeWords('й я го ый th'));

/** The end of a number: 4-й. */
export function isEnding(word: string): boolean {
  return endings.has(word);
}

/** What a quarter of a district is called; null: the district has no such quarter. */
export function quarterTitle({ kind, number }: NumberedQuarter, district: string, locale: Locale): string | null {
  const known = knownDistrict(district);
  if (kind === 'ofCenter') return known?.hasCenter ? centerTitle(number, locale) : null;
  if (known?.quarters === undefined || number < known.quarters[0] || number > known.quarters[1]) return null;
  const name = known.short[locale];
  return { ru: `${name}, ${number}-й квартал`, en: `${name}, block ${number}`, uz: `${name}, ${number}-mavze` }[locale];
}

function centerTitle(number: number, locale: Locale): string {
  return `${locale === 'ru' ? 'Ц' : 'C'}-${number}`;
}
