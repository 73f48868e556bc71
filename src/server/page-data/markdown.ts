import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { isTooComplex, shownTags } from '#domain/content/markup.ts';

/** What a content page may hold; links lead to http(s), mail and telephone only. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...shownTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2' },
};

/** An international number: a plus, then 9 to 15 digits with the usual signs between them. */
const phoneAtStart = /^\+\d(?:[ ()\u00a0\u2011-]{0,2}\d){8,14}(?!\d)/;

const markdown = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'phone',
      level: 'inline',
      // asked from each place where a text could begin: looking for one sign is the fastest
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
 * The settings' Markdown as safe HTML; a page's own heading is the only `h1`, a phone number is a link. What is too complex to be read as
 * Markdown is shown as plain text.
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
