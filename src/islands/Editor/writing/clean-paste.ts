import { isAllowedLink } from './link-address.ts';
import { listsOfWord } from './word-lists.ts';

const hidden = 'style, script, meta, link, title, xml, head, template, iframe, object, svg, img, picture, video, audio';
const headings = 'h1, h2, h3, h4, h5, h6';
const boldFrom = 600;

/**
 * HTML of a clipboard with only the structure that pages can show: what Word, Google Docs and web pages add for their looks is removed.
 * The editor's own HTML is returned unchanged.
 */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(hidden)) element.remove();
  removeComments(body);
  listsOfWord(body);
  nameStyles(body);
  fixHeadings(body);
  fixLinks(body);
  for (const table of body.querySelectorAll('table')) fixTable(table);
  for (const element of body.querySelectorAll('span, font, u, o\\:p, a:not([href])')) unwrap(element);
  removeEmpty(body);
  for (const element of body.querySelectorAll('*')) keepAttributes(element);
  joinSpaces(body);
  return body.innerHTML;
}

/** Whether the HTML has pictures, which texts can't contain. */
export function hasPictures(html: string): boolean {
  return /<img\b/i.test(html);
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

/** The first row is the head; a cell has one paragraph, and merged cells are taken apart. */
function fixTable(table: HTMLTableElement): void {
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of [...row.cells]) {
      const blocks = [...cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')].filter(
        (block) => block.querySelector('p, div, li') === null,
      );
      for (const block of blocks) {
        if (block !== blocks.at(-1)) block.after(cell.ownerDocument.createElement('br'));
      }
      for (const block of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6')) unwrap(block);
      for (let extra = cell.colSpan; extra > 1; extra -= 1) cell.after(cell.ownerDocument.createElement('td'));
    }
    for (const cell of [...row.cells]) rename(cell, index === 0 ? 'th' : 'td');
  }
  const width = Math.max(0, ...[...table.rows].map((row) => row.cells.length));
  for (const [index, row] of [...table.rows].entries()) {
    while (row.cells.length < width) row.append(table.ownerDocument.createElement(index === 0 ? 'th' : 'td'));
  }
}

/** Empty paragraphs are how word processors make distance. */
function removeEmpty(body: HTMLElement): void {
  for (const block of body.querySelectorAll(`p, div, ${headings}, b, strong, i, em, del`)) {
    if ((block.textContent ?? '').trim() === '' && block.closest('td, th') === null) block.remove();
  }
  for (const line of body.querySelectorAll('body > br, li > p:only-child > br:last-child')) line.remove();
}

function keepAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    const isKept = (name === 'href' && element.tagName === 'A') || (name === 'start' && element.tagName === 'OL');
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
