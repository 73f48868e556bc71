import { isAllowedLink } from '../link-address.ts';
import { type PastedPicture, takePictures } from './paste-pictures.ts';
import { fixTable } from './paste-table.ts';
import { listsOfWord } from './word-lists.ts';

const hidden = 'style, script, meta, link, title, xml, head, template, iframe, object, svg, video, audio';
/** What reviewers of a document have said, where they have said it, and text that its author has hidden. */
const remarks = '[style*="mso-element:comment" i], .MsoCommentReference, .MsoCommentText, .msocomoff, a.msocomanchor, .msocomtxt';
const deletions = 'del[datetime], del[cite], .msoDel';
const headings = 'h1, h2, h3, h4, h5, h6';
const boldFrom = 600;

/** What a paste brings, and what it leaves behind. */
export interface Pasted {
  readonly html: string;
  /** to be uploaded, each for its place in the HTML */
  readonly pictures: readonly PastedPicture[];
  /** the number of pictures that the browser can't read */
  readonly leftPictures: number;
  /** whether remarks, text that was deleted while changes were tracked, or hidden text were removed */
  readonly hasRemarks: boolean;
}

/**
 * HTML of a clipboard with only the structure that pages can show: what Word, Google Docs and web pages add for their looks is removed.
 * The editor's own HTML is returned unchanged.
 * @param rtf the same text in the clipboard, whose pictures take the place of those that the HTML has on the disk
 */
export function cleanPaste(html: string, rtf = ''): Pasted {
  if (html.includes('data-pm-slice')) return { html, pictures: [], leftPictures: 0, hasRemarks: false };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(hidden)) element.remove();
  const hasRemarks = removeRemarks(body);
  const { pictures, left: leftPictures } = takePictures(body, rtf);
  removeComments(body);
  listsOfWord(body);
  nameStyles(body);
  fixHeadings(body);
  fixLinks(body);
  for (const table of body.querySelectorAll('table')) fixTable(table);
  for (const element of body.querySelectorAll('span, font, u, o\\:p, a:not([href]), picture')) unwrap(element);
  removeEmpty(body);
  for (const element of body.querySelectorAll('*')) keepAttributes(element);
  joinSpaces(body);
  return { html: body.innerHTML, pictures, leftPictures, hasRemarks };
}

function removeRemarks(body: HTMLElement): boolean {
  const found = [...body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.matches(`${remarks}, ${deletions}`) || isUnseen(element),
  );
  for (const element of found) element.remove();
  return found.some(({ textContent }) => textContent.trim() !== '');
}

function isUnseen({ style }: HTMLElement): boolean {
  return style.display === 'none' || style.visibility === 'hidden';
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
}

/** Bold, italic and struck text by style becomes an element; an element whose style says the opposite is removed. */
function nameStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font')) {
    const { fontWeight, fontStyle, textDecoration } = element.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= boldFrom;
    const isPlain = fontWeight !== '' && !isBold;
    if (/^(b|strong)$/i.test(element.tagName)) {
      if (isPlain || element.id.startsWith('docs-internal-guid')) unwrap(element);
    } else if (/^(i|em)$/i.test(element.tagName)) {
      if (fontStyle === 'normal') unwrap(element);
    } else {
      if (isBold) wrapContent(element, 'strong');
      if (fontStyle === 'italic') wrapContent(element, 'em');
      if (textDecoration.includes('line-through')) wrapContent(element, 'del');
    }
  }
}

function wrapContent(element: HTMLElement, name: string): void {
  if ((element.textContent ?? '').trim() === '') return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The page's own title is its only `h1`, and a heading is bold by itself. */
function fixHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const title of body.querySelectorAll('p.MsoSubtitle')) rename(title, 'h3');
  for (const heading of body.querySelectorAll(headings)) {
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold);
    const level = Math.min(4, Math.max(2, Number(heading.tagName[1])));
    rename(heading, `h${level}`);
  }
}

function fixLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = withoutRedirect(link.getAttribute('href') ?? '');
    if (isAllowedLink(href) && !href.startsWith('#')) link.setAttribute('href', href);
    else unwrap(link);
  }
}

/** Google Docs sends links through its own address. */
function withoutRedirect(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

/** Empty paragraphs are how word processors make distance. */
function removeEmpty(body: HTMLElement): void {
  for (const block of body.querySelectorAll(`p, div, ${headings}, b, strong, i, em, del`)) {
    const isEmpty = (block.textContent ?? '').trim() === '' && block.querySelector('img') === null;
    if (isEmpty && block.closest('td, th') === null) block.remove();
  }
  for (const line of body.querySelectorAll('body > br, li > p:only-child > br:last-child')) line.remove();
}

function keepAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    const isPicture = element.tagName === 'IMG' && (name === 'alt' || name === 'data-pending');
    const isKept = isPicture || (name === 'href' && element.tagName === 'A') || (name === 'start' && element.tagName === 'OL');
    if (!isKept) element.removeAttribute(name);
  }
}

/** Several spaces, of which all but one do not break in Word's HTML, are one. */
function joinSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/[ \t\r\n\u00a0]{2,}/g, ' ');
  }
}
