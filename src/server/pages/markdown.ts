import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { isTooComplex, shownTags } from '#domain/content/markup.ts';
import { pageImage } from '#domain/content/pages/page-image.ts';
import { parsePicture } from '#domain/menu/dish-picture.ts';

/** The width on screens of a picture in a text, as in the attribute `sizes`. */
const sizes = '(width < 768px) 92vw, 44rem';

/** The elements allowed in a content page; links may only use http(s), mailto and tel, pictures must be stored ones. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...shownTags, 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: pictureAttributes(src, alt) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** All attributes of a stored picture; none of any other. */
function pictureAttributes(image: string, alt: string): sanitizeHtml.Attributes {
  if (parsePicture(image) === null) return {};
  const { src, srcset, width, height } = pageImage(image);
  const size = { width: String(width), height: String(height) };
  return { src, ...(srcset && { srcset, sizes }), alt, ...size, loading: 'lazy', decoding: 'async' };
}

/** An international number: a plus sign, then 9 to 15 digits with the usual separators. */
const phoneAtStart = /^\+\d(?:[ ()\u00a0\u2011-]{0,2}\d){8,14}(?!\d)/;

const markdown = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'phone',
      level: 'inline',
      // called at each position where a text could begin, so a search for one character is the fastest
      start: (text) => (text.includes('+') ? text.indexOf('+') : undefined),
      tokenizer(text) {
        const [raw] = this.lexer.state.inLink ? [] : (phoneAtStart.exec(text) ?? []);
        return raw === undefined ? undefined : { type: 'phone', raw };
      },
      renderer: ({ raw }) => `<a href="tel:+${raw.replace(/\D/g, '')}">${raw}</a>`,
    },
  ],
});

/**
 * Renders the settings' Markdown as safe HTML (R-SITE-7); the page's own heading is the only `h1`, phone numbers become links. A text
 * that is too complex to parse as Markdown is shown as plain text.
 */
export function renderMarkdown(text: string): string {
  if (isTooComplex(text)) return plainText(text);
  return sanitizeHtml(markdown.parse(text, { async: false }), allowed);
}

function plainText(text: string): string {
  const paragraphs = text.split('\n\n').filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
