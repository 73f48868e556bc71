import { marked } from 'marked';
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

/** The settings' Markdown as safe HTML; a page's own heading is the only `h1`. What is too complex to be read as Markdown is shown as plain text. */
export function renderMarkdown(text: string): string {
  if (isTooComplex(text)) return plainText(text);
  return sanitizeHtml(marked.parse(text, { async: false, gfm: true }), allowed);
}

function plainText(text: string): string {
  const paragraphs = text.split('\n\n').filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
