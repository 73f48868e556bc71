import { parsePicture } from '../menu/dish-picture.ts';

/** The limit of a Markdown text in one language; offers and privacy policies have some 30,000 to 50,000 characters. */
export const mostCharacters = 60_000;

/** The elements that a page shows of a text, beside stored pictures; all other HTML is removed. */
export const shownTags: readonly string[] = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'del',
  'a',
  'br',
  'hr',
  'blockquote',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

const readTags = new Set([...shownTags, 'h1']);

/** A picture of a Markdown text. */
interface TextPicture {
  readonly alt: string;
  /** pages show only stored pictures */
  readonly image: string;
}

/** After `![`: the alternative text, the address, and the rest up to the bracket. Looked for in parts, which takes linear time. */
const afterMark = /^((?:\\.|[^\]\\])*)\]\([ \n]*<?([^()\s<>]+)[^()]*\)/;

/** The pictures of a Markdown text, in its order. */
function picturesOf(text: string): TextPicture[] {
  const [, ...parts] = text.split('![');
  return parts.flatMap((part) => {
    const [, alt = '', image = ''] = afterMark.exec(part) ?? [];
    return image === '' ? [] : [{ alt, image }];
  });
}

/** A Markdown text with a space in place of each picture. */
export function withoutPictures(text: string): string {
  const [start = '', ...parts] = text.split('![');
  return start + parts.map((part) => (afterMark.test(part) ? part.replace(afterMark, ' ') : `![${part}`)).join('');
}

/** Whether a Markdown text has a picture without an alternative text. */
export function hasBarePicture(text: string): boolean {
  return picturesOf(text).some(({ alt }) => alt.trim() === '');
}

/** Markup of a Markdown text that no page shows: other HTML elements, pictures that are not stored and invalid links; each once. */
export function hiddenMarkup(text: string): string[] {
  const tags = [...text.matchAll(/<\/?([a-z][a-z0-9-]*)\b[^>]*>?/gi)].map(([, name = '']) => name.toLowerCase());
  const hiddenTags = tags.filter((name) => !readTags.has(name) && !/^https?$/.test(name)).map((name) => `<${name}>`);
  const pictures = picturesOf(text).every(({ image }) => parsePicture(image) !== null) ? [] : ['![…](…)'];
  const links = [...text.matchAll(/\]\(\s*([a-z][a-z0-9+.-]*):/gi)].map(([, scheme = '']) => `${scheme.toLowerCase()}:`);
  return [...new Set([...hiddenTags, ...pictures, ...links.filter((scheme) => !/^(https?|mailto|tel):$/.test(scheme))])];
}

/** The limit of nested quotes and lists; a text for readers needs fewer than twenty levels. */
const mostLevels = 20;
/** The limit of emphasis marks in one paragraph, because the parser compares each with each other one. */
const mostMarks = 1_000;
const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;

/** Whether a Markdown text has too many levels or marks to be rendered. */
export function isTooComplex(text: string): boolean {
  const plain = text.replaceAll('\r\n', '\n');
  return plain.split('\n').some((line) => levelsOf(line) > mostLevels) || plain.split('\n\n').some((part) => marksIn(part) > mostMarks);
}

/** The number of quotes and list items that a line opens. */
function levelsOf(line: string): number {
  container.lastIndex = 0;
  let levels = 0;
  while (levels <= mostLevels && container.test(line)) levels += 1;
  return levels;
}

function marksIn(paragraph: string): number {
  return paragraph.match(/[*_~]/g)?.length ?? 0;
}
