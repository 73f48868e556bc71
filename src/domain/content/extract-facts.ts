import { splitLocale } from '../routes.ts';
import { withoutPictures } from './markup.ts';

/** The facts of a text that must be the same in every language. */
export interface TextFacts {
  /** twelve digits, sorted */
  readonly phones: readonly string[];
  /** addresses without a language prefix, sorted */
  readonly links: readonly string[];
  /** amounts, times and counts as digits, sorted */
  readonly numbers: readonly string[];
}

/** With the character before it, which is no part of the number. */
const phonePattern = /(^|[^\d+])((?:\+?998[\s().-]*)?\(?\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2})(?!\d)/g;
const linkPattern = /\]\(\s*((?:[^()\s]|\([^()\s]*\))+)(?:\s[^)\]]*)?\)|\bhttps?:\/\/[^\s<>)\]]+/gi;

/** Extracts phones, links and numbers from a Markdown text, in any spelling that the three languages use; pictures don't count. */
export function factsOf(markdown: string): TextFacts {
  const text = withoutPictures(markdown);
  const links = [...text.matchAll(linkPattern)].map((match) => plainLink(match[1] ?? match[0]));
  const withoutLinks = text.replace(linkPattern, ' ');
  const phones = [...withoutLinks.matchAll(phonePattern)].map(([, , phone = '']) => phoneDigits(phone));
  const rest = withoutLinks.replace(phonePattern, '$1 ');
  return { phones: phones.toSorted(), links: links.toSorted(), numbers: numbersOf(rest).toSorted() };
}

/** The link targets of a text, internal and external, unchanged, each once. */
export function linksOf(text: string): string[] {
  const all = [...withoutPictures(text).matchAll(linkPattern)].map((match) => withoutEndSigns(match[1] ?? match[0]));
  return [...new Set(all.filter((link) => /^(\/(?!\/)|https?:\/\/)/i.test(link)))];
}

/** Digits without the spaces, commas and dots that separate thousands; list markers of Markdown don't count. */
function numbersOf(text: string): string[] {
  const plain = text.replace(/^[ \t]*\d+[.)]\s/gm, ' ').replace(/(\d)[\u00a0\u202f ,.](?=\d{3}(?!\d))/g, '$1');
  return [...plain.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number.replaceAll(',', '.'));
}

function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 9 ? `998${digits}` : digits;
}

function plainLink(link: string): string {
  const plain = withoutEndSigns(link);
  return splitLocale(plain)
    .path.replace(/(.)\/$/, '$1')
    .toLowerCase();
}

/** A link without the signs of the sentence that it ends. */
function withoutEndSigns(link: string): string {
  let end = link.length;
  while (end > 0 && '.,;:!?'.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}
