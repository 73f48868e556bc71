import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { shownTags } from '#domain/content/markup.ts';

/** What a content page may hold; links lead to http(s), mail and telephone only. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...shownTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2' },
};

/** The settings' Markdown as safe HTML; a page's own heading is the only `h1`. */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(marked.parse(text, { async: false, gfm: true }), allowed);
}
